// The JSON5 parser. Numbers and strings are in `SettingsParser+Literals.swift`.

import Source

/// A parser for JSON with comments, trailing commas, unquoted keys, and single quotes.
///
/// Foundation's decoder accepts the same syntax but provides no locations, and every problem in a configuration has a
/// line number. Source: https://spec.json5.org
struct SettingsParser {
  let text: SourceText
  var offset = 0

  /// The maximum nesting depth.
  private static let deepestNesting = 64

  /// Parses `text`, or throws the first problem in it.
  static func parse(_ text: SourceText) throws(ConfigurationProblem) -> SettingsValue {
    var parser = SettingsParser(text: text)
    try parser.skipBlanks()
    let value = try parser.value(depth: 0)
    try parser.skipBlanks()
    guard parser.offset == text.count else {
      throw parser.problem("Unexpected text after the closing '}'")
    }
    return value
  }

  private mutating func value(depth: Int) throws(ConfigurationProblem) -> SettingsValue {
    guard depth < SettingsParser.deepestNesting else {
      throw problem("Nested too deeply")
    }
    let start = offset
    switch text[offset] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string = try string()
      return SettingsValue(kind: .string(string), range: start..<offset)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    default:
      let word = word()
      let range = start..<offset
      switch word {
      case "true": return SettingsValue(kind: .bool(true), range: range)
      case "false": return SettingsValue(kind: .bool(false), range: range)
      case "null": return SettingsValue(kind: .null, range: range)
      case "Infinity", "NaN": return SettingsValue(kind: .number(word), range: range)
      case "":
        throw problem("Expected a value, found \(found)")
      default:
        throw ConfigurationProblem(
          .error, range, "Strings need double quotes: \"\(word)\"")
      }
    }
  }

  private mutating func object(depth: Int) throws(ConfigurationProblem) -> SettingsValue {
    let start = offset
    offset += 1
    var members: [SettingsValue.Member] = []
    while true {
      try skipBlanks()
      if take("}") { break }
      let keyStart = offset
      let isQuoted = text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'")
      let key = isQuoted ? try string() : word()
      guard isQuoted || !key.isEmpty else {
        throw problem("Expected a quoted key or '}', found \(found)")
      }
      let keyRange = keyStart..<offset
      try skipBlanks()
      guard take(":") else { throw problem("Missing ':' after key '\(key)'") }
      try skipBlanks()
      let value = try value(depth: depth + 1)
      members.append(SettingsValue.Member(key: key, keyRange: keyRange, value: value))
      try skipBlanks()
      if !take(","), text[offset] != UInt8(ascii: "}") || isAtEnd { throw missingSeparator("}", from: start) }
    }
    return SettingsValue(kind: .object(members), range: start..<offset)
  }

  private mutating func array(depth: Int) throws(ConfigurationProblem) -> SettingsValue {
    let start = offset
    offset += 1
    var elements: [SettingsValue] = []
    while true {
      try skipBlanks()
      if take("]") { break }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if !take(","), text[offset] != UInt8(ascii: "]") || isAtEnd { throw missingSeparator("]", from: start) }
    }
    return SettingsValue(kind: .array(elements), range: start..<offset)
  }

  private func missingSeparator(_ closing: String, from start: Int) -> ConfigurationProblem {
    isAtEnd
      ? ConfigurationProblem(
        .error, start..<start + 1, "Unclosed bracket; add '\(closing)' at the end")
      : problem("Missing ',' or '\(closing)' before this")
  }

  /// Skips whitespace and comments.
  mutating func skipBlanks() throws(ConfigurationProblem) {
    while !isAtEnd {
      switch (text[offset], text[offset + 1]) {
      case (0x20, _), (0x09...0x0D, _): offset += 1
      case (0xC2, 0xA0): offset += 2
      case (0xEF, 0xBB) where text[offset + 2] == 0xBF: offset += 3
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while !isAtEnd, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        let start = offset
        offset += 2
        while !isAtEnd, text[offset] != UInt8(ascii: "*") || text[offset + 1] != UInt8(ascii: "/") {
          offset += 1
        }
        guard !isAtEnd else {
          throw ConfigurationProblem(.error, start..<start + 2, "Unclosed comment; add '*/'")
        }
        offset += 2
      default: return
      }
    }
  }

  /// Reads letters, digits, `_`, `$`, `-`, and non-ASCII bytes.
  private mutating func word() -> String {
    let start = offset
    scan: while !isAtEnd {
      switch text[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
        0x80...0xFF:
        offset += 1
      default: break scan
      }
    }
    return text.string(start..<offset)
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard !isAtEnd, text[offset] == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  var isAtEnd: Bool { offset >= text.count }

  /// Returns a problem at the current character.
  func problem(_ message: String) -> ConfigurationProblem {
    let length = isAtEnd ? 0 : text.scalarLength(at: offset)
    return ConfigurationProblem(.error, offset..<offset + length, message)
  }

  /// The current character, for messages.
  private var found: String {
    isAtEnd
      ? "end of file" : "'\(text.string(offset..<offset + text.scalarLength(at: offset)))'"
  }
}
