// The parameters of a code action resolve request.

import Source

/// A code action that the client sends back to get its edit.
///
/// Source: LSP 3.17, “Code Action Resolve Request”.
package struct UnresolvedCodeAction: Sendable {
  /// The action as the client sends it. The response contains it with an edit.
  private var action: JSONValue
  var data: CodeActionData

  init(_ params: JSONValue) throws(ResponseError) {
    action = params
    data = try CodeActionData(params.required("data"))
  }

  /// Writes the action with `edit`.
  func write(with edit: WorkspaceEdit, to json: inout JSONWriter) {
    json.object { json in
      for (name, value) in action.members ?? [] where name != "edit" {
        json.key(name)
        json.raw(value.rawText.utf8)
      }
      json.key("edit")
      edit.write(to: &json)
    }
  }
}
