// Tokens that the Swift and Kotlin lexers pass to their parsers.

/// One token: its kind, its range and, for words and operators, its name.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case identifier, number
    /// Any run of operator characters, identified by `id`.
    case `operator`
    case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
    case comma, colon, semicolon, dot, at, backslash
    /// `#word` in Swift; `id` is the word with its `#`.
    case directive
    /// The opening quotes of a string; segments and interpolations follow up to `stringEnd`.
    case stringStart, stringSegment, stringEnd
    /// `\(` or `${`, whose tokens follow up to `interpolationEnd`.
    case interpolationStart, interpolationEnd
    /// A Kotlin character literal or a Swift regular-expression literal.
    case opaqueLiteral
    case endOfFile
  }

  var id: Identifier
  var start: UInt32
  var end: UInt32
  var kind: Kind
  /// True if a line break comes between the previous token and this one.
  var startsLine: Bool
  /// True if spaces, a line break, or a comment come before this token.
  var hasSpaceBefore: Bool
}

/// All tokens of a file.
struct Tokens {
  var all: [Token]
  /// The indices of the tokens that open or close something.
  var brackets: [Int32]
}
