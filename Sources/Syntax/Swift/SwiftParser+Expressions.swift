// Expressions: operators, prefixes, and operands.

import Source

extension SwiftParser {
  /// Reads one expression, which may be an assignment. Reads nothing if none begins here.
  mutating func expression() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let mark = cursor.builder.mark
    let start = cursor.start
    guard operand() else { return }
    var hasOperators = false
    while let next = continuation {
      switch next {
      case .infix:
        infixOperator()
        hasOperators = true
        guard operand() else { return cursor.builder.wrap(.infix, from: mark, start, cursor.previousEnd) }
      case .cast:
        cast()
        hasOperators = true
      case .ternary, .assignment:
        if hasOperators { cursor.builder.wrap(.infix, from: mark, start, cursor.previousEnd) }
        return next == .ternary ? ternary(from: mark, start) : assignment(from: mark, start)
      }
    }
    if hasOperators { cursor.builder.wrap(.infix, from: mark, start, cursor.previousEnd) }
  }

  /// The continuation of an expression after an operand.
  private enum Continuation {
    case infix, cast, ternary, assignment
  }

  private var continuation: Continuation? {
    let token = cursor.peek()
    switch token.kind {
    case .operator where token.id == "?" && token.hasSpaceBefore: return .ternary
    case .operator where continuesExpression(token): return isAssignment(token.id) ? .assignment : .infix
    case .identifier where token.id == "is" || token.id == "as": return .cast
    default: return nil
    }
  }

  private mutating func assignment(from mark: TreeBuilder.Mark, _ start: UInt32) {
    let token = cursor.peek()
    cursor.advance()
    expression()
    cursor.builder.wrap(
      .assignment, from: mark, start, cursor.previousEnd, name: token.id, nameStart: token.start)
  }

  /// Reads `is Type` or `as? Type`.
  private mutating func cast() {
    let token = cursor.peek()
    cursor.advance()
    if cursor.at(.operator), cursor.at("?") || cursor.at("!") { cursor.advance() }
    cursor.builder.leaf(.operator, token.start, cursor.previousEnd, name: token.id)
    type()
  }

  /// Reads an operator. One with spaces around it may be several tokens, like `>>` and `|>`.
  private mutating func infixOperator() {
    let token = cursor.peek()
    var length = 1
    // No operator has more parts. The limit keeps lookahead short in longer runs.
    while length < 16, cursor.peek(length).kind == .operator, !cursor.peek(length).hasSpaceBefore {
      length += 1
    }
    if !token.hasSpaceBefore || !cursor.peek(length).hasSpaceBefore { length = 1 }
    cursor.advance(length)
    let id = length == 1 ? token.id : Identifier(cursor.text[Int(token.start)..<Int(cursor.previousEnd)])
    cursor.builder.leaf(.operator, token.start, cursor.previousEnd, name: id)
  }

  /// Returns whether an operator at the start of a line continues the expression: only if a space follows. Otherwise,
  /// it's a prefix.
  private func continuesExpression(_ token: Token) -> Bool {
    guard token.startsLine else { return true }
    return cursor.peek(1).hasSpaceBefore
  }

  private func isAssignment(_ id: Identifier) -> Bool {
    switch id {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=": true
    default: false
    }
  }

  private mutating func ternary(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    arm { $0.expression() }
    if cursor.pass(.colon) { arm { $0.expression() } }
    cursor.builder.wrap(.branch, from: mark, start, cursor.previousEnd, detail: BranchKind.ternary.rawValue)
  }

  private mutating func arm(_ read: (inout SwiftParser) -> Void) {
    let mark = cursor.builder.mark
    let start = cursor.start
    read(&self)
    cursor.builder.wrap(.arm, from: mark, min(start, cursor.previousEnd), cursor.previousEnd)
  }

  // MARK: Operands

  /// Reads prefixes, a primary, and its suffixes. Returns false if no operand begins here.
  mutating func operand() -> Bool {
    guard cursor.descend() else {
      cursor.skipAsOther()
      return true
    }
    defer { cursor.ascend() }
    let token = cursor.peek()
    switch token.kind {
    case .operator where token.id != "=":
      return prefix(length: 1)
    case .identifier:
      switch token.id {
      case "let" where startsProperty, "var" where startsProperty: return false
      case "try", "await", "let", "var", "inout", "each", "any", "some", "unsafe", "consume", "copy",
        "borrowing":
        guard startsOperand(cursor.peek(1)) || token.id == "try" else { break }
        return prefix(length: 1)
      case "if" where cursor.peek(1).kind != .dot:
        branch(.if)
        return true
      case "switch" where cursor.peek(1).kind != .dot:
        switchBranch()
        return true
      case "do" where cursor.peek(1).kind == .leftBrace:
        doStatement()
        return true
      case "is" where cursor.peek(1).kind == .identifier:
        cursor.advance()
        type()
        return true
      case "in", "where", "case", "default", "else":
        return false
      default: break
      }
    case .at:
      attribute()
      return operand()
    default: break
    }
    return chain()
  }

  /// Returns whether an operand can begin with this token on the line of a prefix word such as `await`.
  private func startsOperand(_ token: Token) -> Bool {
    guard !token.startsLine else { return false }
    switch token.kind {
    case .identifier: return token.id != "in" && token.id != "is" && token.id != "as" && token.id != "else"
    case .leftParen: return token.hasSpaceBefore
    case .leftBracket, .leftBrace: return token.hasSpaceBefore
    case .number, .stringStart, .directive, .backslash: return true
    case .dot: return token.hasSpaceBefore
    default: return false
    }
  }

  /// True if `let` or `var` at the cursor begins a declaration on a new line, not a pattern.
  private var startsProperty: Bool {
    guard cursor.peek().startsLine, cursor.peek(1).kind == .identifier else { return false }
    return cursor.peek(2).kind == .colon || cursor.peek(2).id == "="
  }

  private mutating func prefix(length: Int) -> Bool {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    cursor.advance(length)
    if token.id == "try", cursor.at(.operator), cursor.at("?") || cursor.at("!") { cursor.advance() }
    _ = operand()
    cursor.builder.wrap(.prefix, from: mark, token.start, cursor.previousEnd, name: token.id)
    return true
  }
}
