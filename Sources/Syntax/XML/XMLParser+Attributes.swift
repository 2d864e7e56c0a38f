// Start tags and their attributes, complete or half-typed.

import Source

extension XMLParser {
  /// Reads `<name attribute="value">`. The cursor is at `<` and a name follows.
  mutating func startTag() {
    let start = at
    at += 1
    let element = OpenElement(mark: builder.mark, start: start, name: elementName())
    contentEnd = at
    while true {
      skipBlanks()
      let byte = peek()
      if at >= count {
        note(.brokenTag, at: element.start)
        return push(element)
      } else if byte == UInt8(ascii: ">") {
        at += 1
        contentEnd = at
        return push(element)
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: ">") {
        at += 2
        contentEnd = at
        return finish(element)
      } else if byte == UInt8(ascii: "<") {
        if commentsInTag() { continue }
        note(.brokenTag, at: element.start)
        // The tag was left open. A tag that's indented deeper begins its content.
        return isContent(behind: element) ? push(element) : finish(element)
      } else if byte.isXMLNameByte {
        attribute()
      } else {
        note(.brokenTag, at: at)
        at += 1
      }
    }
  }

  /// Reads the comments at the cursor if the start tag goes on after them, and returns whether it does. XML has no
  /// comments there, but the attributes that follow are clearly meant for the tag.
  private mutating func commentsInTag() -> Bool {
    let start = at
    var found: [Range<Int>] = []
    while starts(with: "<!--") {
      let comment = at
      let end = end(of: "-->", from: min(at + 4, count), unlessBehind: "<!--")
      guard end.content < end.behind else { break }
      at = end.behind
      found.append(comment..<at)
      skipBlanks()
    }
    guard let first = found.first, isInTag else {
      at = start
      return false
    }
    note(.commentInTag, at: first.lowerBound)
    misplacedComments += found
    return true
  }

  /// True if the end of a tag, or an attribute with a value, is at the cursor.
  private var isInTag: Bool {
    if peek() == UInt8(ascii: ">") || (peek() == UInt8(ascii: "/") && peek(1) == UInt8(ascii: ">")) {
      return true
    }
    guard peek().isXMLNameByte else { return false }
    var ahead = 0
    while peek(ahead).isXMLNameByte { ahead += 1 }
    while peek(ahead).isBlank { ahead += 1 }
    return peek(ahead) == UInt8(ascii: "=")
  }

  /// Returns whether the tag at the cursor can be inside `element`, whose start tag isn't closed.
  private func isContent(behind element: OpenElement) -> Bool {
    if peek(1) == UInt8(ascii: "/") { return true }
    guard let own = indentation(at: element.start), let next = indentation(at: at) else { return true }
    return next > own
  }

  /// Returns the number of spaces before `offset` on its line, or nil if other characters precede it.
  private func indentation(at offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1].isLineBreak ? offset - start : nil
  }

  /// Reads `name="value"`, `name='value'`, `name=value`, or `name`.
  private mutating func attribute() {
    let mark = builder.mark
    let start = at
    let name = qualifiedName()
    var end = at
    skipBlanks()
    if peek() == UInt8(ascii: "=") {
      at += 1
      end = at
      if peek().isBlank, !isQuoteBehindBlanks {
        // The value hasn't been typed yet.
        note(.brokenValue, at: start)
      } else {
        value()
        end = at
      }
    } else {
      note(.brokenValue, at: start)
    }
    at = end
    contentEnd = end
    builder.wrap(
      .attribute, from: mark, UInt32(clamping: start), UInt32(clamping: end), name: name,
      nameStart: UInt32(clamping: start))
  }

  private var isQuoteBehindBlanks: Bool {
    var ahead = 0
    while peek(ahead).isBlank { ahead += 1 }
    return peek(ahead) == UInt8(ascii: "\"") || peek(ahead) == UInt8(ascii: "'")
  }

  private mutating func value() {
    skipBlanks()
    let quote = peek()
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      at += 1
      quotedValue(quote)
    } else {
      let start = at
      note(.brokenValue, at: start)
      while at < count, !endsUnquotedValue { at += 1 }
      if at > start { leaf(.value, from: start) }
    }
  }

  private var endsUnquotedValue: Bool {
    switch peek() {
    case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case UInt8(ascii: "/"): peek(1) == UInt8(ascii: ">")
    case let byte: byte.isBlank
    }
  }

  /// Reads a value to its closing quote. The cursor is after the opening one.
  private mutating func quotedValue(_ quote: UInt8) {
    let start = at
    let lineEnd: Int?
    (at, lineEnd) = valueEnd(quote)
    if peek() == quote, lineEnd == nil || endsAttribute(peek(1)) {
      leaf(.value, from: start)
      at += 1
    } else {
      note(.brokenValue, at: start)
      // Nothing closes the value, or only the opening quote of the next line's value.
      let limit = lineEnd ?? at
      at = start
      while at < limit, peek() != UInt8(ascii: ">") { at += 1 }
      if peek() == UInt8(ascii: ">"), at > start, bytes[at - 1] == UInt8(ascii: "/") { at -= 1 }
      while at > start, bytes[at - 1].isBlank { at -= 1 }
      leaf(.value, from: start)
    }
  }

  /// Returns the offset of the next `quote` or tag, and the line break before it.
  private func valueEnd(_ quote: UInt8) -> (end: Int, lineEnd: Int?) {
    let bytes = bytes.span
    let words = bytes.bytes
    var offset = at
    var lineEnd: Int?
    while offset < count {
      if offset + 8 <= count {
        let word = UInt64(littleEndian: words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let candidates =
          word.bytes(below: 0x0E) | (word ^ UInt64(repeatingByte: quote)).bytes(below: 1)
          | (word ^ UInt64(repeatingByte: UInt8(ascii: "<"))).bytes(below: 1)
        offset += candidates.trailingZeroBitCount / 8
        if candidates == 0 { continue }
      }
      let byte = bytes[offset]
      if byte == quote || byte == UInt8(ascii: "<") { break }
      if byte.isLineBreak, lineEnd == nil { lineEnd = offset }
      offset += 1
    }
    return (offset, lineEnd)
  }

  /// Returns whether a byte can follow a closing quote.
  private func endsAttribute(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == 0 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }
}
