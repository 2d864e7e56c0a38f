// Keeping the server's texts equal to the editor's.

import Linter
import Source

extension Session {
  /// Source: LSP 3.17, “DidOpenTextDocument Notification”. A document that is open already is taken anew.
  func open(_ opened: OpenedDocument) {
    useConfiguration(opened.text, from: opened.uri)
    let placement = place(opened.uri, languageID: opened.languageID)
    tellProblems(of: placement)
    forgetReadings(of: opened.uri)
    documents[opened.uri] = Document(
      uri: opened.uri, languageID: opened.languageID, version: opened.version, text: opened.text,
      placement: placement, revision: nextRevision())
    touched.append(opened.uri)
    indexProject(of: placement)
    overdue.insert(.watchers)
  }

  /// Source: LSP 3.17, “DidChangeTextDocument Notification”. Positions outside the text are clamped to it.
  func apply(_ change: DocumentChange) {
    guard documents[change.uri] != nil else {
      warn("Ignored textDocument/didChange: \(change.uri.string) isn't open.")
      return
    }
    for content in change.changes {
      if let range = content.range {
        // The copy of the text that conversion needs must be gone before the text changes, or all of it is
        // copied.
        let bytes = documents[change.uri].map { Conversions($0.text, in: encoding).bytes(range) }
        documents[change.uri]?.text.replace(bytes ?? 0..<0, with: content.text)
      } else {
        documents[change.uri]?.text = SourceText(content.text)
      }
    }
    if let version = change.version { documents[change.uri]?.version = version }
    documents[change.uri]?.revision = nextRevision()
    stopReading(change.uri)
    touched.append(change.uri)
    for request in takeParked(where: { $0.uri == change.uri && $0.namesPositions }) {
      fail(request.id, .contentModified)
    }
    useConfiguration(documents[change.uri]?.text, from: change.uri)
  }

  /// Source: LSP 3.17, “DidSaveTextDocument Notification”. Of use where the client watches no files.
  func saved(_ uri: DocumentURI) {
    guard let path = uri.filePath else { return }
    if uri.configurationPath != nil { reloadConfigurations() }
    if FileSummary.takesParser(path: path) { changed([path]) }
  }

  /// Source: LSP 3.17, “DidCloseTextDocument Notification”.
  func close(_ uri: DocumentURI) {
    forgetReadings(of: uri)
    guard let document = documents.removeValue(forKey: uri) else { return }
    for request in takeParked(where: { $0.uri == uri }) { answer(request) }
    if document.published != nil { clearDiagnostics(of: uri) }
    useConfiguration(nil, from: uri)
    // What the editor had may not be what the disk has.
    if let path = uri.filePath { changed([path]) }
  }

  /// Marks a document as to be looked at anew, since what it depends on beside its text has changed.
  func touch(_ uri: DocumentURI) {
    documents[uri]?.revision = nextRevision()
    forgetReadings(of: uri)
    touched.append(uri)
  }

  private func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }
}
