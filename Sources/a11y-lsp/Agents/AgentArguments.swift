// The arguments of a tool call.

import LanguageServer
import Linter
import Source

/// The arguments of a tool call, checked against the tool's parameters.
struct AgentArguments: Sendable {
  private let value: JSONValue

  /// - Parameter value: The arguments as sent, an object, or nil if there are none.
  init(_ value: JSONValue?, for tool: AgentTool) throws(AgentProblem) {
    self.value = value ?? JSONDocument.null.root
    let names = tool.parameters.map(\.name)
    for (name, value) in self.value.members ?? [] where !value.isNull {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let hint = Spelling.hint(for: name, among: names)
        let rest = hint.isEmpty ? ". It has: \(names.joined(separator: ", "))." : hint
        throw AgentProblem("'\(tool.name)' has no argument '\(name.excerpt(100))'\(rest)")
      }
      try AgentArguments.check(value, parameter.schema, "'\(name)'")
    }
    try AgentArguments.require(tool.parameters, of: self.value)
  }

  private static func require(
    _ parameters: [AgentSchema.Member], of value: JSONValue
  ) throws(AgentProblem) {
    for parameter in parameters where parameter.isRequired && value[parameter.name] == nil {
      throw AgentProblem("'\(parameter.name)' is missing.")
    }
  }

  private static func check(
    _ value: JSONValue, _ schema: AgentSchema, _ subject: String
  ) throws(AgentProblem) {
    switch schema {
    case .text:
      guard value.isString else { throw AgentProblem("\(subject) must be a string.") }
    case .flag:
      guard value.bool != nil else { throw AgentProblem("\(subject) must be true or false.") }
    case .number(let range):
      guard let number = value.int, range.contains(number) else {
        let end = range.upperBound < .max ? " to \(range.upperBound)" : " or greater"
        throw AgentProblem("\(subject) must be an integer, \(range.lowerBound)\(end).")
      }
    case .words(let words):
      guard let word = value.string, words.contains(word) else {
        throw AgentProblem("\(subject) must be one of: \(words.joined(separator: ", ")).")
      }
    case .list(let element, let most):
      guard let elements = value.elements, !elements.isEmpty else {
        throw AgentProblem("\(subject) must be an array with at least one element.")
      }
      if let most, elements.count > most { throw AgentProblem("\(subject) has more than \(most) elements.") }
      for item in elements { try check(item, element, "Each element of \(subject)") }
    case .object: break
    }
  }

  func text(_ name: String) -> String? { value[name]?.string }
  func texts(_ name: String) -> [String]? { value[name]?.elements?.compactMap(\.string) }
  func number(_ name: String) -> Int? { value[name]?.int }
  func flag(_ name: String) -> Bool { value[name]?.bool == true }

  /// The bytes of a string, without repairs.
  func bytes(_ name: String) -> [UInt8]? { value[name]?.stringBytes }
}
