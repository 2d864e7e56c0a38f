// The tokens of a path pattern.

/// A token of a pattern.
enum GlobToken: Sendable, Equatable {
  /// A plain character.
  case scalar(Unicode.Scalar)
  /// One character of a set, but never a slash.
  case one(GlobSet)
  /// Any number of characters except slashes: `*`.
  case run
  /// Any number of characters: `**` at the end.
  case anything
  /// Any number of directories, each with its slash: `**/`.
  case folders

  /// Returns the tokens of a pattern without braces.
  static func tokens(of pattern: [Unicode.Scalar]) -> [GlobToken] {
    var tokens: [GlobToken] = []
    var index = 0
    // If one set isn't closed, no later one is, and searching each time would take too long.
    var mayHoldSets = true
    while index < pattern.count {
      let scalar = pattern[index]
      index += 1
      switch scalar {
      case "\\" where index < pattern.count:
        tokens.append(.scalar(pattern[index]))
        index += 1
      case "?": tokens.append(.one(GlobSet()))
      case "[" where mayHoldSets:
        if let (set, end) = GlobSet.read(pattern, from: index) {
          tokens.append(.one(set))
          index = end
        } else {
          mayHoldSets = false
          tokens.append(.scalar(scalar))
        }
      case "*":
        let start = index - 1
        while index < pattern.count, pattern[index] == "*" { index += 1 }
        let isWholeName = index - start == 2 && (start == 0 || pattern[start - 1] == "/")
        if isWholeName, index == pattern.count {
          tokens.append(.anything)
        } else if isWholeName, pattern[index] == "/" {
          index += 1
          if tokens.last != .folders { tokens.append(.folders) }
        } else {
          tokens.append(.run)
        }
      default: tokens.append(.scalar(scalar))
      }
    }
    return tokens
  }
}
