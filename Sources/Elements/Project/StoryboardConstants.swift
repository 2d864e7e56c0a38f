// Storyboard constants, which load nothing until code mentions them.

import Source
import Syntax

/// A type that consists of storyboard constants: `enum Storyboard { static let main = UIStoryboard(name: "Main", … }`.
struct StoryboardConstants {
  /// One part per constant.
  private(set) var parts: [ShownPart] = []
  /// The offset after the type.
  private(set) var end: Int

  /// Reads the type at `start`. Returns nil if another declaration begins there, or if the type has other members.
  init?(at start: Int, in bytes: Span<UInt8>, _ text: SourceText) {
    var words = Words(at: start, end: text.count)
    guard let (keyword, _) = words.next(bytes), keyword == "enum" || keyword == "struct",
      let (type, typeRange) = words.next(bytes), StoryboardConstants.names(typeRange, bytes),
      words.takes("{", bytes)
    else { return nil }
    while true {
      words.skipComments(bytes)
      if words.takes("}", bytes) { break }
      guard let (first, _) = words.next(bytes), first == "static", words.next(bytes)?.id == "let",
        let (constant, _) = words.next(bytes), words.takes("=", bytes),
        words.next(bytes)?.id == "UIStoryboard",
        words.takes("(", bytes), words.next(bytes)?.id == "name", words.takes(":", bytes),
        let name = words.literal(bytes)
      else { return nil }
      var part = ShownPart(.constant, Mention.constant(constant, of: type), of: Mention.appleApp)
      part.mentions = [Mention.storyboard(text[name])]
      parts.append(part)
      // `, bundle: nil)`
      guard words.skipToEndOfCall(bytes) else { return nil }
    }
    end = words.at
  }

  /// Returns whether a word looks like the name of a type with storyboard constants.
  static func names(_ word: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let last = bytes[word.upperBound - 1]
    guard last == UInt8(ascii: "d") || last == UInt8(ascii: "s"), bytes[word.lowerBound].isUppercaseASCII
    else {
      return false
    }
    return DeclarationHead.ends("toryboard", word, bytes) || DeclarationHead.ends("toryboards", word, bytes)
  }

  /// A reader for words and punctuation, one by one.
  private struct Words {
    var at: Int
    let end: Int

    init(at start: Int, end: Int) {
      at = start
      self.end = end
    }

    mutating func skipBlanks(_ bytes: Span<UInt8>) {
      while at < end, bytes[at].isBlank { at += 1 }
    }

    mutating func skipComments(_ bytes: Span<UInt8>) {
      skipBlanks(bytes)
      while at < end, bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "/") {
        while at < end, !bytes[at].isLineBreak { at += 1 }
        skipBlanks(bytes)
      }
    }

    mutating func next(_ bytes: Span<UInt8>) -> (id: Identifier, range: Range<Int>)? {
      skipBlanks(bytes)
      let (id, wordEnd) = Identifier.beginning(at: at, in: bytes)
      guard wordEnd > at, wordEnd <= end else { return nil }
      defer { at = wordEnd }
      return (id, at..<wordEnd)
    }

    mutating func takes(_ sign: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
      skipBlanks(bytes)
      guard at < end, bytes[at] == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    /// Returns the range of a literal's contents, or nil if it isn't plain text.
    mutating func literal(_ bytes: Span<UInt8>) -> Range<Int>? {
      guard takes("\"", bytes) else { return nil }
      let start = at
      while at < end, bytes[at] != UInt8(ascii: "\"") {
        if bytes[at] == UInt8(ascii: "\\") || bytes[at].isLineBreak { return nil }
        at += 1
      }
      guard at > start, at < end else { return nil }
      at += 1
      return start..<at - 1
    }

    /// Skips to the end of the call. Returns whether it's at the end of a line.
    mutating func skipToEndOfCall(_ bytes: Span<UInt8>) -> Bool {
      while at < end, bytes[at] != UInt8(ascii: ")") {
        if bytes[at].isLineBreak || bytes[at] == UInt8(ascii: "(") { return false }
        at += 1
      }
      guard at < end else { return false }
      at += 1
      while bytes[at].isBlank, !bytes[at].isLineBreak { at += 1 }
      return bytes[at].isLineBreak
    }
  }
}
