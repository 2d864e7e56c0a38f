// Which opening bracket a closing one belongs to.

/// The brackets that are open at one place. Finding the partner of a closing one takes the same time however many are
/// open: half-typed code has many that nothing closes.
struct OpenBrackets {
  /// The indices of the opening tokens, outermost first.
  private(set) var tokens: [Int] = []
  /// Where in `tokens` those of each kind stand.
  private var parens: [Int] = []
  private var brackets: [Int] = []
  private var braces: [Int] = []
  private var strings: [Int] = []
  private var interpolations: [Int] = []

  mutating func append(_ token: Int, _ kind: Token.Kind) {
    let depth = tokens.count
    tokens.append(token)
    switch kind {
    case .leftParen: parens.append(depth)
    case .leftBracket: brackets.append(depth)
    case .leftBrace: braces.append(depth)
    case .stringStart: strings.append(depth)
    case .interpolationStart: interpolations.append(depth)
    default: break
    }
  }

  /// Where in `tokens` stands what a closing token closes; nil where it closes nothing.
  ///
  /// Over parentheses and brackets that were left open every closing token closes, over braces only the end of a string
  /// or of an interpolation.
  func depth(closedBy kind: Token.Kind) -> Int? {
    switch kind {
    case .rightParen: last(parens, above: max(innermostText, braces.last ?? -1))
    case .rightBracket: last(brackets, above: max(innermostText, braces.last ?? -1))
    case .rightBrace: last(braces, above: innermostText)
    case .stringEnd: strings.last
    case .interpolationEnd: interpolations.last
    default: nil
    }
  }

  /// Where the innermost string or interpolation stands; -1 outside of all.
  private var innermostText: Int { max(strings.last ?? -1, interpolations.last ?? -1) }

  /// Takes away all but the outermost `depth`.
  mutating func close(downTo depth: Int) {
    while tokens.count > depth { tokens.removeLast() }
    OpenBrackets.cut(&parens, depth)
    OpenBrackets.cut(&brackets, depth)
    OpenBrackets.cut(&braces, depth)
    OpenBrackets.cut(&strings, depth)
    OpenBrackets.cut(&interpolations, depth)
  }

  private func last(_ places: [Int], above barrier: Int) -> Int? {
    places.last.flatMap { $0 > barrier ? $0 : nil }
  }

  private static func cut(_ places: inout [Int], _ depth: Int) {
    while let last = places.last, last >= depth { places.removeLast() }
  }
}
