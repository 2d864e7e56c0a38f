// `if`, `when`, `try`, loops, and jumps.

extension KotlinParser {
  /// Reads `if (…) … else if (…) … else …`, which can also be a value.
  mutating func ifBranch() {
    let mark = cursor.builder.mark
    let start = cursor.start
    var isMore = true
    while isMore {
      let armMark = cursor.builder.mark
      let armStart = cursor.start
      cursor.advance()
      condition()
      body()
      wrap(.arm, from: armMark, armStart)
      if cursor.at(.semicolon), word(1) == "else" { cursor.advance() }
      isMore = word() == "else" && word(1) == "if"
      if isMore { cursor.advance() }
    }
    if word() == "else" { keywordArm() }
    wrap(.branch, from: mark, start, detail: BranchKind.if.rawValue)
  }

  /// Reads `(expression)` after `if` or `while`.
  private mutating func condition() {
    guard cursor.at(.leftParen) else { return }
    list { $0.expression() }
  }

  /// Reads the body of a branch or loop: a block, or one statement as the only child of a `block` node.
  private mutating func body() {
    if cursor.at(.leftBrace), lambdaSignatureLength(from: 1) == nil { return block() }
    guard !cursor.at(.semicolon), !beginsDeclaration || word() == "for" || word() == "while" else { return }
    let mark = cursor.builder.mark
    let start = cursor.start
    let outside = surroundings
    surroundings.holdsDeclarations = false
    expression()
    surroundings = outside
    if cursor.builder.mark > mark { wrap(.block, from: mark, start) }
  }

  /// Reads `else`, `try`, or `finally` with its body.
  private mutating func keywordArm() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    body()
    wrap(.arm, from: mark, keyword.start, name: keyword)
  }

  // MARK: when

  /// Reads `when (val x = subject) { conditions -> … }`.
  mutating func whenBranch() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    if cursor.at(.leftParen) { list { $0.whenSubject() } }
    if cursor.at(.leftBrace) {
      braces(as: .statements) { parser in
        while !parser.cursor.isAtEnd {
          let before = parser.cursor.index
          if !parser.cursor.pass(.semicolon) { parser.whenArm() }
          if parser.cursor.index == before { parser.cursor.skipAsOther() }
        }
      }
    }
    wrap(.branch, from: mark, start, detail: BranchKind.switch.rawValue)
  }

  private mutating func whenSubject() {
    while cursor.at(.at) { annotation() }
    if word() == "val" { property(from: cursor.builder.mark, cursor.start) } else { expression() }
  }

  private mutating func whenArm() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let before = cursor.index
    let keyword = word() == "else" ? cursor.peek() : nil
    if keyword != nil {
      cursor.advance()
    } else {
      repeat { whenCondition() } while cursor.pass(.comma) && !cursor.at("->")
    }
    if word() == "if" { keywordPrefix { $0.expression() } }
    if cursor.pass("->") { body() }
    if cursor.index > before { wrap(.arm, from: mark, start, name: keyword) }
  }

  /// Reads `value`, `is Type`, or `in range`.
  private mutating func whenCondition() {
    if word() == "is" || cursor.at("!is") {
      keywordPrefix { $0.type() }
    } else if word() == "in" || cursor.at("!in") {
      keywordPrefix { $0.expression() }
    } else {
      expression()
    }
  }

  /// Reads `is`, `in`, or `if`, and then calls `read` for the rest.
  private mutating func keywordPrefix(_ read: (inout KotlinParser) -> Void) {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    read(&self)
    wrap(.prefix, from: mark, keyword.start, name: keyword)
  }

  // MARK: try

  /// Reads `try { … } catch (e: Type) { … } finally { … }`.
  mutating func tryBranch() {
    let mark = cursor.builder.mark
    let start = cursor.start
    keywordArm()
    while word() == "catch", cursor.peek(1).kind == .leftParen {
      let armMark = cursor.builder.mark
      let keyword = cursor.peek()
      cursor.advance()
      list { $0.parameter() }
      block()
      wrap(.arm, from: armMark, keyword.start, name: keyword)
    }
    if word() == "finally", cursor.peek(1).kind == .leftBrace { keywordArm() }
    wrap(.branch, from: mark, start, detail: BranchKind.tryCatch.rawValue)
  }

  // MARK: Loops

  /// Reads `for (name in sequence) …`.
  mutating func forStatement() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    if cursor.at(.leftParen) {
      list { parser in
        parser.variable()
        if parser.word() == "in" { parser.cursor.advance() }
        parser.expression()
      }
    }
    body()
    wrap(.statement, from: mark, keyword.start, name: keyword)
  }

  mutating func whileStatement() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    condition()
    body()
    wrap(.statement, from: mark, keyword.start, name: keyword)
  }

  /// Reads `do … while (condition)`.
  mutating func doStatement() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    if word() != "while" { body() }
    if word() == "while" {
      cursor.advance()
      condition()
    }
    wrap(.statement, from: mark, keyword.start, name: keyword)
  }

  // MARK: Jumps

  /// Reads `return x`, `return@label x`, or `throw x`.
  mutating func jump() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    label()
    if keyword.id == "throw" || !cursor.peek().startsLine { expression() }
    wrap(.statement, from: mark, keyword.start, name: keyword)
  }

  /// Reads `break` or `continue@label`.
  mutating func labelJump() {
    let keyword = cursor.peek()
    cursor.advance()
    label()
    leaf(.statement, keyword)
  }

  /// Passes `@label` directly after a keyword.
  private mutating func label() {
    if cursor.at(.at), !cursor.peek().hasSpaceBefore, cursor.peek(1).kind == .identifier { cursor.advance(2) }
  }
}
