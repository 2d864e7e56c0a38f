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

  /// Returns a change that turns off a rule for the project of a document, or nil if the rule would stay on: the editor's
  /// settings or another configuration file turn it on, or the configuration is invalid.
  private func turningOff(_ rule: String, for document: Document) -> ConfigurationChange? {
    let change = configurationChange(
      for: document, creating: ConfigurationFile.text(turningOff: rule),
      { ConfigurationFile.edits(turningOff: rule, in: $0) })
    guard let change, let text = change.result, let rule = Rule.named(rule) else { return nil }
    var projects = projects
    projects.configurations.openTexts[change.path] = text
    let placement = Placement(
      of: document.uri, languageID: document.languageID, folders: folders, settings: settings, in: &projects)
    return placement.isUncertain || placement.configuration.activation(of: rule).runs ? nil : change
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
