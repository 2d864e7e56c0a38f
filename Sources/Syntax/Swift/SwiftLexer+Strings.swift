// String literals: plain, raw, multiline, and with interpolations.

extension SwiftLexer {
  /// Reads a string from its opening quotes to its end or its first interpolation.
  mutating func string(pounds: Int) {
    let start = scanner.at
    scanner.at += pounds
    let isMultiline =
      scanner.startsWith("\"", "\"") && scanner.peek(2) == UInt8(ascii: "\"")
      && !(pounds > 0 && closesEmptyRawString(pounds))
    scanner.at += isMultiline ? 3 : 1
    scanner.emit(.stringStart, from: start)
    strings.append(OpenString(pounds: pounds, isMultiline: isMultiline))
    continueString()
  }

  /// Returns whether the quotes are an empty raw string, `#""#`, not the start of a multiline one.
  private func closesEmptyRawString(_ pounds: Int) -> Bool {
    for ahead in 0..<pounds where scanner.peek(2 + ahead) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads text from the cursor to the end of the innermost string or its next interpolation.
  mutating func continueString() {
    guard let string = strings.last else { return }
    let start = scanner.at
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if byte == UInt8(ascii: "\\") {
        if isEscape(string), scanner.peek(1 + string.pounds) == UInt8(ascii: "("),
          strings.count < SwiftLexer.maximumNesting
        {
          emitSegment(from: start)
          scanner.punctuation(.interpolationStart, length: 2 + string.pounds)
          strings[strings.count - 1].depth = 0
          strings[strings.count - 1].braces = 0
          return
        }
        scanner.at += isEscape(string) && !scanner.peek(1 + string.pounds).isLineBreak ? 2 + string.pounds : 1
      } else if byte == UInt8(ascii: "\""), closes(string) {
        emitSegment(from: start)
        scanner.punctuation(.stringEnd, length: (string.isMultiline ? 3 : 1) + string.pounds)
        strings.removeLast()
        return
      } else if byte.isLineBreak, !string.isMultiline {
        break
      } else {
        scanner.at += 1
      }
    }
    scanner.at = min(scanner.at, scanner.count)
    emitSegment(from: start)
    closeString()
  }

  /// Ends the innermost string at the cursor because its line or the file ended.
  mutating func closeString() {
    scanner.punctuation(.stringEnd, length: 0)
    strings.removeLast()
  }

  /// Ends a single-line string's interpolation at the end of its line if nothing closes it, unless the next line
  /// clearly continues it. Otherwise, half-typed code would consume the rest of the file. Returns true if it ended one.
  mutating func endsUnclosedInterpolation() -> Bool {
    guard let string = strings.last, !string.isMultiline, string.braces == 0, let last = scanner.tokens.last,
      Int(last.end) < scanner.at
    else { return false }
    var sawLineBreak = false
    for offset in Int(last.end)..<scanner.at where scanner.bytes[offset].isLineBreak { sawLineBreak = true }
    guard sawLineBreak else { return false }
    switch last.kind {
    case .interpolationStart, .comma, .operator, .dot, .leftParen, .leftBracket: return false
    default: break
    }
    let next = scanner.peek()
    if next.isOperatorByte || next == UInt8(ascii: ")") || next == UInt8(ascii: "]") { return false }
    scanner.rewind(to: Int(last.end))
    scanner.punctuation(.interpolationEnd, length: 0)
    closeString()
    return true
  }

  private mutating func emitSegment(from start: Int) {
    guard start < scanner.at else { return }
    scanner.emit(.stringSegment, from: start)
  }

  private func isEscape(_ string: OpenString) -> Bool {
    for ahead in 0..<string.pounds where scanner.peek(1 + ahead) != UInt8(ascii: "#") { return false }
    return true
  }

  private func closes(_ string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    for ahead in 0..<quotes where scanner.peek(ahead) != UInt8(ascii: "\"") { return false }
    for ahead in 0..<string.pounds where scanner.peek(quotes + ahead) != UInt8(ascii: "#") { return false }
    return true
  }
}
