// Patterns for paths. How a pattern is read is in GlobToken.swift, GlobSet.swift and GlobBraces.swift.

/// A pattern for paths with forward slashes: `*` and `?` stay within a name, `**` as a whole name crosses folders,
/// `[a-z]` and `[!a-z]` are one of or none of some characters, `{a,b}` is one of several texts, `\` takes the
/// meaning of what follows it. Capital letters are not small ones.
package struct Glob: Sendable, Equatable {
  /// Which characters mean something.
  package enum Dialect: Sendable {
    /// As git has it: braces are plain characters.
    case gitignore
    /// As in `.a11y-lsp.json`.
    case configuration
  }

  /// The pattern as it was written.
  package let pattern: String
  private let alternatives: [Alternative]

  package init(_ pattern: String, _ dialect: Dialect = .configuration) {
    self.pattern = pattern
    let texts = dialect == .configuration ? GlobBraces.expand(Array(pattern.unicodeScalars)) : []
    alternatives = (texts.isEmpty ? [Array(pattern.unicodeScalars)] : texts).map(Alternative.init)
  }

  /// The number of characters and signs to compare a path with, braces expanded.
  var size: Int { alternatives.reduce(0) { $0 + $1.size } }

  /// Whether the whole of `path` matches.
  ///
  /// The time is at most the product of both lengths: all ways to match are followed side by side.
  package func matches(_ path: Substring) -> Bool {
    alternatives.contains { $0.matches(path) }
  }

  /// Whether the whole of `path` matches.
  package func matches(_ path: String) -> Bool {
    matches(path[...])
  }

  /// A pattern without braces.
  private struct Alternative: Sendable, Equatable {
    private let tokens: [GlobToken]
    /// The plain characters at the end, by which most paths are told apart.
    private let suffix: [UInt8]
    /// Whether there is nothing but plain characters.
    private let isPlain: Bool

    init(_ pattern: [Unicode.Scalar]) {
      let tokens = GlobToken.tokens(of: pattern)
      self.tokens = tokens
      let plain = tokens.reversed().prefix { if case .scalar = $0 { true } else { false } }.reversed()
      var suffix = ""
      for case .scalar(let scalar) in plain { suffix.unicodeScalars.append(scalar) }
      self.suffix = Array(suffix.utf8)
      isPlain = suffix.unicodeScalars.count == tokens.count
    }

    var size: Int { tokens.count }

    private func endsInSuffix(_ path: Substring) -> Bool {
      var end = path.utf8.endIndex
      for byte in suffix.reversed() {
        guard end > path.startIndex else { return false }
        end = path.utf8.index(before: end)
        guard path.utf8[end] == byte else { return false }
      }
      return true
    }

    func matches(_ path: Substring) -> Bool {
      guard endsInSuffix(path) else { return false }
      if isPlain { return path.utf8.count == suffix.count }
      // A state is the number of tokens that are matched already.
      var states = [Bool](repeating: false, count: tokens.count + 1)
      states[0] = true
      spread(&states, isAtNameStart: true)
      for scalar in path.unicodeScalars {
        var following = [Bool](repeating: false, count: tokens.count + 1)
        var isAlive = false
        for (index, token) in tokens.enumerated() where states[index] {
          switch token {
          case .scalar(let wanted):
            if scalar == wanted { following[index + 1] = true }
          case .one(let wanted):
            if scalar != "/", wanted.contains(scalar) { following[index + 1] = true }
          case .run:
            if scalar != "/" { following[index] = true }
          case .anything, .folders:
            following[index] = true
          }
          isAlive = isAlive || following[index] || following[index + 1]
        }
        guard isAlive else { return false }
        states = following
        spread(&states, isAtNameStart: scalar == "/")
      }
      return states[tokens.count]
    }

    /// Adds the states that are reached without a character: runs may be empty, folders too where a name starts.
    private func spread(_ states: inout [Bool], isAtNameStart: Bool) {
      for (index, token) in tokens.enumerated() where states[index] {
        switch token {
        case .scalar, .one: break
        case .run, .anything: states[index + 1] = true
        case .folders: if isAtNameStart { states[index + 1] = true }
        }
      }
    }
  }
}
