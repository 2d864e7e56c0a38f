// Edits to the configuration file that covers a document.

import Linter
import Source

extension Session {
  /// Returns a change of the nearest configuration file, or nil if `edit` returns none for it or there's no place for a
  /// new one. If there's no file, `newText` becomes one in the workspace folder.
  func configurationChange(
    for document: Document, creating newText: @autoclosure () -> SourceText,
    _ edit: (SourceText) -> [TextEdit]?
  ) -> ConfigurationChange? {
    guard let file = document.placement.file, let root = document.placement.root else { return nil }
    let nearest = projects.configurations.resolution(forFilesIn: FilePath.folder(of: file), root: root).file
    guard let path = nearest else {
      return ConfigurationChange(path: FilePath.join(root, ConfigurationFile.name), newText: newText())
    }
    guard let text = try? projects.configurations.content(of: path), let edits = edit(text) else {
      return nil
    }
    return ConfigurationChange(path: path, change: (text, edits), newText: newText())
  }

  /// Returns a change that turns off a rule for the project of a document.
  private func turningOff(_ rule: String, for document: Document) -> ConfigurationChange? {
    configurationChange(
      for: document, creating: ConfigurationFile.text(turningOff: rule),
      { ConfigurationFile.edits(turningOff: rule, in: $0) })
  }

  /// Returns whether the client can turn off a rule for the project of a document.
  func canTurnOff(_ rule: String, for document: Document) -> Bool {
    guard let change = turningOff(rule, for: document) else { return false }
    return !change.isCreation || client.createsFiles
  }

  func turningOffEdit(of rule: String, for document: Document) -> WorkspaceEdit? {
    turningOff(rule, for: document).map(workspaceEdit)
  }

  func workspaceEdit(_ change: ConfigurationChange) -> WorkspaceEdit {
    let open = documents.values.first { $0.uri.configurationPath == change.path }
    let uri = open?.uri ?? DocumentURI(path: change.path)
    guard let (text, edits) = change.change else {
      var conversions = Conversions(SourceText(""), in: encoding)
      let whole = TextEdit(0..<0, change.newText.string)
      return WorkspaceEdit(
        form: .creation, documents: [.init(uri: uri, version: nil, edits: conversions.edits([whole]))])
    }
    var conversions = Conversions(text, in: encoding)
    return workspaceEdit([.init(uri: uri, version: open?.version, edits: conversions.edits(edits))])
  }
}
