// What the characters of a value or text stand for.

/// Decodes the references in XML text.
public enum XMLText {
  /// The text that `bytes` stand for: `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;` and references such as
  /// `&#169;` and `&#xA9;` are replaced by their characters.
  ///
  /// Everything else stays as it is written, entities that a document may declare included. Android's own
  /// escapes are not XML's and stay too. Ill-formed bytes become U+FFFD.
  public static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      if bytes[at] == UInt8(ascii: "&"), let reference = reference(in: bytes, at: at) {
        result.append(contentsOf: Array(String(reference.scalar).utf8))
        at = reference.end
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest reference that is decoded is `&#x10FFFF;`; leading zeros make it longer.
  private static let maximumLength = 16

  /// The reference that begins with the `&` at `start`; nil if it is none of those that are decoded.
  private static func reference(
    in bytes: ArraySlice<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let window = bytes[(start + 1)..<min(start + maximumLength, bytes.endIndex)]
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = window[..<semicolon]
    let scalar = name.first == UInt8(ascii: "#") ? numeric(name.dropFirst()) : entity(name)
    guard let scalar else { return nil }
    return (scalar, semicolon + 1)
  }

  private static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch Identifier(name) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  /// The scalar of `169` or `xA9`; nil where it is none, or U+0000, which XML has not.
  private static func numeric(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard digits.allSatisfy({ $0.isDigit || $0.isASCIILetter }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10), value > 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}
