// String literals: plain, raw, with any number of dollar signs, and with templates.

extension KotlinLexer {
  /// Reads a string from its dollar signs and opening quotes to its end or its first `${`.
  mutating func string(dollars: Int, prefix: Int) {
    let start = scanner.at
    scanner.at += prefix
    let isRaw = scanner.startsWith("\"", "\"") && scanner.peek(2) == UInt8(ascii: "\"")
    scanner.at += isRaw ? 3 : 1
    scanner.emit(.stringStart, from: start)
    strings.append(OpenString(dollars: dollars, isRaw: isRaw))
    continueString()
  }

  /// Reads text and `$name` templates from the cursor to the end of the innermost string or its next `${`.
  mutating func continueString() {
    guard let string = strings.last else { return }
    var start = scanner.at
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      switch byte {
      case UInt8(ascii: "\\") where !string.isRaw:
        scanner.at += scanner.peek(1).isLineBreak ? 1 : 2
      case UInt8(ascii: "$"):
        switch template(in: string, textFrom: start) {
        case .none: break
        case .name: start = scanner.at
        case .expression: return
        }
      case UInt8(ascii: "\""):
        if closes(string, textFrom: start) { return }
      case _ where byte.isLineBreak && !string.isRaw:
        emitSegment(from: start)
        return closeString()
      default: scanner.at += 1
      }
    }
    scanner.at = min(scanner.at, scanner.count)
    emitSegment(from: start)
    closeString()
  }

  /// Passes the quotes at the cursor and returns true if they end the string. Of four or more quotes after a raw
  /// string's text, only the last three end it.
  private mutating func closes(_ string: OpenString, textFrom start: Int) -> Bool {
    var quotes = 1
    if string.isRaw {
      while scanner.peek(quotes) == UInt8(ascii: "\"") { quotes += 1 }
      guard quotes >= 3 else {
        scanner.at += quotes
        return false
      }
      scanner.at += quotes - 3
    }
    emitSegment(from: start)
    scanner.punctuation(.stringEnd, length: string.isRaw ? 3 : 1)
    strings.removeLast()
    return true
  }

  /// Ends the innermost string at the cursor because its line or the file ended.
  mutating func closeString() {
    scanner.punctuation(.stringEnd, length: 0)
    strings.removeLast()
  }

  private mutating func emitSegment(from start: Int) {
    guard start < scanner.at else { return }
    scanner.emit(.stringSegment, from: start)
  }

  // MARK: Templates

  private enum Template {
    /// Dollar signs that are text.
    case none
    /// A `$name` that was read.
    case name
    /// A `${` that was read; its tokens follow.
    case expression
  }

  /// Reads the dollar signs at the cursor and the template after them, if any.
  private mutating func template(in string: OpenString, textFrom start: Int) -> Template {
    var dollars = 1
    while scanner.peek(dollars) == UInt8(ascii: "$") { dollars += 1 }
    let isExpression = scanner.peek(dollars) == UInt8(ascii: "{")
    guard dollars >= string.dollars, strings.count < KotlinLexer.maximumNesting,
      isExpression || startsName(dollars)
    else {
      scanner.at += dollars
      return .none
    }
    scanner.at += dollars - string.dollars
    emitSegment(from: start)
    scanner.punctuation(.interpolationStart, length: string.dollars + (isExpression ? 1 : 0))
    if isExpression {
      let last = strings.count - 1
      strings[last].braces = 0
      strings[last].brackets = 0
      strings[last].firstToken = scanner.tokens.count
      return .expression
    }
    templateName()
    scanner.punctuation(.interpolationEnd, length: 0)
    return .name
  }

  /// Returns whether an identifier begins `ahead` bytes from the cursor.
  private func startsName(_ ahead: Int) -> Bool {
    let byte = scanner.peek(ahead)
    if byte == UInt8(ascii: "`") {
      var end = ahead + 1
      while true {
        let byte = scanner.peek(end)
        if byte == UInt8(ascii: "`") { return end > ahead + 1 }
        if byte == 0 || byte.isLineBreak || byte == UInt8(ascii: "\"") { return false }
        end += 1
      }
    }
    return byte.isASCIILetter || byte == UInt8(ascii: "_") || letterLength(ahead) > 0
  }

  /// Reads the name of a template: letters, digits, and `_`, but not `$`, which begins the next template.
  private mutating func templateName() {
    guard scanner.peek() != UInt8(ascii: "`") else { return scanner.word() }
    let start = scanner.at
    while true {
      let byte = scanner.peek()
      let isASCII = byte.isASCIILetter || byte.isDigit || byte == UInt8(ascii: "_")
      let length = isASCII ? 1 : letterLength(0)
      guard length > 0 else { break }
      scanner.at = min(scanner.at + length, scanner.count)
    }
    scanner.emit(.identifier, from: start, id: scanner.identifier(from: start))
  }

  /// Returns the number of bytes of the non-ASCII letter `ahead` bytes from the cursor, or 0 if there is none.
  private func letterLength(_ ahead: Int) -> Int {
    let first = scanner.peek(ahead)
    guard first >= 0xC2 else { return 0 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let bytes = (0..<length).map { scanner.peek(ahead + $0) }
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return 0 }
    return scalar.properties.isAlphabetic ? length : 0
  }

  /// Ends a single-line string's template at the end of its line if nothing closes it, unless the next line clearly
  /// continues it. Otherwise, half-typed code would consume the rest of the file. Returns true if it ended one.
  mutating func endsUnclosedTemplate() -> Bool {
    guard let string = strings.last, !string.isRaw, string.braces == 0, let last = scanner.tokens.last,
      Int(last.end) < scanner.at, scanner.bytes[Int(last.end)..<scanner.at].contains(where: \.isLineBreak)
    else { return false }
    let next = scanner.peek()
    if string.brackets > 0 {
      // The brace closes the block around the string.
      guard next == UInt8(ascii: "}") else { return false }
    } else {
      switch last.kind {
      case .interpolationStart, .comma, .operator, .dot: return false
      default: break
      }
      if string.firstToken < scanner.tokens.count {
        switch scanner.tokens[string.firstToken].id {
        case "if", "when", "try": return false
        default: break
        }
      }
      if "}.?&|:".utf8.contains(next) { return false }
    }
    scanner.rewind(to: Int(last.end))
    scanner.punctuation(.interpolationEnd, length: 0)
    closeString()
    return true
  }
}
