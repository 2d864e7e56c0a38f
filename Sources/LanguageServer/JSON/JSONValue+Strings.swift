// Decoding of strings in JSON text.

extension JSONValue {
  /// The string, or nil for other values. Ill-formed bytes and lone surrogates become U+FFFD.
  package var string: String? {
    switch node.kind {
    case .plainString: String(decoding: content, as: UTF8.self)
    case .escapedString: String(decoding: decodedContent, as: UTF8.self)
    default: nil
    }
  }

  /// The UTF-8 of a string, or nil for other values. Ill-formed bytes in the text stay unchanged.
  package var stringBytes: [UInt8]? {
    switch node.kind {
    case .plainString: Array(content)
    case .escapedString: decodedContent
    default: nil
    }
  }

  /// Returns whether the value is the string `text`.
  func equals(_ text: String) -> Bool {
    switch node.kind {
    case .plainString: content.count == text.utf8.count && content.elementsEqual(text.utf8)
    case .escapedString: decodedContent.elementsEqual(text.utf8)
    default: false
    }
  }

  /// The text between the quotes.
  private var content: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  private var decodedContent: [UInt8] {
    let content = self.content
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var at = content.startIndex
    while let backslash = content[at...].firstIndex(of: UInt8(ascii: "\\")) {
      result.append(contentsOf: content[at..<backslash])
      at = backslash + 2
      guard backslash + 1 < content.endIndex else { break }
      switch content[backslash + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: decodedScalar(&at).utf8)
      case let other: result.append(other)
      }
    }
    result.append(contentsOf: content[min(at, content.endIndex)...])
    return result
  }

  /// Returns the scalar whose four digits start at `at`, and moves `at` past it and past the second half of a surrogate
  /// pair.
  private func decodedScalar(_ at: inout Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let first = codeUnit(at: at)
    at += 4
    guard let first else { return replacement }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, at + 6 <= content.endIndex, content[at] == UInt8(ascii: "\\"),
      content[at + 1] == UInt8(ascii: "u"), let second = codeUnit(at: at + 2),
      (0xDC00...0xDFFF).contains(second)
    else { return replacement }
    at += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private func codeUnit(at offset: Int) -> UInt32? {
    guard offset + 4 <= content.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in content[offset..<offset + 4] {
      guard let digit = hexadecimalValue(of: byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
