// Texts of string literals.

import Source
import Syntax

extension Tree {
  /// Returns the text of a string literal node: `literal` if it has no interpolation.
  func textValue(ofString string: NodeID) -> TextValue {
    var parts = [""]
    for child in children(of: string) {
      switch self[child].kind {
      case .segment: parts[parts.count - 1] += decoded(self[child].range, in: self[string])
      default: parts.append("")
      }
    }
    return parts.count == 1 ? .literal(parts[0]) : .interpolated(parts)
  }

  /// Returns the characters of a segment with its escapes resolved. Unknown escapes are kept.
  private func decoded(_ range: Range<Int>, in string: Node) -> String {
    let isRaw = text[Int(string.start)] == UInt8(ascii: "#")
    let isMultiline = text[Int(string.start) + 1] == UInt8(ascii: "\"") && string.range.count > 2
    guard !isRaw, !(isMultiline && language == .kotlin) else { return text.string(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = text[at]
      guard byte == UInt8(ascii: "\\"), at + 1 < range.upperBound else {
        bytes.append(byte)
        at += 1
        continue
      }
      at += 2
      switch text[at - 1] {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "0"), UInt8(ascii: "b"): bytes.append(0x20)
      case UInt8(ascii: "u"): at = appendScalar(at, to: &bytes, before: range.upperBound)
      case let other: bytes.append(other)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `{1F600}` (Swift) or `00e9` (Kotlin) at `start` and returns the offset after it.
  private func appendScalar(_ start: Int, to bytes: inout [UInt8], before end: Int) -> Int {
    var at = start
    var digits: [UInt8] = []
    if text[at] == UInt8(ascii: "{") {
      at += 1
      while at < end, text[at] != UInt8(ascii: "}"), digits.count < 8 {
        digits.append(text[at])
        at += 1
      }
      at = min(at + 1, end)
    } else {
      while at < end, digits.count < 4 {
        digits.append(text[at])
        at += 1
      }
    }
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    bytes.append(contentsOf: String(Character(scalar)).utf8)
    return at
  }
}
