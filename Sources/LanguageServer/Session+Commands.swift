// Commands: changes that the server asks the editor to make.

import Linter
import Source

extension Session {
  /// Source: LSP 3.17, “Execute a command”.
  func execute(_ params: ExecuteCommandParams, _ id: RequestID) {
    switch Command(rawValue: params.command) {
    case .fixAll:
      guard let document = params.uri.flatMap({ documents[$0] }) else {
        return fail(id, ResponseError(.invalidParams, "The argument must be the URI of an open document."))
      }
      applySafeFixes(to: document)
      reply(id) { $0.null() }
    case nil:
      fail(id, ResponseError(.invalidParams, "There is no command “\(params.command)”."))
    }
  }

  /// Source: LSP 3.17, “Applies a WorkspaceEdit”.
  private func applySafeFixes(to document: Document) {
    let fixes = document.findings.safeEdits
    guard !fixes.isEmpty else { return }
    guard client.appliesEdits else {
      return warn("This editor does not let servers change documents.")
    }
    var conversions = Conversions(document.text, in: encoding)
    let edit = workspaceEdit(conversions.edits(fixes), in: document)
    ask(.edit, "workspace/applyEdit") { json in
      json.object { json in
        json.member("label", "Apply all safe accessibility fixes")
        json.key("edit")
        edit.write(to: &json)
      }
    }
  }
}
