// The answers of tools.

import Source

/// The answer of a tool: text for the agent, or JSON in the form of the tool's output schema.
struct AgentAnswer: Sendable {
  private var text: String
  private var isStructured = false
  private var isError = false

  /// The maximum number of Unicode scalars in a text, which agents also show in terminals. Longer ones are cut off, which the last line says.
  static let longestText = 40_000

  init(_ text: String) {
    let short = text.excerpt(AgentAnswer.longestText)
    self.text = PlainText.lines(
      short == text ? text : short + "\nThe rest is cut off. Name fewer files, or a line.")
  }

  /// Creates an answer in JSON.
  init(_ json: JSONWriter) {
    text = String(decoding: json.bytes, as: UTF8.self)
    isStructured = true
  }

  init(_ problem: AgentProblem) {
    self.init(problem.message)
    isError = true
  }

  /// Writes the members of the result. Clients that ignore `structuredContent` get the same JSON as text.
  ///
  /// Source: Model Context Protocol 2026-07-28, “Tool Result”.
  func write(to json: inout JSONWriter) {
    json.key("content")
    json.array { json in
      json.object { json in
        json.member("type", "text")
        json.member("text", text)
      }
    }
    if isStructured {
      json.key("structuredContent")
      json.raw(text.utf8)
    }
    json.member("isError", isError)
  }
}
