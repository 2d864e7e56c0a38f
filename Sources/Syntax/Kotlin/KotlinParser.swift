// The Kotlin parser: its entry point, statements, and shared helpers.
// Declarations, expressions, branches, and types are in separate files.

import Source

/// A lightweight Kotlin parser. It finds the boundaries of expressions, calls, lambdas, and declarations, but not their
/// meaning.
///
/// Source: Kotlin language specification, “Syntax and grammar”. If the compiler's parser is more lenient, this one
/// follows it.
struct KotlinParser {
  var cursor: TokenCursor
  var surroundings = Surroundings.declarations

  /// The handling of line breaks, braces, and soft keywords inside the innermost bracket.
  struct Surroundings {
    /// True if `init`, `constructor`, and accessors are allowed here.
    var holdsDeclarations = false
    /// True if expressions continue across line breaks, as in parentheses.
    var ignoresLineBreaks = false
    /// True if a brace after an expression is its trailing lambda.
    var takesTrailingLambdas = true

    /// The top level of a file, or the body of a type.
    static let declarations = Surroundings(holdsDeclarations: true)
    /// The body of a function, lambda, or branch.
    static let statements = Surroundings()
    /// The content of parentheses or square brackets.
    static let brackets = Surroundings(ignoresLineBreaks: true)
  }

  static func parse(_ text: SourceText) -> Tree {
    let (tokens, comments) = KotlinLexer.tokens(of: text)
    var parser = KotlinParser(cursor: TokenCursor(text, tokens: tokens))
    parser.statements()
    parser.cursor.builder.wrap(.file, from: 0, 0, UInt32(clamping: text.count))
    return Tree(
      text: text, language: .kotlin, nodes: parser.cursor.builder.preorder(), comments: comments,
      isCut: parser.cursor.isCut, damage: parser.cursor.unpaired.map { Damage(.unpaired, at: $0) })
  }

  /// Reads statements to the end of the innermost bracket.
  mutating func statements() {
    while !cursor.isAtEnd {
      let before = cursor.index
      statement()
      if cursor.index == before { cursor.skipAsOther() }
    }
  }

  /// Reads one declaration, statement, or expression. Reads nothing if none begins here.
  mutating func statement() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    switch cursor.kind {
    case .semicolon: cursor.advance()
    case .at where cursor.peek(1).id == "file" && cursor.peek(2).kind == .colon: annotation()
    case .at, .identifier: declarationOrExpression(from: cursor.builder.mark, cursor.start)
    default: expression()
    }
  }

  // MARK: Brackets

  /// Reads `{ … }` if it's at the cursor.
  mutating func block() {
    guard cursor.at(.leftBrace) else { return }
    let mark = cursor.builder.mark
    let start = cursor.start
    braces(as: .statements) { $0.statements() }
    wrap(.block, from: mark, start)
  }

  /// Passes a pair of braces and reads their content with `read`.
  mutating func braces(as inside: Surroundings, _ read: (inout KotlinParser) -> Void) {
    let enclosing = cursor.enter()
    let outside = surroundings
    surroundings = inside
    read(&self)
    surroundings = outside
    cursor.leave(enclosing)
  }

  /// Passes parentheses or square brackets and reads each comma-separated item with `item`.
  ///
  /// Unclosed brackets end where a line begins without a comma before it, or with a declaration, so the code after a
  /// half-typed call is read as usual.
  mutating func list(_ item: (inout KotlinParser) -> Void) {
    let isClosed = cursor.isClosed
    let enclosing = cursor.enter()
    let outside = surroundings
    surroundings = .brackets
    while !cursor.isAtEnd {
      if !isClosed, cursor.peek().startsLine, beginsDeclaration { break }
      let before = cursor.index
      item(&self)
      if cursor.pass(.comma) { continue }
      if !isClosed, cursor.peek().startsLine || cursor.at(.leftBrace) { break }
      if cursor.index == before { cursor.skipAsOther() }
    }
    surroundings = outside
    if isClosed || cursor.isAtEnd { cursor.leave(enclosing) } else { cursor.abandon(enclosing) }
  }

  // MARK: Words

  /// Returns the word `ahead` tokens from here, if it has no backticks. Backticks remove a word's special meaning.
  func word(_ ahead: Int = 0) -> Identifier {
    let token = cursor.peek(ahead)
    guard token.kind == .identifier, !isQuoted(token) else { return .none }
    return token.id
  }

  func isQuoted(_ token: Token) -> Bool {
    cursor.text[Int(token.start)] == UInt8(ascii: "`")
  }

  /// Returns whether the token `ahead` tokens from here is an identifier and not a keyword.
  func isName(_ ahead: Int = 0) -> Bool {
    cursor.peek(ahead).kind == .identifier && !KotlinParser.isHardKeyword(word(ahead))
  }

  /// True if a statement that can't be an argument begins here.
  var beginsDeclaration: Bool {
    switch word() {
    case "val", "var", "class", "interface", "typealias", "package", "for", "while": true
    case "fun": isName(1)
    default: false
    }
  }

  /// True if the current token starts a line that ends the expression before it.
  var endsExpression: Bool { cursor.peek().startsLine && !surroundings.ignoresLineBreaks }

  /// Returns whether a word is a hard keyword.
  ///
  /// Source: Kotlin language specification, “Keywords and operators › Hard keywords”.
  static func isHardKeyword(_ id: Identifier) -> Bool {
    switch id {
    case "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface",
      "is",
      "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "val",
      "var",
      "when", "while":
      true
    default: false
    }
  }

  // MARK: Building

  /// Adds a node that contains everything added since `mark` and ends after the last token passed.
  mutating func wrap(
    _ kind: Node.Kind, from mark: TreeBuilder.Mark, _ start: UInt32, name: Token? = nil, detail: UInt8 = 0
  ) {
    let end = cursor.previousEnd
    var nameStart: UInt32?
    if let name { nameStart = isQuoted(name) ? name.start + 1 : name.start }
    cursor.builder.wrap(
      kind, from: mark, min(start, end), end, name: name?.id ?? .none, nameStart: nameStart, detail: detail)
  }

  /// Adds a node without children from `token` to the end of the last token passed, named after the token.
  mutating func leaf(_ kind: Node.Kind, _ token: Token) {
    wrap(kind, from: cursor.builder.mark, token.start, name: token)
  }
}
