// Suggestions for names that select no rule.

extension Rule {
  /// The maximum number of suggested names.
  private static let mostSuggested = 5

  /// Returns a clause that suggests names for `name`, which isn't among `candidates`, or an empty string: the rules for
  /// another tool's check with that name, the closest name, or the names that contain the same words.
  package static func hint(for name: String, among candidates: [String]) -> String {
    let checks = toolChecks(named: name)
    if let check = checks.first(where: candidates.contains) { return "; did you mean '\(check)'?" }
    if let reason = checks.lazy.compactMap(reasonAgainst).first {
      return "; no rule corresponds to it: \(reason)"
    }
    let served = checks.lazy.compactMap(ids).first ?? ids(named: name) ?? []
    if !served.isEmpty { return "; it corresponds to \(list(served))" }
    if let nearest = Spelling.nearest(to: name, among: candidates) { return Spelling.hint(nearest) }
    let words = words(in: name)
    let similar = candidates.filter { candidate in contains(words, in: candidate) }
    guard !words.isEmpty, !similar.isEmpty else { return "" }
    return "; similar: \(list(similar))"
  }

  /// Returns whether a name contains all `words`, even misspelled.
  private static func contains(_ words: [String], in candidate: String) -> Bool {
    let name = candidate.lowercased()
    let parts = self.words(in: candidate)
    return words.allSatisfy { name.contains($0) || Spelling.nearest(to: $0, among: parts) != nil }
  }

  /// Returns the names for selection, such as `android-lint:ContentDescription`, of other tools' checks whose ID is
  /// `name`, ignoring case.
  private static func toolChecks(named name: String) -> [String] {
    let name = name.lowercased()
    return Tool.allCases.flatMap { tool in
      tool.checks.filter { $0.id.lowercased() == name }.map(tool.group)
    }
  }

  /// Returns the words of a name in any case: `image`, `label` for `ImageLabel`.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var followsLetter = false
    for character in name.prefix(64) {
      guard character.isLetter || character.isNumber else {
        followsLetter = false
        continue
      }
      if followsLetter, !character.isUppercase || words.last?.last?.isUppercase == true {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      followsLetter = true
    }
    return words.map { $0.lowercased() }.filter { $0.count > 2 }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count - mostSuggested
    return names.prefix(mostSuggested).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }
}
