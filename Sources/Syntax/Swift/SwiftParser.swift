// The Swift parser: its entry point and statements. Declarations, expressions, branches, and types are in separate
// files.

import Source

/// A lightweight Swift parser. It finds the boundaries of expressions, calls, closures, and declarations, but not their
/// meaning.
struct SwiftParser {
  var cursor: TokenCursor
  var surroundings = Surroundings()

  /// The surrounding constructs that can end the code being read. Brackets reset them.
  struct Surroundings {
    /// True in the header of `if`, `guard`, `while`, `for`, or `switch`, where a brace begins the body.
    var isInHeader = false
    /// True in the body of a `switch`, where `case` ends a list of statements.
    var stopsAtCase = false
    /// True inside `#if`, where `#else` and `#endif` end a list of statements.
    var stopsAtDirective = false
  }

  static func parse(_ text: SourceText) -> Tree {
    let (tokens, comments) = SwiftLexer.tokens(of: text)
    var parser = SwiftParser(cursor: TokenCursor(text, tokens: tokens))
    parser.statements()
    parser.cursor.builder.wrap(.file, from: 0, 0, UInt32(clamping: text.count))
    return Tree(
      text: text, language: .swift, nodes: parser.cursor.builder.preorder(), comments: comments,
      isCut: parser.cursor.isCut, damage: parser.cursor.unpaired.map { Damage(.unpaired, at: $0) })
  }

  /// Reads statements to the end of the innermost bracket, a `case` of the enclosing switch, or the end of a `#if`
  /// branch.
  mutating func statements() {
    while !cursor.isAtEnd {
      if surroundings.stopsAtCase, startsCases { return }
      if surroundings.stopsAtDirective, isCompilationEnd { return }
      let before = cursor.index
      statement()
      if cursor.index == before { cursor.skipAsOther() }
    }
  }

  mutating func statement() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    switch cursor.kind {
    case .semicolon: cursor.advance()
    case .directive where cursor.at("#if"): compilationBranch(isPostfix: false)
    case .directive where isCompilationEnd: cursor.skipAsOther()
    case .at: attributedStatement()
    case .identifier: keywordStatement()
    case .rightParen, .rightBracket, .rightBrace, .comma, .colon: cursor.skipAsOther()
    default: expression()
    }
  }

  /// True at `#else`, `#elseif`, or `#endif`.
  var isCompilationEnd: Bool {
    cursor.at("#else") || cursor.at("#elseif") || cursor.at("#endif")
  }

  /// Reads attributes and the declaration after them or, rarely, an expression or a `case`.
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

  /// True at `do {` or `do throws(E) {`.
  private var startsBlockSoon: Bool {
    cursor.peek(1).kind == .leftBrace || cursor.peek(1).id == "throws"
  }

  /// True at `outer: for …`.
  private var isLabel: Bool {
    guard cursor.peek(1).kind == .colon else { return false }
    switch cursor.peek(2).id {
    case "for", "while", "repeat", "do", "if", "switch": return true
    default: return false
    }
  }

  /// True at `case` or `default:` of a switch.
  var isAtCase: Bool {
    if cursor.at("case") { return true }
    if cursor.at("default") { return cursor.peek(1).kind == .colon }
    return cursor.at(.at) && cursor.peek(1).id == "unknown"
  }

  /// True if switch cases begin here, possibly inside `#if`.
  var startsCases: Bool {
    if isAtCase { return true }
    guard cursor.at("#if"), let ahead = distanceBehindDirective else { return false }
    switch cursor.peek(ahead).id {
    case "case": return true
    case "default": return cursor.peek(ahead + 1).kind == .colon
    default: return cursor.peek(ahead).kind == .at && cursor.peek(ahead + 1).id == "unknown"
    }
  }

  /// The number of tokens before the line after the innermost of the directives at the cursor.
  var distanceBehindDirective: Int? {
    var ahead = 0
    while cursor.peek(ahead).kind == .directive {
      ahead += 1
      while !cursor.peek(ahead).startsLine {
        ahead += max(cursor.distanceToPartner(ahead) - ahead, 0) + 1
        if ahead > 64 { return nil }
      }
    }
    return ahead
  }

  // MARK: Brackets

  /// Passes a pair of brackets and reads their content with `read`.
  mutating func brackets(as inside: Surroundings = Surroundings(), _ read: (inout SwiftParser) -> Void) {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let enclosing = cursor.enter()
    let outside = surroundings
    surroundings = inside
    read(&self)
    surroundings = outside
    cursor.leave(enclosing)
  }

  /// Passes a pair of brackets and reads each comma-separated item with `item`.
  ///
  /// Unclosed brackets end where a line begins without a comma before it, with a declaration, or with an indentation
  /// that's no deeper than theirs, so the code after a half-typed call is read as usual.
  mutating func list(_ item: (inout SwiftParser) -> Void) {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let isClosed = cursor.isClosed
    let opener = cursor.peek()
    let enclosing = cursor.enter()
    let outside = surroundings
    surroundings = Surroundings()
    while !cursor.isAtEnd {
      if !isClosed, endsList(openedBy: opener) { break }
      let before = cursor.index
      item(&self)
      if cursor.pass(.comma) { continue }
      if !isClosed, cursor.peek().startsLine || cursor.at(.leftBrace) { break }
      if cursor.index == before { cursor.skipAsOther() }
    }
    surroundings = outside
    if isClosed || cursor.isAtEnd { cursor.leave(enclosing) } else { cursor.abandon(enclosing) }
  }

  private func endsList(openedBy opener: Token) -> Bool {
    guard cursor.peek().startsLine else { return false }
    return isDeclarationStart || cursor.indentation(at: cursor.peek()) <= cursor.indentation(at: opener)
  }

  // MARK: Blocks

  /// Reads `{ … }` if it's at the cursor.
  mutating func block() {
    guard cursor.at(.leftBrace) else { return }
    let mark = cursor.builder.mark
    let start = cursor.start
    brackets { $0.statements() }
    cursor.builder.wrap(.block, from: mark, start, cursor.previousEnd)
  }

  // MARK: Simple statements

  /// Reads `defer { … }`.
  private mutating func keywordBlock() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    block()
    cursor.builder.wrap(.statement, from: mark, keyword.start, cursor.previousEnd, name: keyword.id)
  }

  /// Reads `return x` or `throw x`.
  private mutating func jump() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    let next = cursor.peek()
    // A value on the next line belongs to `return` only if it isn't a separate statement; the compiler accepts it.
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

  /// Reads `for pattern in sequence where condition { … }`.
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

  /// Reads one name or token of a pattern.
  mutating func pattern() {
    let token = cursor.peek()
    switch token.kind {
    case .identifier
    where token.id == "let" || token.id == "var" || token.id == "case" || token.id == "try"
      || token.id == "await":
      cursor.advance()
    case .identifier:
      cursor.builder.leaf(.parameter, token.start, token.end, name: token.id, nameStart: nameStart(of: token))
      cursor.advance()
    case .leftParen:
      brackets { parser in
        while !parser.cursor.isAtEnd { parser.pattern() }
      }
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
    let wasInHeader = surroundings.isInHeader
    surroundings.isInHeader = true
    read(&self)
    surroundings.isInHeader = wasInHeader
  }
}
