// A slow but obvious model of patterns, for comparison.

/// A pattern without braces, matched by trying all possibilities.
///
/// Source: https://git-scm.com/docs/gitignore, “Pattern format”.
struct SlowGlob {
  private let pattern: [Unicode.Scalar]

  /// Creates a model, or nil for a pattern with a bracket or a backslash, which the model doesn't support.
  init?(_ pattern: String) {
    guard !pattern.contains(where: { "[\\".contains($0) }) else { return nil }
    self.pattern = Array(pattern.unicodeScalars)
  }

  func matches(_ path: String) -> Bool {
    var known: [Int: Bool] = [:]
    return matches(0, Array(path.unicodeScalars), 0, &known)
  }

  /// Returns whether the pattern from `at` matches the path from `place`.
  private func matches(_ at: Int, _ path: [Unicode.Scalar], _ place: Int, _ known: inout [Int: Bool]) -> Bool
  {
    let key = at << 32 | place
    if let answer = known[key] { return answer }
    let answer = tried(at, path, place, &known)
    known[key] = answer
    return answer
  }

  private func tried(_ at: Int, _ path: [Unicode.Scalar], _ place: Int, _ known: inout [Int: Bool]) -> Bool {
    guard at < pattern.count else { return place == path.count }
    var end = at
    while end < pattern.count, pattern[end] == "*" { end += 1 }
    if end > at {
      let isWholeName = end - at == 2 && (at == 0 || pattern[at - 1] == "/")
      if isWholeName, end == pattern.count { return true }
      if isWholeName, pattern[end] == "/" {
        // No directory, or everything up to a slash.
        if place == 0 || path[place - 1] == "/", matches(end + 1, path, place, &known) { return true }
        return (place..<path.count).contains { path[$0] == "/" && matches(end + 1, path, $0 + 1, &known) }
      }
      var next = place
      while true {
        if matches(end, path, next, &known) { return true }
        guard next < path.count, path[next] != "/" else { return false }
        next += 1
      }
    }
    guard place < path.count else { return false }
    guard pattern[at] == "?" ? path[place] != "/" : path[place] == pattern[at] else { return false }
    return matches(at + 1, path, place + 1, &known)
  }
}
