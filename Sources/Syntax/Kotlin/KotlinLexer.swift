// The Kotlin lexer. Strings with their templates are in KotlinLexer+Strings.swift.

import Source

/// A lexer that turns Kotlin source into tokens.
///
/// Source: Kotlin language specification, “Syntax and grammar › Lexical grammar”.
struct KotlinLexer: ~Copyable {
  var scanner: TokenScanner
  /// The strings whose templates are being read, outermost first.
  var strings: [OpenString] = []

  /// A string literal interrupted by a template.
  struct OpenString {
    /// The number of `$` that begin a template.
    var dollars: Int
    /// True inside `"""`, where nothing is escaped and line breaks are allowed.
    var isRaw: Bool
    /// The number of open braces in the current template.
    var braces = 0
    /// The number of open parentheses and brackets in the current template.
    var brackets = 0
    /// The index of the current template's first token.
    var firstToken = 0
  }

  /// The maximum nesting depth of templates. Deeper ones are read as plain text.
  static let maximumNesting = 32

  static func tokens(of text: SourceText) -> (tokens: Tokens, comments: [Range<Int>]) {
    var lexer = KotlinLexer(scanner: TokenScanner(text))
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
    if !strings.isEmpty, endsUnclosedTemplate() { return true }
    token()
    return true
  }

  private mutating func token() {
    let byte = scanner.peek()
    switch byte {
    case UInt8(ascii: "\""): string(dollars: 1, prefix: 0)
    case UInt8(ascii: "$"): dollar()
    case UInt8(ascii: "'"): character()
    case UInt8(ascii: "("), UInt8(ascii: "["):
      if let last = strings.indices.last { strings[last].brackets += 1 }
      scanner.punctuation(byte == UInt8(ascii: "(") ? .leftParen : .leftBracket)
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if let last = strings.indices.last, strings[last].brackets > 0 { strings[last].brackets -= 1 }
      scanner.punctuation(byte == UInt8(ascii: ")") ? .rightParen : .rightBracket)
    case UInt8(ascii: "{"):
      if let last = strings.indices.last { strings[last].braces += 1 }
      scanner.punctuation(.leftBrace)
    case UInt8(ascii: "}"): rightBrace()
    case UInt8(ascii: ","): scanner.punctuation(.comma)
    case UInt8(ascii: ";"): scanner.punctuation(.semicolon)
    case UInt8(ascii: "@"): scanner.punctuation(.at)
    case UInt8(ascii: "\\"): scanner.punctuation(.backslash)
    case UInt8(ascii: "`"): scanner.word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanner.number()
    case _ where byte.isIdentifierByte: scanner.word()
    case UInt8(ascii: "."): dot()
    case UInt8(ascii: ":") where scanner.peek(1) != byte: scanner.punctuation(.colon)
    case _ where byte.isOperatorByte: scanner.operatorToken(length: operatorLength())
    default: scanner.at += 1
    }
  }

  private mutating func rightBrace() {
    guard let last = strings.indices.last else { return scanner.punctuation(.rightBrace) }
    if strings[last].braces > 0 {
      strings[last].braces -= 1
      scanner.punctuation(.rightBrace)
    } else {
      scanner.punctuation(.interpolationEnd)
      continueString()
    }
  }

  /// Reads `$$"…"`, or an identifier that contains `$`.
  private mutating func dollar() {
    var dollars = 1
    while scanner.peek(dollars) == UInt8(ascii: "$") { dollars += 1 }
    if scanner.peek(dollars) == UInt8(ascii: "\"") {
      string(dollars: dollars, prefix: dollars)
    } else {
      scanner.word()
    }
  }

  /// Reads `.`, `..`, `..<`, or a number such as `.5f`.
  private mutating func dot() {
    if scanner.peek(1) == UInt8(ascii: ".") {
      scanner.operatorToken(length: scanner.peek(2) == UInt8(ascii: "<") ? 3 : 2)
    } else if scanner.peek(1).isDigit {
      scanner.number()
    } else {
      scanner.punctuation(.dot)
    }
  }

  /// Reads `'a'`, `'\n'`, or `'\u0041'`. A quote that isn't closed nearby is a token, so it doesn't hide code.
  private mutating func character() {
    let start = scanner.at
    var length = 1
    while length <= 10 {
      let byte = scanner.peek(length)
      if byte == 0 || byte.isLineBreak || byte == UInt8(ascii: "'") { break }
      length += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    scanner.at += scanner.peek(length) == UInt8(ascii: "'") ? length + 1 : 1
    scanner.emit(.opaqueLiteral, from: start)
  }

  // MARK: Operators

  /// Returns the number of bytes in the operator. `>` is always a single token so it can close type arguments.
  private func operatorLength() -> Int {
    let first = scanner.peek()
    let second = scanner.peek(1)
    let equals = UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "?"):
      if second == UInt8(ascii: ".") { return 2 }
      return second == UInt8(ascii: ":") && scanner.peek(2) != UInt8(ascii: ":") ? 2 : 1
    case UInt8(ascii: "!"):
      if second == equals { return scanner.peek(2) == equals ? 3 : 2 }
      if second == first { return 2 }
      return isNegatedWord ? 3 : 1
    case UInt8(ascii: "="):
      guard second == equals else { return 1 }
      return scanner.peek(2) == equals ? 3 : 2
    case UInt8(ascii: "-"):
      return second == first || second == equals || second == UInt8(ascii: ">") ? 2 : 1
    case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"):
      return second == first || second == equals ? 2 : 1
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return second == equals ? 2 : 1
    case UInt8(ascii: ":"): return 2
    default: return 1
    }
  }

  /// True if `!in` or `!is` is at the cursor.
  private var isNegatedWord: Bool {
    guard scanner.peek(1) == UInt8(ascii: "i"), !scanner.peek(3).isIdentifierByte else { return false }
    return scanner.peek(2) == UInt8(ascii: "n") || scanner.peek(2) == UInt8(ascii: "s")
  }
}
