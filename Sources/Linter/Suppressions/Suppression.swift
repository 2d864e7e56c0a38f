// One `a11y:ignore` comment, read.

import Syntax

/// A comment that silences rules: which, where, and what is wrong with it.
struct Suppression: Sendable {
  /// A rule id as written, with its place.
  struct WrittenID: Sendable {
    var id: String
    var range: Range<Int>
  }

  /// The whole comment, delimiters included.
  var comment: Range<Int>
  var ids: [WrittenID]
  /// `a11y:ignore-file`
  var coversFile: Bool
  /// Text between the ids and the colon that is no id; the comment then suppresses nothing.
  var strayText: Range<Int>?
  /// The offset behind the colon that a reason follows; nil where there is none.
  private(set) var colonEnd: Int?
  /// Whether something is written behind the colon.
  private(set) var hasReason = false

  /// Reads the comment at `range` of `bytes`; nil where it holds no directive.
  init?(comment range: Range<Int>, in bytes: [UInt8]) {
    guard var at = Suppression.directiveEnd(in: bytes, range) else { return nil }
    comment = range
    ids = []
    coversFile = false
    if bytes[at..<range.upperBound].starts(with: "-file".utf8) {
      coversFile = true
      at += 5
    }
    let end = Suppression.contentEnd(of: range, in: bytes)
    readIDs(from: at, to: end, in: bytes)
  }

  /// The word that makes a comment a suppression.
  static let directive = "a11y:ignore"

  /// The offset behind `a11y:ignore`, which stands first in the comment.
  private static func directiveEnd(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound, isDelimiter(bytes[at]) { at += 1 }
    guard at < range.upperBound, bytes[at] == directive.utf8.first,
      bytes[at..<range.upperBound].starts(with: directive.utf8)
    else { return nil }
    let end = at + directive.utf8.count
    // `a11y:ignored` is another word.
    guard end >= range.upperBound || !isLetter(bytes[end]) else { return nil }
    return end
  }

  /// Whether a byte can stand before the text of a comment.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"), 0x20,
      0x09, 0x0A, 0x0D:
      true
    default: false
    }
  }

  /// Where a comment's text ends: before its closing delimiter.
  static func contentEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    let comment = bytes[range]
    if comment.starts(with: "/*".utf8), comment.suffix(2).elementsEqual("*/".utf8) {
      return range.upperBound - 2
    }
    if comment.starts(with: "<!--".utf8), comment.suffix(3).elementsEqual("-->".utf8) {
      return range.upperBound - 3
    }
    return range.upperBound
  }

  /// Reads `id, id: reason`.
  private mutating func readIDs(from start: Int, to end: Int, in bytes: [UInt8]) {
    var at = start
    var expectsID = true
    while at < end {
      let byte = bytes[at]
      if byte == UInt8(ascii: ":") {
        colonEnd = at + 1
        hasReason = bytes[at + 1..<end].contains { !$0.isBlank }
        return
      }
      if byte == UInt8(ascii: ",") {
        expectsID = true
        at += 1
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        at += 1
      } else {
        let wordStart = at
        while at < end, Suppression.isWordByte(bytes[at]) { at += 1 }
        if at == wordStart { at += 1 }
        let word = wordStart..<at
        if expectsID, Suppression.isWordByte(bytes[wordStart]) {
          ids.append(WrittenID(id: String(decoding: bytes[word], as: UTF8.self), range: word))
          expectsID = false
        } else {
          strayText = word
          return
        }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
