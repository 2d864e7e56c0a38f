// Line breaks that end a Kotlin or Swift statement.

import Source
import Syntax

/// The bytes around line breaks, which determine whether the next line begins a statement.
struct StatementLines {
  /// The last byte that isn't whitespace or the start of a comment.
  private var last: UInt8 = 0
  private var isAfterBreak = false

  /// Returns whether a line break before this byte ended a statement.
  ///
  /// Source: Kotlin specification, “Syntax and grammar”: a line continues after an operator, and before a token that
  /// can't begin a statement.
  func ends(before byte: UInt8, _ at: Int, _ bytes: Span<UInt8>) -> Bool {
    guard isAfterBreak, byte == UInt8(ascii: "@") || byte.isIdentifierByte, isEnd else { return false }
    switch Identifier.beginning(at: at, in: bytes).0 {
    // These belong to the property or expression on the previous line.
    case "get", "set", "by", "as": return false
    default: return true
    }
  }

  private var isEnd: Bool {
    last.isIdentifierByte
      || [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "!"), UInt8(ascii: ">")]
        .contains(last)
  }

  mutating func pass(_ byte: UInt8) {
    if byte.isLineBreak {
      isAfterBreak = true
    } else if !byte.isBlank, byte != UInt8(ascii: "/") {
      isAfterBreak = false
      last = byte
    }
  }
}
