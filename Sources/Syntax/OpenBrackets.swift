// Open brackets and their partners.

/// The open brackets at one point. Finding the partner of a closing bracket takes constant time, because half-typed
/// code can leave many brackets open.
struct OpenBrackets {
  private struct Bracket {
    /// The index of the opening token.
    var token: Int32
    /// The index of the previous open bracket of the same kind, or -1 if there is none.
    var outer: Int32
    var kind: Token.Kind
  }

  /// The open brackets, outermost first.
  private var open: [Bracket] = []
  /// The index in `open` of the innermost bracket of each kind, or -1 if none is open.
  private var parens: Int32 = -1
  private var brackets: Int32 = -1
  private var braces: Int32 = -1
  private var strings: Int32 = -1
  private var interpolations: Int32 = -1

  mutating func append(_ token: Int, _ kind: Token.Kind) {
    let outer = innermost(kind)
    setInnermost(kind, Int32(clamping: open.count))
    open.append(Bracket(token: Int32(clamping: token), outer: outer, kind: kind))
  }

  /// Returns the depth of the bracket that a closing token closes, or nil if it closes nothing.
  ///
  /// Any closing token can close past parentheses and brackets that were left open. Only the end of a string or
  /// interpolation can close past braces.
  func depth(closedBy kind: Token.Kind) -> Int? {
    let text = max(strings, interpolations)
    let (depth, barrier): (Int32, Int32) =
      switch kind {
      case .rightParen: (parens, max(text, braces))
      case .rightBracket: (brackets, max(text, braces))
      case .rightBrace: (braces, text)
      case .stringEnd: (strings, -1)
      case .interpolationEnd: (interpolations, -1)
      default: (-1, -1)
      }
    return depth > barrier ? Int(depth) : nil
  }

  /// Removes all but the outermost `depth` brackets, and passes each one's token to `take`, innermost first.
  mutating func close(downTo depth: Int, _ take: (_ token: Int) -> Void) {
    while open.count > depth, let bracket = open.popLast() {
      setInnermost(bracket.kind, bracket.outer)
      take(Int(bracket.token))
    }
  }

  /// Returns the index of the token that opens the bracket at `depth`.
  func token(at depth: Int) -> Int { Int(open[depth].token) }

  @inline(__always)
  private func innermost(_ kind: Token.Kind) -> Int32 {
    switch kind {
    case .leftParen: parens
    case .leftBracket: brackets
    case .leftBrace: braces
    case .stringStart: strings
    case .interpolationStart: interpolations
    default: -1
    }
  }

  @inline(__always)
  private mutating func setInnermost(_ kind: Token.Kind, _ depth: Int32) {
    switch kind {
    case .leftParen: parens = depth
    case .leftBracket: brackets = depth
    case .leftBrace: braces = depth
    case .stringStart: strings = depth
    case .interpolationStart: interpolations = depth
    default: break
    }
  }
}
