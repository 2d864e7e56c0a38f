// JSON Schemas of tool arguments and results.

import Source

/// The form of a value, written as a JSON Schema.
///
/// Source: JSON Schema 2020-12, the dialect of the protocol.
indirect enum AgentSchema: Sendable {
  case text
  case flag
  case number(ClosedRange<Int>)
  case words([String])
  case list(of: AgentSchema, most: Int?)
  case object([Member])

  /// A member of an object.
  struct Member: Sendable {
    var name: String
    var schema: AgentSchema
    var summary: String?
    var isRequired: Bool

    init(_ name: String, _ schema: AgentSchema, _ summary: String? = nil, isRequired: Bool = false) {
      self.name = name
      self.schema = schema
      self.summary = summary
      self.isRequired = isRequired
    }
  }

  func write(to json: inout JSONWriter, summary: String? = nil) {
    json.object { json in
      json.member("type", type)
      if let summary { json.member("description", summary) }
      switch self {
      case .text, .flag: break
      case .number(let range):
        json.member("minimum", range.lowerBound)
        if range.upperBound < .max { json.member("maximum", range.upperBound) }
      case .words(let words): json.member("enum", words)
      case .list(let element, let most):
        json.key("items")
        element.write(to: &json)
        if let most { json.member("maxItems", most) }
      case .object(let members): AgentSchema.write(members, to: &json)
      }
    }
  }

  /// Writes the keywords for the members of an object that has no others.
  private static func write(_ members: [Member], to json: inout JSONWriter) {
    json.key("properties")
    json.object { json in
      for member in members {
        json.key(member.name)
        member.schema.write(to: &json, summary: member.summary)
      }
    }
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.member("required", required) }
    json.member("additionalProperties", false)
  }

  private var type: String {
    switch self {
    case .text, .words: "string"
    case .flag: "boolean"
    case .number: "integer"
    case .list: "array"
    case .object: "object"
    }
  }
}
