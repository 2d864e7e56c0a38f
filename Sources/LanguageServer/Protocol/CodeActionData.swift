// The data of unresolved code actions.

import Source

/// The data needed to compute the edit of a code action later. The server doesn't store the actions that it has
/// offered.
package struct CodeActionData: Sendable, Equatable {
  /// The kind of edit.
  enum Choice: Sendable, Equatable {
    /// Applies a fix of a finding. Both numbers are indices.
    case fix(Int, finding: Int, rule: String)
    /// Applies all safe fixes of a rule.
    case fixRule(String)
    /// Adds a comment that ignores the rule of a finding on its line.
    case ignore(finding: Int, rule: String)
    /// Adds a comment that ignores a rule in the file.
    case ignoreInFile(String)
    /// Turns a rule off in the configuration.
    case turnOff(String)
    /// Applies all safe fixes.
    case fixAll
    /// Adds the component whose name touches this byte to the configuration.
    case teach(Int)
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
    if let component = value["component"]?.int {
      choice = .teach(component)
      return
    }
    if let rule = value["rule"]?.string, let scope = value["scope"]?.string.flatMap(Scope.init) {
      choice =
        switch scope {
        case .fixes: .fixRule(rule)
        case .file: .ignoreInFile(rule)
        case .configuration: .turnOff(rule)
        }
      return
    }
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
      case .fixRule(let rule): write(rule, .fixes, to: &json)
      case .ignoreInFile(let rule): write(rule, .file, to: &json)
      case .turnOff(let rule): write(rule, .configuration, to: &json)
      case .fixAll: break
      case .teach(let component): json.member("component", component)
      }
    }
  }

  /// The scope of an action that concerns a rule rather than one finding.
  private enum Scope: String {
    case fixes, file, configuration
  }

  private func write(_ rule: String, _ scope: Scope, to json: inout JSONWriter) {
    json.member("rule", rule)
    json.member("scope", scope.rawValue)
  }
}
