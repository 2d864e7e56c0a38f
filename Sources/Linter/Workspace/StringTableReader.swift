// A reader for `.strings` files: pairs of quoted or plain words.

import Source

/// A reader for the pairs in a `.strings` file, one by one. Anything else is skipped up to the next semicolon.
struct StringTableReader {
  private let text: SourceText
  private var at = 0

  init(_ text: SourceText) {
    self.text = text
  }

  /// Returns the next key with its text, or nil at the end.
  mutating func next() -> (key: String, text: String)? {
    while true {
      skipBlanks()
      guard at < text.count else { return nil }
      if let key = word() {
        skipBlanks()
        if take("=") {
          skipBlanks()
          if let value = word() {
            skipBlanks()
            if take(";") { return (key, value) }
          }
        }
      }
      while at < text.count, text[at] != UInt8(ascii: ";"), !text[at].isNewline { at += 1 }
      at += 1
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard text[at] == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  private mutating func skipBlanks() {
    while at < text.count {
      if text[at] == 0x20 || (0x09...0x0D).contains(text[at]) {
        at += 1
      } else if text[at] == UInt8(ascii: "/"), text[at + 1] == UInt8(ascii: "/") {
        while at < text.count, !text[at].isNewline { at += 1 }
      } else if text[at] == UInt8(ascii: "/"), text[at + 1] == UInt8(ascii: "*") {
        at += 2
        while at < text.count, text[at] != UInt8(ascii: "*") || text[at + 1] != UInt8(ascii: "/") { at += 1 }
        at += 2
      } else {
        return
      }
    }
  }

  /// Reads a quoted or plain word.
  private mutating func word() -> String? {
    if text[at] == UInt8(ascii: "\"") { return quoted() }
    let start = at
    while at < text.count, text[at].isPlain { at += 1 }
    return at > start ? text.string(start..<at) : nil
  }

  private mutating func quoted() -> String? {
    at += 1
    var bytes: [UInt8] = []
    while at < text.count, text[at] != UInt8(ascii: "\"") {
      if text[at] == UInt8(ascii: "\\"), at + 1 < text.count {
        at += 1
        bytes += escaped()
      } else {
        bytes.append(text[at])
      }
      at += 1
    }
    guard at < text.count else { return nil }
    at += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes of the escape at `at`, and moves `at` to its last byte.
  private mutating func escaped() -> [UInt8] {
    switch text[at] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = (1...4).map { text[min(at + $0, text.count)] }
      guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value), at + 4 < text.count
      else { return [text[at]] }
      at += 4
      return Array(String(Character(scalar)).utf8)
    default: return [text[at]]
    }
  }
}

private extension UInt8 {
  var isNewline: Bool { self == 0x0A || self == 0x0D }
  /// True if the byte can occur in a word without quotes.
  var isPlain: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self >= 0x80
  }
}
