// JSON5 strings and numbers.

import Source

extension SettingsParser {
  /// Reads a string in single or double quotes at the offset.
  mutating func string() throws(ConfigurationProblem) -> String {
    let start = offset
    let quote = text[offset]
    offset += 1
    var bytes: [UInt8] = []
    while text[offset] != quote || isAtEnd {
      guard !isAtEnd, text[offset] != 0x0A, text[offset] != 0x0D else {
        throw ConfigurationProblem(
          .error, start..<offset, "Unclosed string; add the missing quote")
      }
      if text[offset] == UInt8(ascii: "\\") {
        bytes.append(contentsOf: try escape())
      } else {
        bytes.append(text[offset])
        offset += 1
      }
    }
    offset += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an escape sequence. Returns its value in UTF-8.
  private mutating func escape() throws(ConfigurationProblem) -> [UInt8] {
    let start = offset
    guard start + 1 < text.count else {
      offset = text.count
      return []
    }
    offset += 2
    switch text[start + 1] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "x"):
      return try scalar(hexDigits(2, from: start), from: start)
    case UInt8(ascii: "u"):
      let high = try hexDigits(4, from: start)
      guard high & 0xFC00 == 0xD800 else { return try scalar(high, from: start) }
      guard text[offset] == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u") else {
        return try scalar(high, from: start)
      }
      offset += 2
      let low = try hexDigits(4, from: start)
      guard low & 0xFC00 == 0xDC00 else { return try scalar(high, from: start) }
      return try scalar(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF), from: start)
    case 0x0A: return []
    case 0x0D:
      if text[offset] == 0x0A { offset += 1 }
      return []
    case let other:
      // Any other character represents itself. The bytes after its first one follow unchanged.
      return [other]
    }
  }

  private mutating func hexDigits(_ count: Int, from start: Int) throws(ConfigurationProblem) -> UInt32 {
    let end = offset + count
    guard end <= text.count, let value = UInt32(text.string(offset..<end), radix: 16) else {
      throw ConfigurationProblem(
        .error, start..<min(end, text.count), "Expected \(count) hexadecimal digits in escape sequence")
    }
    offset = end
    return value
  }

  private func scalar(_ value: UInt32, from start: Int) throws(ConfigurationProblem) -> [UInt8] {
    guard let scalar = Unicode.Scalar(value) else {
      throw ConfigurationProblem(
        .error, start..<offset, "Invalid Unicode escape; write the character itself")
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Reads a number and keeps its spelling.
  mutating func number() throws(ConfigurationProblem) -> SettingsValue {
    let start = offset
    scan: while !isAtEnd {
      switch text[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        offset += 1
      default: break scan
      }
    }
    let digits = text.string(start..<offset)
    let magnitude = digits.drop { $0 == "-" || $0 == "+" }
    let isHexadecimal = magnitude.lowercased().hasPrefix("0x")
    let isNumber =
      isHexadecimal
      ? UInt64(magnitude.dropFirst(2), radix: 16) != nil
      : Double("0" + magnitude) != nil || magnitude == "Infinity" || magnitude == "NaN"
    guard isNumber, digits.count - magnitude.count <= 1 else {
      throw ConfigurationProblem(.error, start..<offset, "'\(digits)' isn't a number")
    }
    return SettingsValue(kind: .number(digits), range: start..<offset)
  }
}
