// Closures and their signatures.

extension SwiftParser {
  mutating func closure() {
    let mark = cursor.builder.mark
    let start = cursor.start
    brackets { parser in
      if let length = parser.signatureLength() { parser.signature(length) }
      parser.statements()
    }
    cursor.builder.wrap(.closure, from: mark, start, cursor.previousEnd)
  }

  /// Returns the number of tokens before the `in` of a closure's signature, or nil if there is none.
  private func signatureLength() -> Int? {
    var ahead = 0
    while ahead < 80 {
      let token = cursor.peek(ahead)
      switch token.kind {
      case .identifier:
        switch token.id {
        case "in": return ahead
        case "for", "if", "let", "var", "switch", "guard", "while", "return", "func": return nil
        default: break
        }
        if token.startsLine, ahead > 0, cursor.peek(ahead - 1).kind == .identifier { return nil }
      case .leftParen, .leftBracket:
        if ahead > 0, cursor.peek(ahead - 1).kind == .identifier, !token.hasSpaceBefore,
          cursor.peek(max(ahead - 2, 0)).kind != .at, cursor.peek(ahead - 1).id != "throws"
        {
          return nil
        }
        let distance = cursor.distanceToPartner(ahead)
        guard distance > ahead else { return nil }
        ahead = distance
      case .comma, .colon, .at, .dot: break
      case .operator:
        switch token.id {
        case "->", "?", "!", "<", ">", "&", "...": break
        default: return nil
        }
      default: return nil
      }
      ahead += 1
    }
    return nil
  }

  private mutating func signature(_ length: Int) {
    let end = cursor.index + length
    var expectsName = true
    while cursor.index < end {
      let token = cursor.peek()
      switch token.kind {
      case .leftBracket where cursor.distanceToPartner() > 0: cursor.skipBrackets()
      case .leftParen: parameterNames()
      case .at: attribute()
      case .identifier where expectsName && token.id != "async" && token.id != "throws":
        cursor.builder.leaf(
          .parameter, token.start, token.end, name: token.id, nameStart: nameStart(of: token))
        cursor.advance()
      case .identifier where token.id == "throws":
        cursor.advance()
        if cursor.at(.leftParen) { cursor.skipBrackets() }
      case .operator where token.id == "->":
        cursor.advance()
        type()
        expectsName = false
      default: cursor.advance()
      }
    }
    _ = cursor.pass("in")
  }

  /// Reads `(a, b: Int)` of a closure's signature.
  private mutating func parameterNames() {
    let enclosing = cursor.enter()
    while !cursor.isAtEnd {
      let mark = cursor.builder.mark
      let start = cursor.start
      var name = cursor.peek()
      while cursor.at(.identifier) || cursor.at(.at) {
        name = cursor.peek()
        cursor.advance()
      }
      if cursor.pass(.colon) { type() }
      cursor.builder.wrap(
        .parameter, from: mark, start, max(start, cursor.previousEnd), name: name.id,
        nameStart: nameStart(of: name))
      while !cursor.isAtEnd, !cursor.at(.comma) { cursor.skipBrackets() }
      _ = cursor.pass(.comma)
    }
    cursor.leave(enclosing)
  }
}
