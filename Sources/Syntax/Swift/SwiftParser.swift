// Swift tokens to the flat tree: the entry and the statements. Declarations, expressions, branches and types are in
// the files beside this one.

import Source

/// The light Swift parser: it knows where expressions, calls, closures and declarations begin and end, and nothing of
/// their meaning.
struct SwiftParser {
  var cursor: TokenCursor
  /// Inside the header of `if`, `guard`, `while`, `for` or `switch`, where a brace begins the body.
  var isInHeader = false
  /// Inside the body of a `switch`, where `case` ends a list of statements.
  var stopsAtCase = false

  static func parse(_ text: SourceText) -> Tree {
    let (tokens, comments) = SwiftLexer.tokens(of: text)
    var parser = SwiftParser(cursor: TokenCursor(text, tokens: tokens))
    parser.statements()
    parser.cursor.builder.wrap(.file, from: 0, 0, UInt32(clamping: text.count))
    return Tree(
      text: text, language: .swift, nodes: parser.cursor.builder.preorder(), comments: comments)
  }

  /// Reads statements up to the end of the innermost bracket, a `case` of the enclosing switch, or the end of a
  /// `#if` branch.
  mutating func statements() {
    while !cursor.isAtEnd {
      if stopsAtCase, isAtCase { return }
      if cursor.at(.directive), cursor.at("#else") || cursor.at("#elseif") || cursor.at("#endif") { return }
      let before = cursor.index
      statement()
      if cursor.index == before { cursor.skipAsOther() }
    }
    return
  }

  mutating func statement() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    switch cursor.kind {
    case .semicolon: cursor.advance()
    case .directive where cursor.at("#if"): compilationBranch(isPostfix: false)
    case .directive where isMacroDeclarationPrefix: cursor.skipAsOther()
    case .at: attributedStatement()
    case .identifier: keywordStatement()
    case .rightParen, .rightBracket, .rightBrace, .comma, .colon: cursor.skipAsOther()
    default: expression()
    }
  }

  /// `#sourceLocation` and friends, which stand alone.
  private var isMacroDeclarationPrefix: Bool {
    cursor.at("#sourceLocation") || cursor.at("#endif") || cursor.at("#else") || cursor.at("#elseif")
  }

  /// Attributes can stand before a declaration or, rarely, before an expression or a `case`.
  private mutating func attributedStatement() {
    declarationOrExpression()
  }

  private mutating func keywordStatement() {
    switch cursor.peek().id {
    case "if": branch(.if)
    case "guard": branch(.guard)
    case "switch" where startsSwitch: switchBranch()
    case "for": forStatement()
    case "while": whileStatement()
    case "repeat" where cursor.peek(1).kind == .leftBrace: repeatStatement()
    case "do" where startsBlockSoon: doStatement()
    case "defer" where cursor.peek(1).kind == .leftBrace: keywordBlock()
    case "return", "throw": jump()
    case "break", "continue", "fallthrough": labelJump()
    default:
      if isLabel { cursor.advance(2) } else { declarationOrExpression() }
    }
  }

  private var startsSwitch: Bool { cursor.peek(1).kind != .dot && cursor.peek(1).kind != .colon }

  /// `do {` or `do throws(E) {`.
  private var startsBlockSoon: Bool {
    cursor.peek(1).kind == .leftBrace || cursor.peek(1).id == "throws"
  }

  /// `outer: for …`
  private var isLabel: Bool {
    guard cursor.peek(1).kind == .colon else { return false }
    switch cursor.peek(2).id {
    case "for", "while", "repeat", "do", "if", "switch": return true
    default: return false
    }
  }

  /// `case` or `default:` of a switch.
  var isAtCase: Bool {
    if cursor.at("case") { return true }
    if cursor.at("default") { return cursor.peek(1).kind == .colon }
    return cursor.at(.at) && cursor.peek(1).id == "unknown"
  }

  // MARK: Blocks

  /// Reads `{ … }` if one stands here.
  mutating func block() {
    guard cursor.at(.leftBrace) else { return }
    let mark = cursor.builder.mark
    let start = cursor.start
    let enclosing = cursor.enter()
    let (wasInHeader, stopped) = (isInHeader, stopsAtCase)
    (isInHeader, stopsAtCase) = (false, false)
    statements()
    (isInHeader, stopsAtCase) = (wasInHeader, stopped)
    cursor.leave(enclosing)
    cursor.builder.wrap(.block, from: mark, start, cursor.previousEnd)
  }

  // MARK: Simple statements

  /// `defer { … }`
  private mutating func keywordBlock() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    block()
    cursor.builder.wrap(.statement, from: mark, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  /// `return x`, `throw x`
  private mutating func jump() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    let next = cursor.peek()
    // A value on the next line belongs to `return` only where it is no statement of its own; the compiler takes it.
    if !cursor.isAtEnd, next.kind != .semicolon, !isAtCase, !(next.startsLine && beginsStatement(next)) {
      expression()
    }
    cursor.builder.wrap(.statement, from: mark, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  private func beginsStatement(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return token.kind == .at || token.kind == .directive }
    switch token.id {
    case "let", "var", "func", "if", "guard", "switch", "for", "while", "return", "struct", "class", "enum",
      "private", "case", "default":
      return true
    default: return false
    }
  }

  private mutating func labelJump() {
    let keyword = cursor.peek()
    cursor.advance()
    if cursor.at(.identifier), !cursor.peek().startsLine { cursor.advance() }
    cursor.builder.leaf(.statement, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  // MARK: Loops

  /// `for pattern in sequence where condition { … }`
  private mutating func forStatement() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at("in"), !cursor.at(.leftBrace) { pattern() }
    if cursor.pass("in") { header { $0.expression() } }
    if cursor.pass("where") { header { $0.expression() } }
    block()
    cursor.builder.wrap(.statement, from: mark, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  /// One name or token of a pattern.
  mutating func pattern() {
    let token = cursor.peek()
    switch token.kind {
    case .identifier where token.id == "let" || token.id == "var" || token.id == "case" || token.id == "try"
      || token.id == "await":
      cursor.advance()
    case .identifier:
      cursor.builder.leaf(.parameter, token.start, token.end, name: token.id)
      cursor.advance()
    case .leftParen:
      let enclosing = cursor.enter()
      while !cursor.isAtEnd { pattern() }
      cursor.leave(enclosing)
    default: cursor.skipBrackets()
    }
  }

  private mutating func whileStatement() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    conditions()
    block()
    cursor.builder.wrap(.statement, from: mark, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  private mutating func repeatStatement() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    block()
    if cursor.pass("while") { expression() }
    cursor.builder.wrap(.statement, from: mark, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  /// Reads with `isInHeader` set.
  mutating func header(_ read: (inout SwiftParser) -> Void) {
    let wasInHeader = isInHeader
    isInHeader = true
    read(&self)
    isInHeader = wasInHeader
  }
}
