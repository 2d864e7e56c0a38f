// Properties with their initializers, delegates, and accessors.

extension KotlinParser {
  /// Reads `val <T> Receiver.name: Type = value`, `var name by delegate`, or `val (a, b) = pair`.
  mutating func property(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    typeParameters()
    var name: Token?
    if cursor.at(.leftParen) || cursor.at(.leftBracket), !cursor.peek().startsLine, isDestructuring {
      list { $0.variable() }
    } else {
      name = receiverAndName()
    }
    if cursor.pass(.colon) { type() }
    whereClause()
    if cursor.at(.operator), cursor.pass("=") {
      expression()
    } else if word() == "by" {
      delegate()
    }
    if surroundings.holdsDeclarations { accessors() }
    finish(.property, from: mark, start, name: name)
  }

  /// True if the parentheses at the cursor contain names, not the type of a receiver.
  private var isDestructuring: Bool {
    let distance = cursor.distanceToPartner()
    return distance <= 0 || (cursor.peek(distance + 1).kind != .dot && cursor.peek(distance + 1).id != "?.")
  }

  private mutating func accessors() {
    while let length = accessorPrefixLength() {
      _ = cursor.pass(.semicolon)
      let mark = cursor.builder.mark
      let start = cursor.start
      let end = cursor.index + length
      while cursor.index < end {
        if cursor.at(.at) {
          annotation()
        } else {
          let token = cursor.peek()
          cursor.advance()
          leaf(.modifier, token)
        }
      }
      let name = cursor.peek()
      cursor.advance()
      if cursor.at(.leftParen) { list { $0.parameter() } }
      if cursor.pass(.colon) { type() }
      functionBody()
      finish(.accessor, from: mark, start, name: name)
    }
  }

  /// Returns the number of tokens of the annotations and modifiers before the accessor at the cursor, which may follow
  /// a semicolon, or nil if there is none.
  private func accessorPrefixLength() -> Int? {
    let first = cursor.at(.semicolon) ? 1 : 0
    var ahead = first
    while true {
      if cursor.peek(ahead).kind == .at, let length = annotationLength(ahead) {
        ahead += length
      } else if isModifierWord(word(ahead)) {
        ahead += 1
      } else {
        break
      }
    }
    let next = cursor.peek(ahead + 1)
    switch word(ahead) {
    case "get", "set":
      guard next.kind == .leftParen else {
        return next.startsLine || next.kind == .semicolon || next.kind == .endOfFile ? ahead - first : nil
      }
      let behind = cursor.peek(cursor.distanceToPartner(ahead + 1) + 1)
      let hasBody = behind.kind == .leftBrace || behind.kind == .colon || behind.id == "="
      return hasBody || ahead > first ? ahead - first : nil
    case "field":
      // An explicit backing field.
      return next.kind == .colon || (next.kind == .operator && next.id == "=") ? ahead - first : nil
    default: return nil
    }
  }
}
