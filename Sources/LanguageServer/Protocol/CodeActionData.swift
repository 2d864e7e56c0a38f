// What an unresolved code action carries to the client and back.

import Source

/// Everything that is needed to compute the edit of a code action again. The server remembers nothing of the
/// actions it has offered.
package struct CodeActionData: Sendable, Equatable {
  /// What the action does.
  enum Choice: Sendable, Equatable {
    /// Applies a fix of a finding; both numbers are indices.
    case fix(Int, finding: Int, rule: String)
    /// Writes a comment that ignores the rule of a finding.
    case ignore(finding: Int, rule: String)
    /// Applies all safe fixes.
    case fixAll
  }

  var uri: DocumentURI
  /// The version of the document for which the action was offered.
  var version: Int
  var choice: Choice

  init(uri: DocumentURI, version: Int, choice: Choice) {
    self.uri = uri
    self.version = version
    self.choice = choice
  }

  init(_ value: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try value.requiredString("uri"))
    version = try value.requiredInt("version")
    switch (value["rule"]?.string, value["finding"]?.int, value["fix"]?.int) {
    case (let rule?, let finding?, let fix?): choice = .fix(fix, finding: finding, rule: rule)
    case (let rule?, let finding?, nil): choice = .ignore(finding: finding, rule: rule)
    default: choice = .fixAll
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri.string)
      json.member("version", version)
      switch choice {
      case .fix(let fix, let finding, let rule):
        json.member("rule", rule)
        json.member("finding", finding)
        json.member("fix", fix)
      case .ignore(let finding, let rule):
        json.member("rule", rule)
        json.member("finding", finding)
      case .fixAll: break
      }
    }
  }
}

/// A code action that comes back to get its edit.
///
/// Source: LSP 3.17, “Code Action Resolve Request”.
package struct UnresolvedCodeAction: Sendable {
  /// The action as the client sends it, to be sent back with an edit.
  private var action: JSONValue
  var data: CodeActionData

  init(_ params: JSONValue) throws(ResponseError) {
    action = params
    data = try CodeActionData(params.required("data"))
  }

  /// Writes the action with `edit` in it.
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
