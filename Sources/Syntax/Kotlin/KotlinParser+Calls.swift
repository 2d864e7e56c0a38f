// Arguments, lambdas, and literals that contain expressions.

extension KotlinParser {
  /// Reads `( … )` and a trailing lambda. Returns false if neither is at the cursor.
  mutating func arguments() -> Bool {
    var isCall = false
    if cursor.at(.leftParen), !endsExpression {
      list { $0.argument() }
      isCall = true
    }
    if trailingLambda() { isCall = true }
    return isCall
  }

  /// Reads a call of the preceding expression: `handlers[0]()`. Returns false if there is none.
  mutating func callWithoutName() -> Bool {
    let mark = cursor.builder.mark
    let start = cursor.start
    guard arguments() else { return false }
    wrap(.call, from: mark, start)
    return true
  }

  /// Reads `( … )` or `[ … ]` as values, or `[ … ]` after one.
  mutating func bracketed(_ kind: Node.Kind) {
    let mark = cursor.builder.mark
    let start = cursor.start
    list { $0.argument() }
    wrap(kind, from: mark, start)
  }

  /// Reads `value`, `name = value`, or `*values`.
  mutating func argument() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let before = cursor.index
    var label: Token?
    if cursor.at(.identifier), cursor.peek(1).kind == .operator, cursor.peek(1).id == "=" {
      label = cursor.peek()
      cursor.advance(2)
    }
    // A declaration in place of an argument is half-typed code.
    if beginsDeclaration { statement() } else { expression() }
    if cursor.index > before { wrap(.argument, from: mark, start, name: label) }
  }

  // MARK: Lambdas

  /// Reads a lambda after the parentheses or the name of a call, with its label or annotations: `run exit@{ … }`.
  /// Returns false if there is none.
  private mutating func trailingLambda() -> Bool {
    guard surroundings.takesTrailingLambdas, !endsExpression else { return false }
    var ahead = 0
    switch cursor.kind {
    case .leftBrace: break
    case .at:
      while cursor.peek(ahead).kind == .at, let length = annotationLength(ahead) { ahead += length }
    case .identifier where cursor.peek(1).kind == .at && !cursor.peek(1).hasSpaceBefore && isName(): ahead = 2
    default: return false
    }
    let brace = cursor.peek(ahead)
    guard brace.kind == .leftBrace, !brace.startsLine || surroundings.ignoresLineBreaks else { return false }
    let mark = cursor.builder.mark
    let start = cursor.start
    if cursor.at(.identifier) { cursor.advance(2) }
    while cursor.at(.at) { annotation() }
    lambda()
    wrap(.argument, from: mark, start, detail: 1)
    return true
  }

  /// Reads `{ parameters -> statements }`.
  mutating func lambda() {
    let mark = cursor.builder.mark
    let start = cursor.start
    braces(as: .statements) { parser in
      if let length = parser.lambdaSignatureLength() { parser.lambdaParameters(length) }
      parser.statements()
    }
    wrap(.closure, from: mark, start)
  }

  /// Returns the number of tokens before the `->` of a lambda whose content begins `first` tokens ahead, or nil if
  /// there is none.
  func lambdaSignatureLength(from first: Int = 0) -> Int? {
    var ahead = first
    var isInType = false
    /// The number of open `<` in the type being passed.
    var angles = 0
    /// The last arrow that may belong to a function type.
    var arrow: Int?
    while ahead < first + 80 {
      let token = cursor.peek(ahead)
      let previous = ahead > first ? cursor.peek(ahead - 1).kind : .endOfFile
      switch token.kind {
      case .identifier:
        guard isName(ahead), previous != .identifier || isInType else { return arrow }
      case .leftParen:
        let distance = cursor.distanceToPartner(ahead)
        guard distance > ahead, previous != .identifier || isInType else { return arrow }
        ahead = distance
      case .colon: isInType = true
      case .comma: if angles == 0 { isInType = false }
      case .at:
        guard let length = annotationLength(ahead) else { return arrow }
        ahead += length - 1
      case .dot: guard isInType else { return arrow }
      case .operator:
        switch token.id {
        case "->":
          guard isInType, previous == .rightParen else { return ahead - first }
          arrow = ahead - first
        case "<", ">":
          guard isInType else { return arrow }
          angles += token.id == "<" ? 1 : -1
        case "?", "*", "?.": guard isInType else { return arrow }
        default: return arrow
        }
      default: return arrow
      }
      ahead += 1
    }
    return arrow
  }

  private mutating func lambdaParameters(_ length: Int) {
    let end = cursor.index + length
    while cursor.index < end {
      let before = cursor.index
      variable()
      _ = cursor.pass(.comma)
      if cursor.index == before { cursor.advance() }
    }
    cursor.advance(max(end - cursor.index, 0))
    _ = cursor.pass("->")
  }

  /// Reads a variable of a lambda or loop: `name: Type`, or one for each name of `(a, b)`.
  mutating func variable() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    while cursor.at(.at) { annotation() }
    if cursor.at(.leftParen) {
      list { $0.variable() }
      if cursor.pass(.colon) { type() }
    } else if word() == "val" || word() == "var" || isName() {
      let mark = cursor.builder.mark
      let start = cursor.start
      if word() == "val" || word() == "var" { cursor.advance() }
      let name = isName() ? cursor.peek() : nil
      if name != nil { cursor.advance() }
      if cursor.pass(.colon) { type() }
      wrap(.parameter, from: mark, start, name: name)
    }
  }

  // MARK: Strings

  mutating func string() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let enclosing = cursor.enter()
    while !cursor.isAtEnd {
      let token = cursor.peek()
      if token.kind == .interpolationStart {
        let innerMark = cursor.builder.mark
        braces(as: .statements) { $0.statements() }
        wrap(.interpolation, from: innerMark, token.start)
      } else {
        cursor.builder.leaf(.segment, token.start, token.end)
        cursor.advance()
      }
    }
    cursor.leave(enclosing)
    wrap(.string, from: mark, start)
  }
}
