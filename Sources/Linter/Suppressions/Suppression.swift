// The parser for `a11y:ignore` comments.

import Syntax

/// A suppression comment: its rules, its scope, and its problems.
struct Suppression: Sendable {
  /// A rule ID as written, with its range.
  struct WrittenID: Sendable {
    var id: String
    var range: Range<Int>
  }

  /// The whole comment, including delimiters.
  var comment: Range<Int>
  var ids: [WrittenID]
  /// True if the directive is `a11y:ignore-file`.
  var coversFile: Bool
  /// Text between the IDs and the colon that isn't an ID. The comment then has no effect.
  var strayText: Range<Int>?
  /// The offset after the colon that starts the reason, or nil if there is none.
  private(set) var colonEnd: Int?
  /// True if there is text after the colon.
  private(set) var hasReason = false

  /// Reads the comment at `range` of `bytes`. Returns nil if it contains no directive.
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

  /// The word that marks a comment as a suppression.
  static let directive = "a11y:ignore"

  /// Returns the offset after `a11y:ignore` at the start of the comment.
  private static func directiveEnd(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let at = contentStart(of: range, in: bytes)
    guard at < range.upperBound, bytes[at] == directive.utf8.first,
      bytes[at..<range.upperBound].starts(with: directive.utf8)
    else { return nil }
    let end = at + directive.utf8.count
    // `a11y:ignored` is a different word.
    guard end >= range.upperBound || !isLetter(bytes[end]) else { return nil }
    return end
  }

  /// Returns the start of a comment's text, after its opening delimiter and whitespace.
  static func contentStart(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    var at = range.lowerBound
    while at < range.upperBound, isDelimiter(bytes[at]) { at += 1 }
    return at
  }

  /// Returns whether a byte may precede the text of a comment.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"), 0x20,
      0x09, 0x0A, 0x0D:
      true
    default: false
    }
  }

  /// Returns the end of a comment's text, before its closing delimiter.
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

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
