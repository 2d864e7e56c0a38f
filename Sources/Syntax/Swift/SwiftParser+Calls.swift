// Call contents: arguments and trailing closures.

extension SwiftParser {
  /// Reads `( … )` and trailing closures. Returns false if neither is at the cursor.
  mutating func arguments() -> Bool {
    var isCall = false
    if cursor.at(.leftParen), !cursor.peek().startsLine {
      argumentList()
      isCall = true
    }
    if cursor.at(.leftBrace), isTrailingClosure {
      trailingClosures()
      isCall = true
    }
    return isCall
  }

  /// True if the brace at the cursor is an argument of the preceding call, not a body or accessor list.
  ///
  /// It may be on the line after the call, even after a bare name.
  private var isTrailingClosure: Bool {
    if isAccessorKeyword(cursor.peek(1).id), startsAccessor(behind: 2) { return false }
    guard surroundings.isInHeader else { return true }
    // In a header, the brace is a closure only if the header continues after it on the same line.
    let distance = cursor.distanceToPartner()
    guard distance > 0 else { return false }
    let next = cursor.peek(distance + 1)
    switch next.kind {
    case .leftBrace, .comma: return !next.startsLine
    case .dot: return true
    case .operator, .leftParen, .leftBracket, .colon: return !next.startsLine
    default: return next.id == "else" && !next.startsLine && isGuardHeader
    }
  }

  /// True in the header of a `guard`, whose body follows `else`.
  private var isGuardHeader: Bool {
    var behind = 1
    while let token = cursor.previous(behind), behind < 64 {
      if token.id == "guard" { return true }
      if token.id == "if" || token.id == "while" { return false }
      behind += 1
    }
    return false
  }

  func isAccessorKeyword(_ id: Identifier) -> Bool {
    switch id {
    case "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
      "init",
      "mutating", "nonmutating":
      return true
    default: return false
    }
  }

  /// Returns whether an accessor's body, parameter, or effects are `ahead` tokens from here, after its keyword.
  private func startsAccessor(behind ahead: Int) -> Bool {
    let token = cursor.peek(ahead)
    if token.kind == .leftParen {
      let distance = cursor.distanceToPartner(ahead)
      return distance > ahead && cursor.peek(distance + 1).kind == .leftBrace
        && !cursor.peek(distance + 1).startsLine
        && cursor.peek(ahead - 1).id != "get"
    }
    return token.kind == .leftBrace || token.id == "async" || token.id == "throws" || token.id == "get"
      || token.id == "set"
  }

  mutating func argumentList() {
    list { $0.argument() }
  }

  /// Reads one argument, without its comma.
  private mutating func argument() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let label = argumentLabel()
    argumentValue()
    while !cursor.isAtEnd, !cursor.at(.comma), !cursor.peek().startsLine { cursor.skipAsOther() }
    guard label != nil || cursor.builder.mark > mark else { return }
    cursor.builder.wrap(
      .argument, from: mark, start, max(start, cursor.previousEnd), name: label?.id ?? .none,
      nameStart: label?.start)
  }

  /// Passes `label:` and returns it. Its start is the offset of its name.
  private mutating func argumentLabel() -> Token? {
    guard cursor.at(.identifier), cursor.peek(1).kind == .colon else { return nil }
    var label = cursor.peek()
    label.start = nameStart(of: label)
    cursor.advance(2)
    return label
  }

  private mutating func argumentValue() {
    if isOperatorAlone { return cursor.skipAsOther() }
    if cursor.at("#if") { return compilationBranch(isPostfix: false) }
    expression()
    if cursor.pass(.colon) { expression() }
  }

  /// True if an operator is the whole argument, as in `reduce(0, +)`.
  private var isOperatorAlone: Bool {
    cursor.at(.operator) && (cursor.peek(1).kind == .comma || cursor.peek(1).kind == .endOfFile)
  }

  private mutating func trailingClosures() {
    trailingClosure(label: nil)
    while cursor.at(.identifier), cursor.peek(1).kind == .colon, cursor.peek(2).kind == .leftBrace,
      !isLabelOfStatement
    {
      trailingClosure(label: cursor.peek())
    }
  }

  /// True at `default` or `case`. In a switch, `default: {` isn't a closure's label.
  private var isLabelOfStatement: Bool { cursor.at("default") || cursor.at("case") }

  private mutating func trailingClosure(label: Token?) {
    let mark = cursor.builder.mark
    let start = cursor.start
    if label != nil { cursor.advance(2) }
    closure()
    cursor.builder.wrap(
      .argument, from: mark, start, cursor.previousEnd, name: label?.id ?? .none,
      nameStart: label.map(nameStart(of:)), detail: 1)
  }
}
