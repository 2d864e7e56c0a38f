// The Swift lexer. Strings with their interpolations are in SwiftLexer+Strings.swift.

import Source

/// A lexer that turns Swift source into tokens.
///
/// Source: The Swift Programming Language, “Lexical Structure”.
struct SwiftLexer: ~Copyable {
  var scanner: TokenScanner
  /// The strings whose interpolations are being read, outermost first.
  var strings: [OpenString] = []

  /// A string literal interrupted by an interpolation.
  struct OpenString {
    /// The number of `#` around the quotes.
    var pounds: Int
    var isMultiline: Bool
    /// The number of open parentheses and braces in the current interpolation.
    var depth = 0
    var braces = 0
  }

  /// The maximum nesting depth of interpolations. Deeper ones are read as plain text.
  static let maximumNesting = 32

  /// The maximum number of `#` around a raw literal. Real code doesn't use more.
  private static let maximumPounds = 64

  /// The offset up to which no slash begins a regular expression, because an earlier one wasn't closed on its line.
  private var unclosedRegexEnd = 0

  init(scanner: consuming TokenScanner) {
    self.scanner = scanner
  }

  static func tokens(of text: SourceText) -> (tokens: Tokens, comments: [Range<Int>]) {
    var lexer = SwiftLexer(scanner: TokenScanner(text))
    lexer.run()
    return lexer.scanner.finish()
  }

  private mutating func run() {
    if scanner.startsWith("#", "!") { scanner.skipLine() }
    repeat {
      if strings.isEmpty { scanner.plainTokens() }
    } while step()
  }

  /// Reads one step, which may add a few tokens, and returns false at the end.
  mutating func step() -> Bool {
    scanner.skipTrivia()
    if scanner.isAtEnd {
      guard !strings.isEmpty else { return false }
      closeString()
      return true
    }
    if !strings.isEmpty, endsUnclosedInterpolation() { return true }
    token()
    return true
  }

  private mutating func token() {
    let byte = scanner.peek()
    switch byte {
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "("):
      if let last = strings.indices.last { strings[last].depth += 1 }
      scanner.punctuation(.leftParen)
    case UInt8(ascii: ")"): rightParen()
    case UInt8(ascii: "{"):
      if let last = strings.indices.last { strings[last].braces += 1 }
      scanner.punctuation(.leftBrace)
    case UInt8(ascii: "}"): rightBrace()
    case UInt8(ascii: "["): scanner.punctuation(.leftBracket)
    case UInt8(ascii: "]"): scanner.punctuation(.rightBracket)
    case UInt8(ascii: ","): scanner.punctuation(.comma)
    case UInt8(ascii: ":"): scanner.punctuation(.colon)
    case UInt8(ascii: ";"): scanner.punctuation(.semicolon)
    case UInt8(ascii: "@"): scanner.punctuation(.at)
    case UInt8(ascii: "\\"): scanner.punctuation(.backslash)
    case UInt8(ascii: "`"): scanner.word()
    // `pair.0.1` has two members, not one number.
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanner.lastKind == .dot ? scanner.word() : scanner.number()
    case _ where byte.isIdentifierByte: scanner.word()
    case UInt8(ascii: ".") where !startsDottedOperator: scanner.punctuation(.dot)
    case UInt8(ascii: "/") where startsRegularExpression(): regularExpression(pounds: 0)
    case _ where byte.isOperatorByte: operatorToken()
    default: scanner.at += 1
    }
  }

  private mutating func rightParen() {
    guard let last = strings.indices.last else { return scanner.punctuation(.rightParen) }
    if strings[last].depth > 0 {
      strings[last].depth -= 1
      scanner.punctuation(.rightParen)
    } else {
      scanner.punctuation(.interpolationEnd)
      continueString()
    }
  }

  /// Reads a brace. One that wasn't opened in its interpolation closes a block around a half-typed string.
  private mutating func rightBrace() {
    while let string = strings.last, string.braces == 0, !string.isMultiline {
      scanner.punctuation(.interpolationEnd, length: 0)
      closeString()
    }
    if let last = strings.indices.last { strings[last].braces = max(strings[last].braces - 1, 0) }
    scanner.punctuation(.rightBrace)
  }

  /// Reads `#if`, `#selector`, `#"raw"#`, or `#/regex/#`.
  private mutating func pound() {
    var pounds = 1
    while pounds < SwiftLexer.maximumPounds, scanner.peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch scanner.peek(pounds) {
    case UInt8(ascii: "\""): string(pounds: pounds)
    case UInt8(ascii: "/"): regularExpression(pounds: pounds)
    default:
      let start = scanner.at
      scanner.at += 1
      while scanner.peek().isIdentifierByte { scanner.at += 1 }
      scanner.emit(.directive, from: start, id: scanner.identifier(from: start))
    }
  }

  // MARK: Operators

  private mutating func operatorToken() {
    scanner.operatorToken(length: operatorLength())
  }

  /// Returns the number of bytes in the operator. `>` is always a single token so it can close generic arguments, as
  /// are `?` and `!` so they can follow an operand.
  private func operatorLength() -> Int {
    let first = scanner.peek()
    let second = scanner.peek(1)
    let equals = UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "?"):
      return second == first && scanner.peek(2) != UInt8(ascii: ".") && isSpaced ? 2 : 1
    case UInt8(ascii: "!"):
      guard second == equals else { return 1 }
      return scanner.peek(2) == equals ? 3 : 2
    case UInt8(ascii: ">"):
      if second == equals { return 2 }
      return second == first && scanner.peek(2) == equals ? 3 : 1
    case UInt8(ascii: "<"):
      if second == equals { return 2 }
      guard second == first else { return 1 }
      return scanner.peek(2) == equals ? 3 : 2
    case UInt8(ascii: "="):
      guard second == equals else { return 1 }
      return scanner.peek(2) == equals ? 3 : 2
    default:
      var length = 1
      while continuesOperator(scanner.peek(length), after: scanner.peek(length - 1), first: first) {
        if scanner.peek(length) == UInt8(ascii: "/"), "/*".utf8.contains(scanner.peek(length + 1)) { break }
        length += 1
      }
      return length
    }
  }

  /// True if the dot at the cursor begins `...`, `..<`, or an operator such as `.&`.
  private var startsDottedOperator: Bool {
    let next = scanner.peek(1)
    return next.isOperatorByte && !"?!:/".utf8.contains(next)
  }

  private func continuesOperator(_ byte: UInt8, after previous: UInt8, first: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ":"): false
    case UInt8(ascii: "!"): false
    case UInt8(ascii: "."): first == byte
    case UInt8(ascii: ">"): previous == UInt8(ascii: "-")
    default: byte.isOperatorByte
    }
  }

  /// True if a space or line break comes before the current byte.
  private var isSpaced: Bool { scanner.at == 0 || scanner.bytes[scanner.at - 1].isBlank }

  // MARK: Regular expressions

  /// Returns whether the `/` at the cursor begins a literal: an operand is expected, and the literal closes on the same
  /// line.
  private mutating func startsRegularExpression() -> Bool {
    switch scanner.lastKind {
    case .identifier:
      guard let word = scanner.tokens.last?.id, SwiftLexer.precedesOperand(word) else { return false }
    case .number, .stringEnd, .rightParen, .rightBracket, .rightBrace, .opaqueLiteral, .interpolationEnd,
      .dot:
      return false
    case .operator where !isSpaced: return false
    default: break
    }
    let first = scanner.peek(1)
    guard first != 0x20, first != 0x09, first != UInt8(ascii: "="), first != UInt8(ascii: ")") else {
      return false
    }
    // If one slash on a line isn't closed, neither are those after it.
    guard scanner.at >= unclosedRegexEnd else { return false }
    var ahead = 1
    while true {
      let byte = scanner.peek(ahead)
      if byte == 0 || byte.isLineBreak {
        unclosedRegexEnd = scanner.at + ahead
        return false
      }
      if byte == UInt8(ascii: "/") { return true }
      ahead += byte == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// Returns whether an operand follows a keyword.
  private static func precedesOperand(_ word: Identifier) -> Bool {
    switch word {
    case "return", "case", "in", "if", "while", "guard", "switch", "where", "try", "await", "else": true
    default: false
    }
  }

  private mutating func regularExpression(pounds: Int) {
    let start = scanner.at
    scanner.at += pounds + 1
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if pounds == 0, byte.isLineBreak { break }
      scanner.at += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "/"), hasPounds(pounds) {
        scanner.at += pounds
        break
      }
    }
    scanner.at = min(scanner.at, scanner.count)
    scanner.emit(.opaqueLiteral, from: start)
  }

  /// Returns whether `pounds` `#` are at the cursor.
  func hasPounds(_ pounds: Int) -> Bool {
    for ahead in 0..<pounds where scanner.peek(ahead) != UInt8(ascii: "#") { return false }
    return true
  }
}
