// The JSON parser. It uses a stack of open containers instead of recursion.

/// A parser for one JSON text.
///
/// Source: RFC 8259. Strings may contain any bytes except raw control characters. The framing relies on strings not
/// containing line breaks.
struct JSONParser {
  /// The maximum nesting depth of arrays and objects.
  static let depthLimit = 512

  private let bytes: [UInt8]
  private var offset = 0
  private var nodes: [JSONNode] = []
  /// The indices of the containers that aren't closed yet.
  private var open: [Int] = []

  /// The tokens that may come next.
  private enum Expectation {
    case value, firstElement, firstKey, key, separator
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func parse() throws(JSONSyntaxError) -> [JSONNode] {
    guard bytes.count < Int(UInt32.max) else { throw error("text too long") }
    var expectation = Expectation.value
    while true {
      skipBlanks()
      switch expectation {
      case .firstElement where byte == UInt8(ascii: "]"), .firstKey where byte == UInt8(ascii: "}"):
        close()
        expectation = .separator
      case .value, .firstElement:
        expectation = try readValue()
      case .firstKey, .key:
        guard byte == UInt8(ascii: "\"") else { throw error("expected a key") }
        try readString()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw error("expected a colon") }
        expectation = .value
      case .separator:
        guard let container = open.last else {
          guard offset == bytes.count else { throw error("unexpected text after the value") }
          return nodes
        }
        let isObject = nodes[container].kind == .object
        if take(UInt8(ascii: ",")) {
          expectation = isObject ? .key : .value
        } else if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          close()
        } else {
          throw error("expected a comma or the end of the \(isObject ? "object" : "array")")
        }
      }
    }
  }

  // MARK: - Values

  private mutating func readValue() throws(JSONSyntaxError) -> Expectation {
    switch byte {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"):
      try openContainer(.object)
      return .firstKey
    case UInt8(ascii: "["):
      try openContainer(.array)
      return .firstElement
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default: throw error("expected a value")
    }
    return .separator
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONSyntaxError) {
    guard open.count < JSONParser.depthLimit else { throw error("nested too deeply") }
    open.append(nodes.count)
    append(kind, from: offset)
    offset += 1
  }

  private mutating func close() {
    offset += 1
    guard let container = open.popLast() else { return }
    nodes[container].end = UInt32(clamping: offset)
    nodes[container].next = UInt32(clamping: nodes.count)
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONSyntaxError) {
    let start = offset
    offset = min(offset + word.utf8CodeUnitCount, bytes.count)
    guard bytes[start..<offset].elementsEqual(word.description.utf8) else {
      offset = start
      throw error("expected '\(word)'")
    }
    append(kind, from: start)
  }

  private mutating func readNumber() throws(JSONSyntaxError) {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try readDigits() }
    if take(UInt8(ascii: ".")) { try readDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try readDigits()
    }
    append(.number, from: start)
  }

  private mutating func readDigits() throws(JSONSyntaxError) {
    guard isDigit(byte) else { throw error("expected a digit") }
    while isDigit(byte) { offset += 1 }
  }

  /// Reads a string from its opening quote. Checks its escapes without decoding them.
  private mutating func readString() throws(JSONSyntaxError) {
    offset += 1
    let start = offset
    var kind = JSONNode.Kind.plainString
    while true {
      skipOrdinaryBytes()
      switch byte {
      case UInt8(ascii: "\""):
        append(kind, from: start)
        offset += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try readEscape()
      default:
        throw error(offset == bytes.count ? "unterminated string" : "control character in a string")
      }
    }
  }

  private mutating func readEscape() throws(JSONSyntaxError) {
    offset += 1
    switch byte {
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        offset += 1
        guard hexadecimalValue(of: byte) != nil else { throw error("expected a hexadecimal digit") }
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      break
    default: throw error("invalid escape sequence")
    }
    offset += 1
  }

  // MARK: - Bytes

  /// The next byte, or 0 at the end.
  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Advances to the next quote, backslash, or control character. Takes most of the time of a `didOpen`.
  private mutating func skipOrdinaryBytes() {
    let bytes = self.bytes
    let span = bytes.span
    var at = offset
    while at < span.count {
      let byte = span[at]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      at += 1
    }
    offset = at
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(
      JSONNode(
        kind: kind, start: UInt32(clamping: start), end: UInt32(clamping: offset),
        next: UInt32(clamping: nodes.count + 1)))
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: offset)
  }
}

/// Returns the value of a hexadecimal digit, or nil for any other byte.
func hexadecimalValue(of byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
