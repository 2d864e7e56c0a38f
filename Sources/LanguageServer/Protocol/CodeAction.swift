// Code actions for the client.

import Source

/// An entry in the editor's quick fix menu.
///
/// Source: LSP 3.17, “CodeAction”.
struct CodeAction {
  var title: String
  var kind: CodeActionKind
  var isPreferred = false
  /// The diagnostics that the action resolves.
  var diagnostics: [Diagnostic]
  var content: Content

  enum Content {
    case edit(WorkspaceEdit)
    /// The data that the client sends back to get the edit.
    case data(CodeActionData)
    /// A command that the server runs at a position.
    case command(Command, DocumentURI, Position)
  }

  /// The maximum number of Unicode scalars in a title, which may quote the app's text or identifiers.
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
