// Edits to a document and to the files that they refer to.

import Linter
import Source

extension Session {
  /// Creates a workspace edit in the form that the client supports.
  func workspaceEdit(_ documents: [WorkspaceEdit.Document]) -> WorkspaceEdit {
    WorkspaceEdit(form: client.readsDocumentChanges ? .documentChanges : .changes, documents: documents)
  }

  /// Creates a workspace edit for one document and the string tables that it uses.
  func workspaceEdit(
    _ edits: [WorkspaceEdit.Edit], in document: Document, and changes: [TableChange] = []
  ) -> WorkspaceEdit {
    workspaceEdit(
      [WorkspaceEdit.Document(uri: document.uri, version: document.version, edits: edits)]
        + changes.map { change in
          let path = document.placement.root.map { FilePath.join($0, change.path) } ?? change.path
          let open = openDocument(at: path)
          var conversions = Conversions(change.text, in: encoding)
          return WorkspaceEdit.Document(
            uri: open?.uri ?? DocumentURI(path: path), version: open?.version,
            edits: conversions.edits(change.edits))
        })
  }

  /// Returns the current text, in the editor or on disk, of the table at `path` below the root of a document's project.
  func table(_ path: String, for document: Document) -> SourceText? {
    guard let path = document.placement.root.map({ FilePath.join($0, path) }) else { return nil }
    if let open = openDocument(at: path) { return open.text }
    return try? FileContent(ofFile: path, limit: document.placement.configuration.maxFileSize).text
  }

  private func openDocument(at path: String) -> Document? {
    documents.values.first { $0.placement.file == path }
  }
}
