// A JSON writer: UTF-8 bytes, written in order without building a value first.

/// A writer for one JSON document.
///
/// The writer adds commas; the caller provides keys and nesting:
/// `json.object { $0.member("version", 1) }` writes `{"version":1}`.
public struct JSONWriter {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  /// True if the next key or element needs a comma before it.
  private var needsComma = false

  public init() {}

  /// Returns the bytes written so far and clears them, so long documents can be sent in chunks.
  public mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an object; `write` writes its members.
  public mutating func object(_ write: (inout JSONWriter) -> Void) {
    nest(opening: "{", closing: "}", write)
  }

  /// Writes an array; `write` writes its elements.
  public mutating func array(_ write: (inout JSONWriter) -> Void) {
    nest(opening: "[", closing: "]", write)
  }

  /// Writes an array of strings.
  public mutating func array(_ strings: [String]) {
    array { json in
      for string in strings { json.value(string) }
    }
  }

  /// Writes a member's key. Write the value next.
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func value(_ string: String) {
    separate()
    appendQuoted(string)
  }

  public mutating func value(_ integer: Int) {
    separate()
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    // Digits are written in reverse and then swapped. This is a fast path because most results consist of positions.
    let start = bytes.count
    var rest = integer.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  public mutating func value(_ condition: Bool) {
    separate()
    bytes.append(contentsOf: (condition ? "true" : "false").utf8)
  }

  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that's already JSON.
  public mutating func raw(_ json: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  public mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  public mutating func member(_ name: String, _ integer: Int) {
    key(name)
    value(integer)
  }

  public mutating func member(_ name: String, _ condition: Bool) {
    key(name)
    value(condition)
  }

  public mutating func member(_ name: String, _ strings: [String]) {
    key(name)
    array(strings)
  }

  private mutating func nest(
    opening: Unicode.Scalar, closing: Unicode.Scalar, _ write: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    write(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Appends a quoted string. Source: RFC 8259, section 7: quotation mark, reverse solidus, and the control characters
  /// are escaped.
  private mutating func appendQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { appendEscaping($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaping(_ text: UnsafeBufferPointer<UInt8>) {
    var written = 0
    var index = 0
    while index < text.count {
      defer { index += 1 }
      if JSONWriter.isEscaped(text[index]) || JSONWriter.isSecondNumberSign(index, text) {
        bytes.append(contentsOf: text[written..<index])
        appendEscaped(text[index])
        written = index + 1
      } else if text[index] >= 0xC2, let steering = JSONWriter.steeringCharacter(at: index, in: text) {
        bytes.append(contentsOf: text[written..<index])
        appendCode(steering.code)
        index += steering.length - 1
        written = index + 1
      }
    }
    bytes.append(contentsOf: text[written...])
  }

  /// Returns a character that could control a terminal or reorder its lines, and its length in bytes: a C1 control, or
  /// a directional or line formatting character.
  private static func steeringCharacter(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (code: UInt16, length: Int)? {
    let second = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    switch (text[index], second, third) {
    case (0xC2, 0x80...0x9F, _): return (UInt16(second), 2)
    case (0xD8, 0x9C, _): return (0x061C, 2)
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE): return (0x2000 + UInt16(third - 0x80), 3)
    case (0xE2, 0x81, 0xA6...0xA9): return (0x2040 + UInt16(third - 0x80), 3)
    default: return nil
    }
  }

  /// Returns whether the byte at `index` is the second `#` in a row. Azure, TeamCity, and older GitHub runners treat
  /// `##[` anywhere in a log as a command.
  private static func isSecondNumberSign(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[index] == UInt8(ascii: "#") && index > 0 && text[index - 1] == UInt8(ascii: "#")
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    default: appendCode(UInt16(byte))
    }
  }

  private mutating func appendCode(_ code: UInt16) {
    bytes.append(contentsOf: #"\u"#.utf8)
    for shift in [12, 8, 4, 0] { bytes.append(JSONWriter.hexDigit(UInt8(code >> UInt16(shift) & 0xF))) }
  }

  private static func hexDigit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + (nibble - 10)
  }
}
