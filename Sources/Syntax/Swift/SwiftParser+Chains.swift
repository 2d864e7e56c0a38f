// Chains: a primary and its suffixes, and the literals that can begin a chain.

import Source

extension SwiftParser {
  /// Reads a primary and everything that follows it directly: members, calls, and subscripts. Returns false if none
  /// begins here.
  mutating func chain() -> Bool {
    let mark = cursor.builder.mark
    let token = cursor.peek()
    let start = cursor.start
    var isChain = false
    switch token.kind {
    case .identifier, .directive: isChain = namedLink(at: token)
    case .dot:
      guard isMemberName else { return false }
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
      guard !surroundings.isInHeader else { return false }
      closure()
    case .backslash: keyPath()
    default: return false
    }
    if suffixes() { isChain = true }
    if isChain { cursor.builder.wrap(.chain, from: mark, start, cursor.previousEnd) }
    return true
  }

  /// Reads members, calls, and subscripts. Returns false if there was none.
  @discardableResult
  mutating func suffixes() -> Bool {
    var any = false
    while true {
      let token = cursor.peek()
      switch token.kind {
      case .dot where isMemberName:
        memberLink()
      case .dot where !cursor.peek(1).startsLine || cursor.peek(1).kind == .endOfFile:
        // `view.` while the name hasn't been typed yet.
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

  /// True if the line after `#if …` begins with `.name`.
  private var continuesBehindDirective: Bool {
    guard let ahead = distanceBehindDirective else { return false }
    return cursor.peek(ahead).kind == .dot
  }

  /// True if a name follows the dot at the cursor. It may be on the next line if that line is indented deeper;
  /// otherwise, the name hasn't been typed yet.
  private var isMemberName: Bool {
    let name = cursor.peek(1)
    guard name.kind == .identifier else { return false }
    return !name.startsLine || cursor.indentation(at: name) > cursor.indentation(at: cursor.peek())
  }

  /// Reads a name or a call of it. Returns true if it's a call.
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

  /// Reads `.name` or a call of it.
  private mutating func memberLink() {
    let mark = cursor.builder.mark
    // `?.` and `!.` belong to the link, so inserting before it keeps the chain intact.
    let start = cursor.start
    cursor.advance()
    let token = cursor.peek()
    cursor.advance()
    if token.kind == .identifier { genericArguments() }
    let kind: Node.Kind = arguments() ? .call : .member
    cursor.builder.wrap(
      kind, from: mark, start, cursor.previousEnd, name: token.id, nameStart: nameStart(of: token), detail: 1)
  }

  /// Returns the start of a word's spelling, without a backtick.
  func nameStart(of token: Token) -> UInt32 {
    cursor.text[Int(token.start)] == UInt8(ascii: "`") ? token.start + 1 : token.start
  }

  /// Reads a call of the preceding expression: `handlers[0]()`.
  private mutating func callWithoutName() {
    let mark = cursor.builder.mark
    let start = cursor.start
    _ = arguments()
    cursor.builder.wrap(.call, from: mark, start, cursor.previousEnd)
  }

  // MARK: Literals

  /// Reads `( … )` or `[ … ]` as values, or `[ … ]` after one.
  private mutating func bracketed(_ kind: Node.Kind) {
    let mark = cursor.builder.mark
    let start = cursor.start
    argumentList()
    cursor.builder.wrap(kind, from: mark, start, cursor.previousEnd)
  }

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

  /// Reads `\Type.path[0]?.more`.
  private mutating func keyPath() {
    let mark = cursor.builder.mark
    let start = cursor.start
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().hasSpaceBefore {
      switch cursor.kind {
      case .identifier, .dot, .number: cursor.advance()
      case .operator where cursor.at("?") || cursor.at("!") || cursor.at("<") || cursor.at(">"):
        cursor.advance()
      case .leftBracket, .leftParen: cursor.skipBrackets()
      default:
        cursor.builder.wrap(.keyPath, from: mark, start, cursor.previousEnd)
        return
      }
    }
    cursor.builder.wrap(.keyPath, from: mark, start, cursor.previousEnd)
  }
}
