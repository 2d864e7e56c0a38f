// Types, type arguments, and annotations.

extension KotlinParser {
  /// Reads a type that ends before the token at `end`. Its node is named after its last simple name: `Foo` for
  /// `com.app.Foo<Bar>?`.
  mutating func type(before end: Int = .max) {
    let mark = cursor.builder.mark
    let start = cursor.start
    let before = cursor.index
    let name = typeContent(before: end)
    if cursor.index > before { wrap(.type, from: mark, start, name: name) }
  }

  /// Reads a type without adding a node. Returns the token of its name.
  mutating func typeContent(before end: Int = .max) -> Token? {
    guard cursor.descend() else {
      cursor.skipAsOther()
      return nil
    }
    defer { cursor.ascend() }
    var name: Token?
    var isComplete = false
    while !cursor.isAtEnd, cursor.index < end {
      let token = cursor.peek()
      switch token.kind {
      case .at where !isComplete: annotation()
      case .identifier:
        guard !isComplete, isName() else { return name }
        cursor.advance()
        if isSuspend(token) { continue }
        name = token
        typeArguments()
        isComplete = true
      case .dot:
        guard isComplete, isName(1) || cursor.peek(1).kind == .leftParen else { return name }
        cursor.advance()
        isComplete = false
      case .leftParen:
        guard !isComplete else { return name }
        list { $0.typeOfParameter() }
        isComplete = true
        if cursor.at("->"), cursor.at(.operator) {
          cursor.advance()
          isComplete = false
        }
      case .operator:
        switch token.id {
        case "?": guard isComplete else { return name }
        case "?.":
          guard isComplete, cursor.peek(1).kind == .leftParen else { return name }
          isComplete = false
        case "&":
          guard isComplete, !endsExpression else { return name }
          isComplete = false
        case "*": if isComplete { return name } else { isComplete = true }
        default: return name
        }
        cursor.advance()
      default: return name
      }
    }
    return name
  }

  /// Returns whether a token is `suspend` before a function type.
  private func isSuspend(_ token: Token) -> Bool {
    guard token.id == "suspend", !cursor.peek().startsLine else { return false }
    return cursor.at(.leftParen) || cursor.at(.identifier) || cursor.at(.at)
  }

  /// Reads `name: Type` or `Type` in the parentheses of a function type.
  private mutating func typeOfParameter() {
    while cursor.at(.at) { annotation() }
    if cursor.at(.identifier), cursor.peek(1).kind == .colon { cursor.advance(2) }
    type()
  }

  /// Reads `<A, out B, *>` after a type's name.
  private mutating func typeArguments() {
    guard cursor.at(.operator), cursor.at("<"), !endsExpression else { return }
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at(">") {
      let before = cursor.index
      if word() == "in" || isOut { cursor.advance() }
      type()
      if !cursor.pass(.comma), !cursor.at(">") { return }
      if cursor.index == before { return }
    }
    _ = cursor.pass(">")
  }

  /// True at the `out` of `out Type`, but not at a type named `out`.
  private var isOut: Bool {
    guard word() == "out" else { return false }
    let next = cursor.peek(1).kind
    return next == .identifier || next == .leftParen || next == .at
  }

  /// Reads `<A, B>` in an expression, where `<` can also be a comparison. Reads it only if the token after `>` can't
  /// follow a comparison.
  mutating func typeArgumentsOfCall() {
    guard cursor.at(.operator), cursor.at("<"), !endsExpression, let length = typeArgumentsLength(),
      closesTypeArguments(cursor.peek(length))
    else { return }
    let start = cursor.start
    cursor.advance(length)
    cursor.builder.leaf(.type, start, cursor.previousEnd)
  }

  /// Returns the number of tokens of the `<…>` that begins `first` tokens ahead, or nil if they aren't types.
  func typeArgumentsLength(_ first: Int = 0) -> Int? {
    var depth = 0
    var ahead = first
    while ahead < first + 120 {
      let token = cursor.peek(ahead)
      switch token.kind {
      case .identifier:
        if !isName(ahead), word(ahead) != "in" { return nil }
      case .comma, .dot, .colon: break
      case .at: break
      case .leftParen:
        let distance = cursor.distanceToPartner(ahead)
        guard distance > ahead else { return nil }
        ahead = distance
      case .operator:
        switch token.id {
        case "<": depth += 1
        case ">":
          depth -= 1
          if depth == 0 { return ahead + 1 - first }
        case "?", "->", "&", "*", "?.": break
        default: return nil
        }
      default: return nil
      }
      ahead += 1
    }
    return nil
  }

  /// Returns whether a token can follow type arguments. Source: `TYPE_ARGUMENT_LIST_STOPPERS` of the compiler's parser,
  /// inverted.
  private func closesTypeArguments(_ next: Token) -> Bool {
    switch next.kind {
    case .leftParen, .leftBrace: !next.startsLine || surroundings.ignoresLineBreaks
    case .dot: true
    case .at: !next.hasSpaceBefore
    case .operator: next.id == "::" || next.id == "?." || (next.id == "?" && !next.hasSpaceBefore)
    default: false
    }
  }

  // MARK: Annotations

  /// Reads `@Name(arguments)`, `@get:Name`, or `@[A B]`.
  mutating func annotation() {
    let start = cursor.start
    cursor.advance()
    if cursor.peek(1).kind == .colon, isUseSite(0) { cursor.advance(2) }
    if cursor.at(.leftBracket), !cursor.peek().hasSpaceBefore {
      list { parser in
        while parser.isName() { parser.annotationName(from: parser.cursor.start) }
      }
    } else if isName(), !cursor.peek().hasSpaceBefore {
      annotationName(from: start)
    } else {
      cursor.builder.leaf(.other, start, cursor.previousEnd)
    }
  }

  private mutating func annotationName(from start: UInt32) {
    let mark = cursor.builder.mark
    var name = cursor.peek()
    cursor.advance()
    while cursor.at(.dot), isName(1), !cursor.peek(1).startsLine {
      name = cursor.peek(1)
      cursor.advance(2)
    }
    typeArgumentsOfCall()
    if cursor.at(.leftParen), !cursor.peek().hasSpaceBefore { list { $0.argument() } }
    wrap(.attribute, from: mark, start, name: name)
  }

  /// Returns whether the word `ahead` tokens from here is the use-site target of an annotation.
  private func isUseSite(_ ahead: Int) -> Bool {
    switch word(ahead) {
    case "file", "property", "field", "get", "set", "receiver", "param", "setparam", "delegate", "all": true
    default: false
    }
  }

  /// Returns the number of tokens of the annotation that begins `first` tokens ahead, or nil if there is none.
  func annotationLength(_ first: Int) -> Int? {
    var ahead = first + 1
    if cursor.peek(ahead + 1).kind == .colon, isUseSite(ahead) { ahead += 2 }
    if cursor.peek(ahead).kind == .leftBracket {
      let distance = cursor.distanceToPartner(ahead)
      return distance > ahead ? distance + 1 - first : nil
    }
    guard isName(ahead), !cursor.peek(ahead).hasSpaceBefore else { return nil }
    ahead += 1
    while cursor.peek(ahead).kind == .dot, isName(ahead + 1) { ahead += 2 }
    if cursor.peek(ahead).id == "<", let length = typeArgumentsLength(ahead) { ahead += length }
    let next = cursor.peek(ahead)
    if next.kind == .leftParen, !next.hasSpaceBefore {
      let distance = cursor.distanceToPartner(ahead)
      guard distance > ahead else { return nil }
      ahead = distance + 1
    }
    return ahead - first
  }
}
