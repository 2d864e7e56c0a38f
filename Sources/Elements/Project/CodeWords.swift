// The words in code, for readers that need no grammar.

import Source
import Syntax

/// A sequence of the words in a text, without comments and strings.
struct CodeWords {
  /// A name or keyword.
  struct Word {
    var id: Identifier
    var range: Range<Int>
    /// True if a dot or colon precedes it.
    var isMember = false

    func spelling(in text: SourceText) -> String { text.string(range) }
  }

  private let text: SourceText
  private var at = 0

  init(_ text: SourceText) { self.text = text }

  /// Moves to the next byte outside of whitespace, comments, and strings. Returns false at the end.
  private mutating func skipBlanks() -> Bool {
    while at < text.count {
      switch (text[at], text[at + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLine()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        at += 2
        while at < text.count, text[at] != UInt8(ascii: "*") || text[at + 1] != UInt8(ascii: "/") {
          at += 1
        }
        at += 2
      case (UInt8(ascii: "\""), _):
        at += 1
        while at < text.count, text[at] != UInt8(ascii: "\""), !text[at].isLineBreak {
          at += text[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        at += 1
      case (let byte, _) where byte.isBlank: at += 1
      default: return true
      }
    }
    return false
  }

  mutating func skipLine() {
    while at < text.count, !text[at].isLineBreak { at += 1 }
  }

  mutating func next() -> Word? {
    while skipBlanks() {
      if text[at].isIdentifierByte { return word() }
      at += 1
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = at
    while text[at].isIdentifierByte, at < text.count { at += 1 }
    let before = text[start - 1]
    return Word(
      id: Identifier(text[start..<at]), range: start..<at,
      isMember: before == UInt8(ascii: ".") || before == UInt8(ascii: ":"))
  }

  /// Returns the superclass of the class whose name was just read: the name after `extends`, or after the first colon
  /// outside of brackets. Returns nil if the class body begins first.
  mutating func base() -> String? {
    var depth = 0
    while skipBlanks() {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
      case UInt8(ascii: ":") where depth == 0:
        at += 1
        return path()
      case _ where byte.isIdentifierByte:
        if word().id == "extends", depth == 0 { return path() }
        continue
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Returns the last component of a path: `ImageButton` for `android.widget.ImageButton`.
  private mutating func path() -> String? {
    var last: Word?
    while skipBlanks(), text[at].isIdentifierByte {
      last = word()
      guard text[at] == UInt8(ascii: ".") else { break }
      at += 1
    }
    return last?.spelling(in: text)
  }
}
