// Kotlin tokens to the flat tree: the entry, statements, and what all parts of the parser share.
// Declarations, expressions, branches and types are in the files beside this one.

import Source

/// The light Kotlin parser: it knows where expressions, calls, lambdas and declarations begin and end, and
/// nothing of their meaning.
///
/// Source: Kotlin language specification, “Syntax and grammar”; where the compiler's parser is more lenient,
/// it is followed.
struct KotlinParser {
  var cursor: TokenCursor
  var surroundings = Surroundings.declarations

  /// What the innermost bracket makes of line breaks, braces and soft keywords.
  struct Surroundings {
    /// Whether `init`, `constructor` and accessors can stand here.
    var holdsDeclarations = false
    /// Whether expressions go over line breaks, as in parentheses.
    var ignoresLineBreaks = false
    /// Whether a brace behind an expression is its trailing lambda.
    var takesTrailingLambdas = true

    /// The top level of a file, or the body of a type.
    static let declarations = Surroundings(holdsDeclarations: true)
    /// The body of a function, lambda or branch.
    static let statements = Surroundings()
    /// Between parentheses or square brackets.
    static let brackets = Surroundings(ignoresLineBreaks: true)
  }

  static func parse(_ text: SourceText) -> Tree {
    let (tokens, comments) = KotlinLexer.tokens(of: text)
    var parser = KotlinParser(cursor: TokenCursor(text, tokens: tokens))
    parser.statements()
    parser.cursor.builder.wrap(.file, from: 0, 0, UInt32(clamping: text.count))
    return Tree(
      text: text, language: .kotlin, nodes: parser.cursor.builder.preorder(), comments: comments,
      isCut: parser.cursor.isCut)
  }

  /// Reads statements up to the end of the innermost bracket.
  mutating func statements() {
    while !cursor.isAtEnd {
      let before = cursor.index
      statement()
      if cursor.index == before { cursor.skipAsOther() }
    }
  }

  /// Reads one declaration, statement or expression. Reads nothing where none begins.
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

  /// Reads `{ … }` if one stands here.
  mutating func block() {
    guard cursor.at(.leftBrace) else { return }
    let mark = cursor.builder.mark
    let start = cursor.start
    braces(as: .statements) { $0.statements() }
    wrap(.block, from: mark, start)
  }

  /// Passes a pair of braces, whose content `read` reads.
  mutating func braces(as inside: Surroundings, _ read: (inout KotlinParser) -> Void) {
    let enclosing = cursor.enter()
    let outside = surroundings
    surroundings = inside
    read(&self)
    surroundings = outside
    cursor.leave(enclosing)
  }

  /// Passes parentheses or square brackets; `item` reads what stands between two commas.
  ///
  /// Brackets that nothing closes end where a line begins without a comma before it, or with a declaration:
  /// the code behind a half-typed call stays what it is.
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

  /// The word `ahead` places from here, if it is one that stands without backticks: those take its meaning
  /// away.
  func word(_ ahead: Int = 0) -> Identifier {
    let token = cursor.peek(ahead)
    guard token.kind == .identifier, !isQuoted(token) else { return .none }
    return token.id
  }

  func isQuoted(_ token: Token) -> Bool {
    cursor.text[Int(token.start)] == UInt8(ascii: "`")
  }

  /// Whether an identifier that is no keyword stands `ahead` places from here.
  func isName(_ ahead: Int = 0) -> Bool {
    cursor.peek(ahead).kind == .identifier && !KotlinParser.isHardKeyword(word(ahead))
  }

  /// Whether a statement begins here that cannot be an argument.
  var beginsDeclaration: Bool {
    switch word() {
    case "val", "var", "class", "interface", "typealias", "package", "for", "while": true
    case "fun": isName(1)
    default: false
    }
  }

  /// Whether the current token stands on a line of its own that ends the expression before it.
  var endsExpression: Bool { cursor.peek().startsLine && !surroundings.ignoresLineBreaks }

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

  /// Adds a node that holds everything added since `mark` and ends behind the last token passed.
  mutating func wrap(
    _ kind: Node.Kind, from mark: TreeBuilder.Mark, _ start: UInt32, name: Token? = nil, detail: UInt8 = 0
  ) {
    let end = cursor.previousEnd
    var nameStart: UInt32?
    if let name { nameStart = isQuoted(name) ? name.start + 1 : name.start }
    cursor.builder.wrap(
      kind, from: mark, min(start, end), end, name: name?.id ?? .none, nameStart: nameStart, detail: detail)
  }

  /// Adds a node without children from `token` to behind the last token passed, called after the token.
  mutating func leaf(_ kind: Node.Kind, _ token: Token) {
    wrap(kind, from: cursor.builder.mark, token.start, name: token)
  }
}
