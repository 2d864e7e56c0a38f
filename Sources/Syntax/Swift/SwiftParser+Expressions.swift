// Expressions: operands with their suffixes, operators, closures, literals.

import Source

extension SwiftParser {
  /// Reads one expression, an assignment included. Reads nothing where none begins.
  mutating func expression() {
    guard cursor.descend() else { return cursor.skipAsOther() }
    defer { cursor.ascend() }
    let mark = cursor.builder.mark
    let start = cursor.start
    guard operand() else { return }
    var hasOperators = false
    while true {
      let token = cursor.peek()
      switch token.kind {
      case .operator where token.id == "?" && token.hasSpaceBefore:
        if hasOperators { cursor.builder.wrap(.infix, from: mark, start, cursor.previousEnd) }
        ternary(from: mark, start)
        return
      case .operator where isAssignment(token.id) && continuesExpression(token):
        if hasOperators { cursor.builder.wrap(.infix, from: mark, start, cursor.previousEnd) }
        cursor.advance()
        expression()
        cursor.builder.wrap(
          .assignment, from: mark, start, cursor.previousEnd, name: token.id, nameStart: token.start)
        return
      case .operator where continuesExpression(token):
        hasOperators = true
        cursor.advance()
        cursor.builder.leaf(.operator, token.start, token.end, name: token.id)
        if !operand() { break }
        continue
      case .identifier where (token.id == "is" || token.id == "as") && !token.startsLine:
        hasOperators = true
        cursor.advance()
        if cursor.at(.operator), cursor.at("?") || cursor.at("!") { cursor.advance() }
        cursor.builder.leaf(.operator, token.start, cursor.previousEnd, name: token.id)
        type()
        continue
      default: break
      }
      break
    }
    if hasOperators { cursor.builder.wrap(.infix, from: mark, start, cursor.previousEnd) }
  }

  /// An operator at the start of a line continues the expression only with a blank behind it; else it is a prefix.
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
    cursor.builder.wrap(.arm, from: mark, start, max(start, cursor.previousEnd))
  }

  // MARK: Operands

  /// Reads prefixes, a primary and its suffixes; false where no operand begins.
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
      case "try", "await", "let", "var", "inout", "each", "any", "some", "unsafe", "consume", "copy", "borrowing":
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

  /// Whether an operand may begin with this token on the line of a prefix word such as `await`.
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

  private mutating func prefix(length: Int) -> Bool {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    cursor.advance(length)
    if token.id == "try", cursor.at(.operator), cursor.at("?") || cursor.at("!") { cursor.advance() }
    _ = operand()
    cursor.builder.wrap(.prefix, from: mark, token.start, cursor.previousEnd, name: token.id)
    return true
  }

  // MARK: Chains

  /// Reads a primary and everything that follows it directly: members, calls, subscripts.
  private mutating func chain() -> Bool {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    let start = cursor.start
    var isChain = false
    switch token.kind {
    case .identifier, .directive: isChain = namedLink(at: token)
    case .dot:
      guard isMemberName(cursor.peek(1)) else { return false }
      memberLink()
      isChain = true
    case .number:
      cursor.builder.leaf(.number, token.start, token.end)
      cursor.advance()
    case .opaqueLiteral:
      cursor.builder.leaf(.opaqueLiteral, token.start, token.end)
      cursor.advance()
    case .stringStart: string()
    case .leftParen: bracketed(.tuple)
    case .leftBracket: bracketed(.collection)
    case .leftBrace:
      guard !isInHeader else { return false }
      closure()
    case .backslash: keyPath()
    default: return false
    }
    if suffixes() { isChain = true }
    if isChain { cursor.builder.wrap(.chain, from: mark, start, cursor.previousEnd) }
    return true
  }

  /// Reads members, calls and subscripts; false if there was none.
  @discardableResult
  mutating func suffixes() -> Bool {
    var any = false
    while true {
      let token = cursor.peek()
      switch token.kind {
      case .dot where isMemberName(cursor.peek(1)):
        memberLink()
      case .dot where !cursor.peek(1).startsLine || cursor.peek(1).kind == .endOfFile:
        // `view.` while the name is still to be typed.
        cursor.advance()
        cursor.builder.leaf(.member, token.start, token.end)
        if cursor.at(.leftParen), !cursor.peek().startsLine { callWithoutName() }
      case .dot:
        cursor.advance()
        cursor.builder.leaf(.member, token.start, token.end)
      case .leftParen where !token.startsLine && !token.hasSpaceBefore:
        callWithoutName()
      case .leftBracket where !token.startsLine && !token.hasSpaceBefore:
        bracketed(.index)
      case .operator where !token.hasSpaceBefore && (token.id == "?" || token.id == "!"):
        cursor.advance()
        if !any, !cursor.at(.dot), !cursor.at(.leftParen), !cursor.at(.leftBracket) { continue }
      case .directive where token.id == "#if" && token.startsLine && continuesBehindDirective:
        compilationBranch(isPostfix: true)
      default: return any
      }
      any = true
    }
  }

  /// Whether the line behind `#if …` begins with `.name`.
  private var continuesBehindDirective: Bool {
    var ahead = 1
    while !cursor.peek(ahead).startsLine {
      ahead += max(cursor.distanceToPartner(ahead) - ahead, 0) + 1
      if ahead > 64 { return false }
    }
    return cursor.peek(ahead).kind == .dot || (cursor.peek(ahead).id == "#if" && ahead < 32)
  }

  private func isMemberName(_ token: Token) -> Bool {
    (token.kind == .identifier || token.kind == .number) && !token.startsLine
  }

  /// A name, or a call of it. True if it is a call.
  private mutating func namedLink(at token: Token) -> Bool {
    let mark = cursor.builder.mark
    cursor.advance()
    genericArguments()
    if arguments() {
      cursor.builder.wrap(
        .call, from: mark, token.start, cursor.previousEnd, name: token.id, nameStart: nameStart(of: token))
      return true
    }
    cursor.builder.wrap(
      .name, from: mark, token.start, cursor.previousEnd, name: token.id, nameStart: nameStart(of: token))
    return false
  }

  /// `.name`, or a call of it.
  private mutating func memberLink() {
    let mark = cursor.builder.mark
    // `?.` and `!.` belong to the link, so that inserting before it keeps the chain whole.
    let start = cursor.start
    cursor.advance()
    let token = cursor.peek()
    cursor.advance()
    if token.kind == .identifier { genericArguments() }
    let kind: Node.Kind = arguments() ? .call : .member
    cursor.builder.wrap(
      kind, from: mark, start, cursor.previousEnd, name: token.id, nameStart: nameStart(of: token), detail: 1)
  }

  private func nameStart(of token: Token) -> UInt32 {
    cursor.text[Int(token.start)] == UInt8(ascii: "`") ? token.start + 1 : token.start
  }

  /// A call of whatever stands before: `handlers[0]()`.
  private mutating func callWithoutName() {
    let mark = cursor.builder.mark
    let start = cursor.start
    _ = arguments()
    cursor.builder.wrap(.call, from: mark, start, cursor.previousEnd)
  }

  // MARK: Arguments

  /// Reads `( … )` and trailing closures; false if neither stands here.
  private mutating func arguments() -> Bool {
    var isCall = false
    if cursor.at(.leftParen), !cursor.peek().startsLine {
      argumentList()
      isCall = true
    }
    if cursor.at(.leftBrace), isTrailingClosure(behindParentheses: isCall) {
      trailingClosures()
      isCall = true
    }
    return isCall
  }

  /// Whether the brace at the cursor is an argument of the call before it and no body or accessor list.
  private func isTrailingClosure(behindParentheses: Bool) -> Bool {
    if !behindParentheses, cursor.peek().startsLine { return false }
    if isAccessorKeyword(cursor.peek(1).id), startsAccessor(behind: 2) { return false }
    guard isInHeader else { return true }
    // In a header the brace is a closure only if the header goes on behind it on the same line.
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

  /// Whether the header being read is one of `guard`, whose body follows `else`.
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
    case "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress", "init",
      "mutating", "nonmutating":
      return true
    default: return false
    }
  }

  /// Whether an accessor's body, parameter or effects stand `ahead` tokens from here, behind its keyword.
  private func startsAccessor(behind ahead: Int) -> Bool {
    let token = cursor.peek(ahead)
    if token.kind == .leftParen {
      let distance = cursor.distanceToPartner(ahead)
      return distance > ahead && cursor.peek(distance + 1).kind == .leftBrace && !cursor.peek(distance + 1).startsLine
        && cursor.peek(ahead - 1).id != "get"
    }
    return token.kind == .leftBrace || token.id == "async" || token.id == "throws" || token.id == "get"
      || token.id == "set"
  }

  mutating func argumentList() {
    let enclosing = cursor.enter()
    let wasInHeader = isInHeader
    isInHeader = false
    while !cursor.isAtEnd {
      let before = cursor.index
      argument()
      if cursor.index == before { cursor.skipAsOther() }
    }
    isInHeader = wasInHeader
    cursor.leave(enclosing)
  }

  /// One argument with its comma.
  private mutating func argument() {
    let mark = cursor.builder.mark
    let start = cursor.start
    var label: Token?
    if cursor.at(.identifier), cursor.peek(1).kind == .colon {
      label = cursor.peek()
      cursor.advance(2)
    }
    let (wasInHeader, stopped) = (isInHeader, stopsAtCase)
    (isInHeader, stopsAtCase) = (false, false)
    if cursor.at(.operator), cursor.peek(1).kind == .comma || cursor.peek(1).kind == .endOfFile {
      cursor.skipAsOther()
    } else if cursor.at("#if") {
      compilationBranch(isPostfix: false)
    } else {
      expression()
      if cursor.pass(.colon) { expression() }
    }
    while !cursor.isAtEnd, !cursor.at(.comma) {
      let before = cursor.index
      // Statements where an argument should be: half-typed code. They are read as such.
      if cursor.peek().startsLine, label == nil || cursor.peek(1).kind == .colon { break }
      cursor.skipAsOther()
      if cursor.index == before { break }
    }
    (isInHeader, stopsAtCase) = (wasInHeader, stopped)
    let end = max(start, cursor.previousEnd)
    if end > start || cursor.builder.mark > mark {
      cursor.builder.wrap(
        .argument, from: mark, start, end, name: label?.id ?? .none, nameStart: label?.start)
    }
    _ = cursor.pass(.comma)
  }

  private mutating func trailingClosures() {
    trailingClosure(label: nil)
    while cursor.at(.identifier), cursor.peek(1).kind == .colon, cursor.peek(2).kind == .leftBrace,
      !isLabelOfStatement
    {
      trailingClosure(label: cursor.peek())
    }
  }

  /// `default: {` in a switch is no label of a closure.
  private var isLabelOfStatement: Bool { cursor.at("default") || cursor.at("case") }

  private mutating func trailingClosure(label: Token?) {
    let mark = cursor.builder.mark
    let start = cursor.start
    if label != nil { cursor.advance(2) }
    closure()
    cursor.builder.wrap(
      .argument, from: mark, start, cursor.previousEnd, name: label?.id ?? .none, nameStart: label?.start,
      detail: 1)
  }

  /// `( … )`, `[ … ]` as values, or `[ … ]` behind one.
  private mutating func bracketed(_ kind: Node.Kind) {
    let mark = cursor.builder.mark
    let start = cursor.start
    argumentList()
    cursor.builder.wrap(kind, from: mark, start, cursor.previousEnd)
  }

  // MARK: Closures

  private mutating func closure() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let enclosing = cursor.enter()
    let (wasInHeader, stopped) = (isInHeader, stopsAtCase)
    (isInHeader, stopsAtCase) = (false, false)
    if let length = signatureLength() { signature(length) }
    statements()
    (isInHeader, stopsAtCase) = (wasInHeader, stopped)
    cursor.leave(enclosing)
    cursor.builder.wrap(.closure, from: mark, start, cursor.previousEnd)
  }

  /// The number of tokens before the `in` of a closure's signature; nil where there is none.
  private func signatureLength() -> Int? {
    var ahead = 0
    while ahead < 80 {
      let token = cursor.peek(ahead)
      switch token.kind {
      case .identifier:
        switch token.id {
        case "in": return ahead > 0 || cursor.peek(1).startsLine ? ahead : ahead
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
        cursor.builder.leaf(.parameter, token.start, token.end, name: token.id)
        cursor.advance()
      case .operator where token.id == "->":
        cursor.advance()
        type()
        expectsName = false
      default: cursor.advance()
      }
    }
    _ = cursor.pass("in")
  }

  /// `(a, b: Int)` of a closure's signature.
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
        .parameter, from: mark, start, max(start, cursor.previousEnd), name: name.id, nameStart: name.start)
      while !cursor.isAtEnd, !cursor.at(.comma) { cursor.skipBrackets() }
      _ = cursor.pass(.comma)
    }
    cursor.leave(enclosing)
  }

  // MARK: Literals

  private mutating func string() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let enclosing = cursor.enter()
    while !cursor.isAtEnd {
      let token = cursor.peek()
      if token.kind == .interpolationStart {
        let innerMark = cursor.builder.mark
        argumentList()
        cursor.builder.wrap(.interpolation, from: innerMark, token.start, cursor.previousEnd)
      } else {
        cursor.builder.leaf(.segment, token.start, token.end)
        cursor.advance()
      }
    }
    cursor.leave(enclosing)
    cursor.builder.wrap(.string, from: mark, start, cursor.previousEnd)
  }

  /// `\Type.path[0]?.more`
  private mutating func keyPath() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().hasSpaceBefore {
      switch cursor.kind {
      case .identifier, .dot, .number: cursor.advance()
      case .operator where cursor.at("?") || cursor.at("!") || cursor.at("<") || cursor.at(">"): cursor.advance()
      case .leftBracket, .leftParen: cursor.skipBrackets()
      default:
        cursor.builder.wrap(.keyPath, from: mark, start, cursor.previousEnd)
        return
      }
    }
    cursor.builder.wrap(.keyPath, from: mark, start, cursor.previousEnd)
  }
}
