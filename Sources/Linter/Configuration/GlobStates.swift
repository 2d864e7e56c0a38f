// How far a pattern is matched.

/// All places in a pattern up to which the characters read so far match it.
struct GlobStates {
  private let tokens: [GlobToken]
  /// The numbers of tokens that are matched already, each once.
  private var live: [Int] = []
  /// How many characters had been read when a state was found last.
  private var found: [Int]
  private var charactersRead = 0

  init(of tokens: [GlobToken]) {
    self.tokens = tokens
    found = [Int](repeating: -1, count: tokens.count + 1)
    insert(0, isAtNameStart: true)
  }

  /// Whether the pattern ends here.
  var isComplete: Bool { found[tokens.count] == charactersRead }

  /// Adds a state and those that it is as good as: runs may be empty, folders too where a name starts.
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

  /// Goes on by one character; false where nothing matches any more.
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
