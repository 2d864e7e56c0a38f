// Decoding of values and text in XML.

/// A decoder for the references in XML text.
public enum XMLText {
  /// Returns the decoded text of `bytes`: `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`, and references such as `&#169;`
  /// and `&#xA9;` are replaced with their characters.
  ///
  /// Everything else stays as written, including entities that a document may declare. Android's escapes aren't part of
  /// XML and stay as well. Ill-formed bytes become U+FFFD.
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

  /// The maximum length of a reference: `&#x10FFFF;` with a few leading zeros.
  private static let maximumLength = 16

  /// Returns the reference that begins with the `&` at `start`, or nil if it can't be decoded.
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

  /// Returns the scalar of `169` or `xA9`, or nil if it isn't one or is U+0000, which XML doesn't allow.
  private static func numeric(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard digits.allSatisfy({ $0.isDigit || $0.isASCIILetter }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10), value > 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}
