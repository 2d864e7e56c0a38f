// JSON5 to values with places. Numbers and strings are in SettingsParser+Literals.swift.

import Source

/// A parser of JSON with comments, trailing commas, unquoted keys and single quotes.
///
/// Foundation's decoder accepts the same but tells no places, and every complaint about a configuration names its
/// line. Source: https://spec.json5.org
struct SettingsParser {
  let text: SourceText
  var offset = 0

  /// Deeper nesting than any configuration has.
  private static let deepestNesting = 64

  /// The value that `text` is, or the first mistake in it.
  static func parse(_ text: SourceText) throws(ConfigurationProblem) -> SettingsValue {
    var parser = SettingsParser(text: text)
    try parser.skipBlanks()
    let value = try parser.value(depth: 0)
    try parser.skipBlanks()
    guard parser.offset == text.count else {
      throw parser.problem("Nothing may follow the closing “}” of the configuration. Remove this.")
    }
    return value
  }

  private mutating func value(depth: Int) throws(ConfigurationProblem) -> SettingsValue {
    guard depth < SettingsParser.deepestNesting else {
      throw problem("This is nested too deeply. A configuration needs no more than a few levels.")
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
        throw problem("A value is expected here, \(found). Write one, or remove the key or comma before it.")
      default:
        throw ConfigurationProblem(
          .error, range, "“\(word)” is no value. Text is written in quotes: \"\(word)\".")
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
        throw problem("A key in quotes or “}” is expected here, \(found).")
      }
      let keyRange = keyStart..<offset
      try skipBlanks()
      guard take(":") else { throw problem("A “:” is missing here, behind the key “\(key)”.") }
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
        .error, start..<start + 1, "This bracket is never closed. Add “\(closing)” at the end.")
      : problem("A “,” or “\(closing)” is missing before this.")
  }

  /// Passes over white space and comments.
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
          throw ConfigurationProblem(.error, start..<start + 2, "This comment is never closed. Add “*/”.")
        }
        offset += 2
      default: return
      }
    }
  }

  /// Letters, digits, `_`, `$` and whatever is no ASCII, from here on.
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

  /// A problem with the character here.
  func problem(_ message: String) -> ConfigurationProblem {
    let length = isAtEnd ? 0 : text.scalarLength(at: offset)
    return ConfigurationProblem(.error, offset..<offset + length, message)
  }

  /// What stands here, for messages.
  private var found: String {
    isAtEnd
      ? "but the file ends"
      : "but “\(text.string(offset..<offset + text.scalarLength(at: offset)))” was found"
  }
}
