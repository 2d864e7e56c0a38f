// The state of matching a pattern.

/// The positions in a pattern up to which the characters read so far match.
struct GlobStates {
  private let tokens: [GlobToken]
  /// The distinct numbers of matched tokens.
  private var live: [Int] = []
  /// The number of characters read when each state was last reached.
  private var found: [Int]
  private var charactersRead = 0

  init(of tokens: [GlobToken]) {
    self.tokens = tokens
    found = [Int](repeating: -1, count: tokens.count + 1)
    insert(0, isAtNameStart: true)
  }

  /// True if the whole pattern matches.
  var isComplete: Bool { found[tokens.count] == charactersRead }

  /// Adds a state and the states after tokens that may be empty: runs, and directories at the start of a name.
  private mutating func insert(_ state: Int, isAtNameStart: Bool) {
    var state = state
    while found[state] < charactersRead {
      found[state] = charactersRead
      live.append(state)
      guard state < tokens.count else { return }
      switch tokens[state] {
      case .scalar, .one: return
      case .run, .anything: break
      case .folders: if !isAtNameStart { return }
      }
      state += 1
    }
  }

  /// Reads one character. Returns false if nothing can match anymore.
  mutating func advance(by scalar: Unicode.Scalar) -> Bool {
    let before = live
    live.removeAll(keepingCapacity: true)
    charactersRead += 1
    let isAtNameStart = scalar == "/"
    for state in before where state < tokens.count {
      switch tokens[state] {
      case .scalar(let wanted):
        if scalar == wanted { insert(state + 1, isAtNameStart: isAtNameStart) }
      case .one(let wanted):
        if scalar != "/", wanted.contains(scalar) { insert(state + 1, isAtNameStart: isAtNameStart) }
      case .run:
        if scalar != "/" { insert(state, isAtNameStart: isAtNameStart) }
      case .anything, .folders:
        insert(state, isAtNameStart: isAtNameStart)
      }
    }
    return !live.isEmpty
  }
}
