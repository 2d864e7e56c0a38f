// `if`, `guard`, `switch`, `do`-`catch`, and `#if`.

extension SwiftParser {
  /// Reads `if … { … } else if … { … } else { … }`, which can also be a value, or `guard … else { … }`.
  mutating func branch(_ kind: BranchKind) {
    let mark = cursor.builder.mark
    let start = cursor.start
    var isMore = true
    while isMore {
      let armMark = cursor.builder.mark
      let armStart = cursor.start
      cursor.advance()
      conditions()
      if kind == .guard { _ = cursor.pass("else") }
      block()
      cursor.builder.wrap(.arm, from: armMark, armStart, cursor.previousEnd)
      isMore = kind == .if && cursor.at("else") && cursor.peek(1).id == "if"
      if isMore { cursor.advance() }
    }
    if kind == .if, cursor.at("else") {
      let armMark = cursor.builder.mark
      let armStart = cursor.start
      cursor.advance()
      block()
      cursor.builder.wrap(.arm, from: armMark, armStart, cursor.previousEnd, name: "else")
    }
    cursor.builder.wrap(.branch, from: mark, start, cursor.previousEnd, detail: kind.rawValue)
  }

  /// Reads the conditions of `if`, `guard`, or `while`, up to the body.
  mutating func conditions() {
    header { parser in
      while !parser.cursor.isAtEnd, !parser.cursor.at(.leftBrace), !parser.cursor.at("else") {
        let before = parser.cursor.index
        parser.condition()
        if parser.cursor.index == before { parser.cursor.skipAsOther() }
        guard parser.cursor.pass(.comma) else { break }
      }
      // Anything else on the line before the body isn't part of a recognized condition.
      while !parser.cursor.isAtEnd, !parser.cursor.at(.leftBrace), !parser.cursor.at("else"),
        !parser.cursor.peek().startsLine
      {
        parser.cursor.skipAsOther()
      }
    }
  }

  private mutating func condition() {
    switch cursor.peek().id {
    case "let", "var", "inout": binding()
    case "case":
      cursor.advance()
      expression()
    default: expression()
    }
  }

  /// Reads `let name: Type = value` in a condition. Without a value, it unwraps a variable of the same name.
  private mutating func binding() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    let name = cursor.peek()
    if cursor.at(.leftParen) { cursor.skipBrackets() } else { cursor.advance() }
    if cursor.pass(.colon) { type() }
    if cursor.at("="), cursor.at(.operator) {
      cursor.advance()
      expression()
    }
    cursor.builder.wrap(
      .declaration, from: mark, start, cursor.previousEnd, name: name.id, nameStart: nameStart(of: name),
      detail: DeclarationKind.property.rawValue)
  }

  // MARK: switch

  mutating func switchBranch() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    header { $0.expression() }
    if cursor.at(.leftBrace) {
      brackets(as: Surroundings(stopsAtCase: true)) { $0.arms() }
    }
    cursor.builder.wrap(.branch, from: mark, start, cursor.previousEnd, detail: BranchKind.switch.rawValue)
  }

  /// Reads the cases of a switch, up to the end of its body or of a `#if` branch in it.
  private mutating func arms() {
    while !cursor.isAtEnd {
      if surroundings.stopsAtDirective, isCompilationEnd { return }
      if isAtCase {
        arm()
      } else if cursor.at("#if") {
        compilationBranch(isPostfix: false)
      } else {
        cursor.skipAsOther()
      }
    }
  }

  private mutating func arm() {
    let mark = cursor.builder.mark
    let start = cursor.start
    if cursor.at(.at) { cursor.advance(2) }
    let keyword = cursor.peek()
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at(.colon), !isAtCase {
      let before = cursor.index
      // A `?:` inside a pattern would consume the colon; patterns don't contain any.
      expression()
      if cursor.index == before { cursor.skipAsOther() }
      if !cursor.pass(.comma), !cursor.pass("where") {
        while !cursor.isAtEnd, !cursor.at(.colon), !cursor.peek().startsLine { cursor.skipAsOther() }
        break
      }
    }
    _ = cursor.pass(.colon)
    let blockMark = cursor.builder.mark
    let blockStart = cursor.start
    statements()
    let end = cursor.previousEnd
    cursor.builder.wrap(.block, from: blockMark, min(blockStart, end), end)
    cursor.builder.wrap(.arm, from: mark, start, end, name: keyword.id, nameStart: keyword.start)
  }

  // MARK: do-catch

  mutating func doStatement() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    if cursor.pass("throws"), cursor.at(.leftParen) { cursor.skipBrackets() }
    block()
    cursor.builder.wrap(.arm, from: mark, start, cursor.previousEnd, name: "do")
    while cursor.at("catch") {
      let armMark = cursor.builder.mark
      let armStart = cursor.start
      cursor.advance()
      catchPatterns()
      block()
      cursor.builder.wrap(.arm, from: armMark, armStart, cursor.previousEnd, name: "catch")
    }
    cursor.builder.wrap(
      .branch, from: mark, start, cursor.previousEnd, detail: BranchKind.tryCatch.rawValue)
  }

  /// Reads `catch let error as E where condition, .other`. Patterns are read as expressions.
  private mutating func catchPatterns() {
    header { parser in
      while !parser.cursor.isAtEnd, !parser.cursor.at(.leftBrace) {
        let before = parser.cursor.index
        parser.expression()
        if parser.cursor.index == before, !parser.cursor.pass(.comma), !parser.cursor.pass("where") {
          parser.cursor.skipAsOther()
        }
      }
    }
  }

  // MARK: #if

  /// Reads `#if … #elseif … #else … #endif` around statements, cases, or (postfix) modifiers of a chain.
  mutating func compilationBranch(isPostfix: Bool) {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let mark = cursor.builder.mark
    let start = cursor.start
    let isInside = surroundings.stopsAtDirective
    surroundings.stopsAtDirective = true
    var isOpen = true
    while isOpen, !cursor.isAtEnd {
      let armMark = cursor.builder.mark
      let armStart = cursor.start
      let name = cursor.peek().id
      cursor.advance()
      if name != "#else" {
        while !cursor.isAtEnd, !cursor.peek().startsLine { cursor.skipBrackets() }
      }
      if isPostfix {
        suffixes()
        // Anything else in a branch of modifiers is unknown.
        while !cursor.isAtEnd, !isCompilationEnd { cursor.skipAsOther() }
      } else {
        statements()
        if surroundings.stopsAtCase, startsCases { arms() }
      }
      cursor.builder.wrap(.arm, from: armMark, armStart, cursor.previousEnd, name: name)
      isOpen = cursor.at("#else") || cursor.at("#elseif")
    }
    surroundings.stopsAtDirective = isInside
    if cursor.at("#endif") { cursor.advance() }
    cursor.builder.wrap(
      .branch, from: mark, start, cursor.previousEnd, detail: BranchKind.compilation.rawValue)
  }
}
