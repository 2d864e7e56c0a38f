// Commands: edits for the client to apply, and text output.

import Linter
import Source

extension Session {
  /// Runs a command.
  ///
  /// Source: LSP 3.17, “Execute a command”.
  func execute(_ params: ExecuteCommandParams, _ id: RequestID) {
    guard let command = Command(rawValue: params.command) else {
      return fail(id, ResponseError(.invalidParams, "Unknown command '\(params.command)'."))
    }
    guard let document = params.uri.flatMap({ documents[$0] }) else {
      return fail(id, ResponseError(.invalidParams, "The argument must be the URI of an open document."))
    }
    switch command {
    case .readScreen:
      return reply(id) { json in
        guard let reading = reading(at: params.position, in: document) else { return json.null() }
        json.value(reading.text(in: document.text))
      }
    case .fixAll: applySafeFixes(to: document)
    case .updateBaseline: updateBaseline(of: document)
    case .checklist: return reply(id) { $0.value(checklist(of: document)) }
    case .teachComponent:
      guard let position = params.position else {
        return fail(
          id, ResponseError(.invalidParams, "The argument must contain the 'position' of a component."))
      }
      teach(at: position, in: document)
    }
    reply(id) { $0.null() }
  }

  private func applySafeFixes(to document: Document) {
    guard let edit = safeEdit(of: document) else { return }
    apply(edit, "Apply all safe accessibility fixes in this file")
  }

  /// Asks the client to apply an edit. The client may show `label`.
  ///
  /// Source: LSP 3.17, “Applies a WorkspaceEdit”.
  func apply(_ edit: WorkspaceEdit, _ label: String) {
    guard client.appliesEdits else {
      return warn("This editor doesn't support workspace edits.")
    }
    ask(.edit, "workspace/applyEdit") { json in
      json.object { json in
        json.member("label", label)
        json.key("edit")
        edit.write(to: &json)
      }
    }
  }
}
