// Types, generic arguments, and attributes.

extension SwiftParser {
  /// Reads a type. Its node is named after its last simple name: `View` for `some SwiftUI.View`.
  mutating func type() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let mark = cursor.builder.mark
    let start = cursor.start
    var name = Identifier.none
    var nameStart = start
    var isComplete = false
    while !cursor.isAtEnd {
      let token = cursor.peek()
      switch token.kind {
      case .at:
        guard !isComplete, !isDeclarationBehindAttribute else { return finish() }
        attribute()
      case .identifier where isTypeKeyword(token.id):
        guard !isComplete else { return finish() }
        cursor.advance()
      case .identifier where token.id == "async" || token.id == "throws" || token.id == "rethrows":
        cursor.advance()
        if cursor.at(.leftParen) { cursor.skipBrackets() }
        isComplete = false
      case .identifier:
        guard !isComplete, !endsType(token.id), !(token.startsLine && isDeclarationStart) else {
          return finish()
        }
        name = token.id
        nameStart = self.nameStart(of: token)
        cursor.advance()
        typeArguments()
        isComplete = true
      case .dot where isComplete && cursor.peek(1).kind == .identifier:
        cursor.advance()
        isComplete = false
      case .leftBracket, .leftParen:
        guard !isComplete else { return finish() }
        typeList()
        isComplete = true
      case .operator:
        switch token.id {
        case "?", "!": guard isComplete, !token.hasSpaceBefore else { return finish() }
        case "->", "&": isComplete = false
        case "...": guard isComplete else { return finish() }
        case "~": break
        default: return finish()
        }
        cursor.advance()
      default: return finish()
      }
    }
    finish()

    func finish() {
      guard cursor.previousEnd > start || cursor.builder.mark > mark else { return }
      cursor.builder.wrap(
        .type, from: mark, start, max(start, cursor.previousEnd), name: name, nameStart: nameStart)
    }
  }

  /// True if the attribute at the cursor begins a declaration on a new line.
  private var isDeclarationBehindAttribute: Bool {
    guard cursor.peek().startsLine else { return false }
    let ahead = max(cursor.distanceToPartner(2) + 1, 2)
    return isDeclarationKeyword(cursor.peek(ahead).id) || isModifierWord(cursor.peek(ahead).id)
  }

  /// True if a declaration begins at the cursor, not a type or an argument.
  var isDeclarationStart: Bool {
    isDeclarationKeyword(cursor.peek().id) && cursor.peek(1).kind != .colon || isModifier
  }

  private func isTypeKeyword(_ id: Identifier) -> Bool {
    switch id {
    case "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
      "nonisolated", "__owned", "__shared":
      true
    default: false
    }
  }

  /// Returns whether a word after a type isn't part of it.
  private func endsType(_ id: Identifier) -> Bool {
    switch id {
    case "where", "in", "else", "as", "is": true
    default: false
    }
  }

  /// Reads `[Key: Value]` or `(A, b: B)`.
  private mutating func typeList() {
    let enclosing = cursor.enter()
    while !cursor.isAtEnd {
      let before = cursor.index
      if cursor.at(.identifier), cursor.peek(1).kind == .colon || cursor.peek(2).kind == .colon,
        cursor.peek(1).kind == .identifier || cursor.peek(1).kind == .colon, cursor.peek(1).id != "."
      {
        while !cursor.isAtEnd, !cursor.at(.colon) { cursor.advance() }
      }
      if !cursor.pass(.colon), !cursor.pass(.comma) { type() }
      if cursor.index == before { cursor.advance() }
    }
    cursor.leave(enclosing)
  }

  /// Reads `<A, B>` after a type's name.
  private mutating func typeArguments() {
    guard cursor.at(.operator), cursor.at("<") else { return }
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at(">") {
      let before = cursor.index
      type()
      _ = cursor.pass(.comma)
      if cursor.index == before {
        guard cursor.at(.number) || cursor.at(.colon) || cursor.at("==") else { return }
        cursor.advance()
      }
    }
    _ = cursor.pass(">")
  }

  /// Reads `<A, B>` in an expression, where `<` can also be a comparison. Reads it only if the token after `>` can't
  /// follow an operand.
  mutating func genericArguments() {
    guard cursor.at(.operator), cursor.at("<"), !cursor.peek().hasSpaceBefore, let length = genericLength()
    else {
      return
    }
    let start = cursor.start
    cursor.advance(length)
    cursor.builder.leaf(.type, start, cursor.previousEnd)
  }

  private func genericLength() -> Int? {
    var depth = 0
    var ahead = 0
    while ahead < 120 {
      let token = cursor.peek(ahead)
      switch token.kind {
      case .identifier, .comma, .dot, .colon, .at: break
      case .leftBracket, .leftParen:
        let distance = cursor.distanceToPartner(ahead)
        guard distance > ahead else { return nil }
        ahead = distance
      case .operator:
        switch token.id {
        case "<": depth += 1
        case ">":
          depth -= 1
          if depth == 0 { return closesGenerics(cursor.peek(ahead + 1)) ? ahead + 1 : nil }
        case "?", "!", "->", "&", "...", "~": break
        default: return nil
        }
      default: return nil
      }
      ahead += 1
    }
    return nil
  }

  /// Returns whether a token can follow generic arguments.
  ///
  /// Source: The Swift Programming Language, “Generic Parameters and Arguments”; the same tokens as the compiler's
  /// `canParseAsGenericArgumentList`.
  private func closesGenerics(_ next: Token) -> Bool {
    switch next.kind {
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .rightBracket, .dot, .comma, .semicolon, .colon,
      .endOfFile, .interpolationEnd:
      return true
    case .leftBracket: return !next.hasSpaceBefore
    case .operator: return !next.hasSpaceBefore && (next.id == "?" || next.id == "!") || next.id == ">"
    default: return next.startsLine
    }
  }

  /// Reads `@Name(arguments)`.
  mutating func attribute() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    var name = cursor.peek()
    guard cursor.at(.identifier), !name.hasSpaceBefore else {
      return cursor.builder.leaf(.other, start, cursor.previousEnd)
    }
    cursor.advance()
    while cursor.at(.dot), cursor.peek(1).kind == .identifier {
      name = cursor.peek(1)
      cursor.advance(2)
    }
    genericArguments()
    if cursor.at(.leftParen), !cursor.peek().hasSpaceBefore { argumentList() }
    cursor.builder.wrap(
      .attribute, from: mark, start, cursor.previousEnd, name: name.id, nameStart: name.start)
  }
}
