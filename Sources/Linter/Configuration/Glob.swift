// Path patterns. Parsing is in `GlobToken.swift`, `GlobSet.swift`, and `GlobBraces.swift`.

/// A pattern for paths with forward slashes: `*` and `?` match within a name, `**` as a whole name matches directories,
/// `[a-z]` and `[!a-z]` match one character in or outside a set, `{a,b}` matches one of several texts, and `\` escapes
/// the next character. Case-sensitive.
package struct Glob: Sendable, Equatable {
  /// The set of special characters.
  package enum Dialect: Sendable {
    /// As in git: braces are plain characters.
    case gitignore
    /// As in `.a11y-lsp.json`.
    case configuration
  }

  /// The pattern as written.
  package let pattern: String
  private let alternatives: [Alternative]

  package init(_ pattern: String, _ dialect: Dialect = .configuration) {
    self.pattern = pattern
    let texts = dialect == .configuration ? GlobBraces.expand(Array(pattern.unicodeScalars)) : []
    alternatives = (texts.isEmpty ? [Array(pattern.unicodeScalars)] : texts).map(Alternative.init)
  }

  /// The number of tokens to compare a path with, with braces expanded.
  var size: Int { alternatives.reduce(0) { $0 + $1.size } }

  /// Returns whether the whole `path` matches.
  ///
  /// Takes at most time proportional to the product of both lengths, because all possible matches are followed at once,
  /// and time proportional to the path if there are few.
  package func matches(_ path: Substring) -> Bool {
    alternatives.contains { $0.matches(path) }
  }

  /// Returns whether the whole `path` matches.
  package func matches(_ path: String) -> Bool {
    matches(path[...])
  }

  /// Returns whether the whole `path` or a directory above it matches. Takes the same time as for the path alone.
  func matchesFolder(above path: Substring) -> Bool {
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") } + [path.endIndex]
    return alternatives.contains { $0.matches(path, upToOneOf: ends) }
  }

  /// A pattern without braces.
  private struct Alternative: Sendable, Equatable {
    private let tokens: [GlobToken]
    /// The plain characters at the end, which rule out most paths.
    private let suffix: [UInt8]
    /// True if all tokens are plain characters.
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
      var states = GlobStates(of: tokens)
      for scalar in path.unicodeScalars {
        guard states.advance(by: scalar) else { return false }
      }
      return states.isComplete
    }

    /// Returns whether a prefix of `path` matches that ends at one of `ends`, which are sorted.
    func matches(_ path: Substring, upToOneOf ends: [Substring.Index]) -> Bool {
      var ends = ends.filter { endsInSuffix(path[..<$0]) }[...]
      if isPlain { return ends.contains { path.utf8[..<$0].count == suffix.count } }
      guard let last = ends.last else { return false }
      var states = GlobStates(of: tokens)
      for index in path.unicodeScalars[..<last].indices {
        if index == ends.first {
          if states.isComplete { return true }
          ends.removeFirst()
        }
        guard states.advance(by: path.unicodeScalars[index]) else { return false }
      }
      return states.isComplete
    }
  }
}
