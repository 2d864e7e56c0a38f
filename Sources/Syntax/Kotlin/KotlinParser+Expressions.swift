// Expressions: operators, operands, and chains. Calls and lambdas are in KotlinParser+Calls.swift.

import Source

extension KotlinParser {
  /// Reads one expression, which may be an assignment. Reads nothing if none begins here.
  mutating func expression() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let mark = cursor.builder.mark
    let start = cursor.start
    guard operand() else { return }
    var hasOperators = false
    while true {
      let token = cursor.peek()
      switch role(of: token) {
      case .none:
        if hasOperators { wrap(.infix, from: mark, start) }
        return
      case .assignment:
        if hasOperators { wrap(.infix, from: mark, start) }
        cursor.advance()
        expression()
        wrap(.assignment, from: mark, start, name: token)
        return
      case .type:
        cursor.advance()
        if token.id == "as", cursor.at(.operator), cursor.at("?"), !cursor.peek().hasSpaceBefore {
          cursor.advance()
        }
        leaf(.operator, token)
        type()
      case .binary:
        cursor.advance()
        leaf(.operator, token)
        _ = operand()
      }
      hasOperators = true
    }
  }

  /// The role of a token after an operand.
  private enum Role {
    case none, assignment, binary
    /// `is`, `!is`, `as`, or `as?`, followed by a type.
    case type
  }

  /// Returns the role of a token.
  ///
  /// A line that begins with `&&`, `||`, `?:`, or `as` continues the expression. A line with any other operator
  /// continues it only inside parentheses. Source: `ALLOW_NEWLINE_OPERATIONS` of the compiler's parser.
  private func role(of token: Token) -> Role {
    switch token.kind {
    case .operator:
      switch token.id {
      case "&&", "||", "?:": return .binary
      case "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "..", "..<", "!in":
        return endsExpression ? .none : .binary
      case "=", "+=", "-=", "*=", "/=", "%=": return endsExpression ? .none : .assignment
      case "!is": return endsExpression ? .none : .type
      default: return .none
      }
    case .identifier:
      switch word() {
      case "as": return .type
      case "is": return endsExpression ? .none : .type
      case "in": return endsExpression ? .none : .binary
      default: return isInfixFunction(token) ? .binary : .none
      }
    default: return .none
    }
  }

  /// Returns whether the name at the cursor is an infix function, such as `to` in `a to b`.
  private func isInfixFunction(_ token: Token) -> Bool {
    guard isName(), !endsExpression else { return false }
    let next = cursor.peek(1)
    switch next.kind {
    case .identifier, .number, .stringStart, .opaqueLiteral: break
    case .leftParen, .leftBrace:
      // A name at the start of a line inside parentheses is an argument after a missing comma.
      if token.startsLine, !next.hasSpaceBefore { return false }
    case .at: return next.hasSpaceBefore
    case .operator:
      switch next.id {
      case "-", "+", "!", "++", "--": return !cursor.peek(2).hasSpaceBefore
      case "::": return next.hasSpaceBefore
      default: return false
      }
    default: return false
    }
    switch word(1) {
    case "as", "is", "in", "else", "val", "var", "class", "interface", "typealias", "package": return false
    default: return !(token.startsLine && next.startsLine)
    }
  }

  // MARK: Operands

  /// Reads annotations, labels, and prefixes, a primary, and its suffixes. Returns false if no operand begins here.
  mutating func operand() -> Bool {
    while true {
      if cursor.at(.at) { annotation() } else if isLabel { cursor.advance(2) } else { break }
    }
    switch cursor.kind {
    case .operator:
      switch cursor.peek().id {
      case "-", "+", "!", "!!", "++", "--", "*", "&": return prefix()
      case "::", "?.": return chain()
      default: return false
      }
    case .identifier:
      switch word() {
      case "return", "throw": jump()
      case "break", "continue": labelJump()
      case "for": forStatement()
      case "while": whileStatement()
      case "do": doStatement()
      case "suspend" where word(1) == "fun": declarationOrExpression(from: cursor.builder.mark, cursor.start)
      case "as", "class", "else", "in", "interface", "is", "package", "typealias", "val", "var": return false
      default: return chain()
      }
      return true
    default: return chain()
    }
  }

  /// True at `name@` before a lambda, loop, or other expression.
  private var isLabel: Bool {
    cursor.at(.identifier) && cursor.peek(1).kind == .at && !cursor.peek(1).hasSpaceBefore && isName()
  }

  private mutating func prefix() -> Bool {
    guard cursor.descend() else {
      cursor.skipAsOther()
      return true
    }
    defer { cursor.ascend() }
    let mark = cursor.builder.mark
    let token = cursor.peek()
    cursor.advance()
    _ = operand()
    wrap(.prefix, from: mark, token.start, name: token)
    return true
  }

  // MARK: Chains

  /// Reads a primary and everything that follows it directly: members, calls, and indices. Returns false if none begins
  /// here.
  private mutating func chain() -> Bool {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    let start = cursor.start
    var isChain = false
    switch token.kind {
    case .identifier: isChain = keywordOrName()
    case .dot, .operator:
      guard isMemberName(behind: token) else { return false }
      memberLink()
      isChain = true
    case .number, .opaqueLiteral:
      cursor.builder.leaf(token.kind == .number ? .number : .opaqueLiteral, token.start, token.end)
      cursor.advance()
    case .stringStart: string()
    case .leftParen: bracketed(.tuple)
    case .leftBracket: bracketed(.collection)
    case .leftBrace: lambda()
    default: return false
    }
    if suffixes(from: mark, start) { isChain = true }
    if isChain { wrap(.chain, from: mark, start) }
    if cursor.at("++") || cursor.at("--"), !cursor.peek().startsLine {
      let name = cursor.peek()
      cursor.advance()
      wrap(.assignment, from: mark, start, name: name)
    }
    return true
  }

  /// Reads a primary that begins with a word. Returns true if it's a call.
  private mutating func keywordOrName() -> Bool {
    switch word() {
    case "if": ifBranch()
    case "when": whenBranch()
    case "try": tryBranch()
    case "object": nominal(.object, from: cursor.builder.mark, cursor.start)
    case "fun": function(from: cursor.builder.mark, cursor.start)
    default: return namedLink()
    }
    return false
  }

  /// Reads members, calls, indices, and other suffixes of an operand. Returns false if there was no link among them.
  private mutating func suffixes(from mark: TreeBuilder.Mark, _ start: UInt32) -> Bool {
    var any = false
    while true {
      let token = cursor.peek()
      switch token.kind {
      case .dot: memberLink()
      case .operator:
        switch token.id {
        case "?.": memberLink()
        case "::" where !endsExpression:
          if word(1) == "class" {
            // `Type::class` becomes the primary of the following links.
            cursor.advance(2)
            wrap(.keyPath, from: mark, start)
            any = false
            continue
          }
          memberLink()
        case "!!" where !endsExpression:
          cursor.advance()
          continue
        case "?" where cursor.peek(1).id == "::":
          cursor.advance()
          continue
        default: return any
        }
      case .leftBracket where !endsExpression: bracketed(.index)
      default: guard callWithoutName() else { return any }
      }
      any = true
    }
  }

  /// Reads a name or a call of it. Returns true if it's a call.
  private mutating func namedLink() -> Bool {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    cursor.advance()
    typeArgumentsOfCall()
    if token.id == "this" || token.id == "super", cursor.at(.at), !cursor.peek().hasSpaceBefore {
      cursor.advance(2)
    }
    let isCall = arguments()
    wrap(isCall ? .call : .name, from: mark, token.start, name: token)
    return isCall
  }

  /// Reads `.name`, `?.name`, or `::name`, or a call of it, or a `.` whose name hasn't been typed yet.
  private mutating func memberLink() {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    let hasName = isMemberName(behind: token)
    cursor.advance()
    guard hasName else {
      cursor.builder.leaf(.member, token.start, token.end, detail: 1)
      return
    }
    let name = cursor.peek()
    cursor.advance()
    var isCall = false
    if token.id != "::" {
      typeArgumentsOfCall()
      isCall = arguments()
    }
    wrap(isCall ? .call : .member, from: mark, token.start, name: name, detail: 1)
  }

  /// Returns whether a name follows the `.` at the cursor. It may be on the next line if that line is indented deeper;
  /// otherwise, the name hasn't been typed yet.
  private func isMemberName(behind token: Token) -> Bool {
    guard isName(1), token.kind == .dot || token.id == "?." || token.id == "::" else { return false }
    let name = cursor.peek(1)
    return !name.startsLine || cursor.indentation(at: name) > cursor.indentation(at: token)
  }
}
