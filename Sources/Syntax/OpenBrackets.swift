// Which opening bracket a closing one belongs to.

/// The brackets that are open at one place. Finding the partner of a closing one takes the same time however many are
/// open: half-typed code has many that nothing closes.
struct OpenBrackets {
  private struct Bracket {
    /// The index of the opening token.
    var token: Int32
    /// Where the bracket of the same kind stands that was open before; -1 where none was.
    var outer: Int32
    var kind: Token.Kind
  }

  /// Outermost first.
  private var open: [Bracket] = []
  /// Where in `open` the innermost of each kind stands; -1 where none is open.
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

  /// Where in the list of open brackets stands what a closing token closes; nil where it closes nothing.
  ///
  /// Over parentheses and brackets that were left open every closing token closes, over braces only the end of a string
  /// or of an interpolation.
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

  /// Takes away all but the outermost `depth`, and hands each one's token on, innermost first.
  mutating func close(downTo depth: Int, _ take: (_ token: Int) -> Void) {
    while open.count > depth, let bracket = open.popLast() {
      setInnermost(bracket.kind, bracket.outer)
      take(Int(bracket.token))
    }
  }

  /// The index of the token that opens the bracket at `depth`.
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
