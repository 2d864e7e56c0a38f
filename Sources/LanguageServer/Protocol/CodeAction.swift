// What can be done about a stretch of text, as it is sent to the client.

import Source

/// One entry of the editor's menu of fixes.
///
/// Source: LSP 3.17, “CodeAction”.
struct CodeAction {
  var title: String
  var kind: CodeActionKind
  var isPreferred = false
  /// What the action resolves.
  var diagnostics: [Diagnostic]
  var content: Content

  enum Content {
    case edit(WorkspaceEdit)
    /// What the client sends back when it wants the edit.
    case data(CodeActionData)
    /// The client has the server run a command at a place.
    case command(Command, DocumentURI, Position)
  }

  /// The maximum number of Unicode scalars in a title, which may quote a text or a name of the app.
  static let longestTitle = 1_000

  init(title: String, kind: CodeActionKind, diagnostics: [Diagnostic] = [], content: Content) {
    self.title = title.excerpt(CodeAction.longestTitle)
    self.kind = kind
    self.diagnostics = diagnostics
    self.content = content
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("kind", kind.rawValue)
      if !diagnostics.isEmpty {
        json.key("diagnostics")
        json.array { json in
          for diagnostic in diagnostics { diagnostic.write(to: &json) }
        }
      }
      if isPreferred { json.member("isPreferred", true) }
      switch content {
      case .edit(let edit):
        json.key("edit")
        edit.write(to: &json)
      case .data(let data):
        json.key("data")
        data.write(to: &json)
      case .command(let command, let uri, let position):
        json.key("command")
        command.write(title, to: &json, uri, position)
      }
    }
  }
}
