// What the Swift and Kotlin lexers hand to their parsers.

/// One token: what it is, where it stands and, for words and operators, what it is called.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case identifier, number
    /// Any run of operator characters; `id` tells which.
    case `operator`
    case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
    case comma, colon, semicolon, dot, at, backslash
    /// `#word` in Swift; `id` is the word with its `#`.
    case directive
    /// The opening quotes of a string; segments and interpolations follow up to `stringEnd`.
    case stringStart, stringSegment, stringEnd
    /// `\(` or `${`, whose tokens follow up to `interpolationEnd`.
    case interpolationStart, interpolationEnd
    /// A character literal (Kotlin) or a regular-expression literal (Swift).
    case opaqueLiteral
    case endOfFile
  }

  var id: Identifier
  var start: UInt32
  var end: UInt32
  var kind: Kind
  /// Whether a line break stands between this token and the one before it.
  var startsLine: Bool
  /// Whether blanks, a line break or a comment stand before this token.
  var hasSpaceBefore: Bool
}

/// All tokens of a file.
struct Tokens {
  var all: [Token]
  /// The indices of those that open or close something.
  var brackets: [Int32]
}
