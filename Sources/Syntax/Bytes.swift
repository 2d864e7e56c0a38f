// Byte classes for lexers and front ends.

import Source

extension UInt64 {
  /// The highest bit of each of the eight bytes for which `isIdentifierByte` is false.
  package var otherThanIdentifierBytes: UInt64 {
    let tops = UInt64(repeatingByte: 0x80)
    let low = self & ~tops
    // The sums don't overflow a byte. The highest bit then shows whether the byte is at least `a`, or above `z`.
    let folded = low | UInt64(repeatingByte: 0x20)
    let letters =
      (folded &+ UInt64(repeatingByte: 0x80 - 0x61)) & ~(folded &+ UInt64(repeatingByte: 0x80 - 0x7B))
    let digits = (low &+ UInt64(repeatingByte: 0x80 - 0x30)) & ~(low &+ UInt64(repeatingByte: 0x80 - 0x3A))
    let underscores = tops &- (low ^ UInt64(repeatingByte: UInt8(ascii: "_")))
    let dollars = tops &- (low ^ UInt64(repeatingByte: UInt8(ascii: "$")))
    return ~(letters | digits | underscores | dollars | self) & tops
  }
}

extension UInt8 {
  /// True if it's a letter, a digit, `_`, `$`, or any byte of a non-ASCII scalar.
  @inlinable
  public var isIdentifierByte: Bool {
    // One bit for each of `$0…9`, and for each of `A…Z_a…z`, because this runs for every byte of every name.
    let bits: UInt64 = self < 0x40 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self >= 0x80 || bits &>> UInt64(self) & 1 != 0
  }

  @inlinable
  public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  @inlinable
  public var isASCIILetter: Bool {
    let lowered = self | 0x20
    return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
  }

  @inlinable
  public var isUppercaseASCII: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  @inlinable
  public var isLowercaseASCII: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  /// True if it's a space, tab, line feed, carriage return, vertical tab, or form feed.
  @inlinable
  public var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  @inlinable
  public var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  @inlinable
  public var isXMLNameByte: Bool {
    // Like above, with `-`, `.`, and `:`.
    let bits: UInt64 = self < 0x40 ? 0x07FF_6010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self >= 0x80 || bits &>> UInt64(self) & 1 != 0
  }

  @inlinable
  public var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
