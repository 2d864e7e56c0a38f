// Suggestions for names that select no rule.

extension Rule {
  /// Returns the IDs of the rules that correspond to `name`: a group, or another tool's check with or without the
  /// tool's name, such as `android-lint:ContentDescription`, `lint:ContentDescription`, and `contentdescription`.
  package static func ids(correspondingTo name: String) -> [String] {
    ids(named: name) ?? toolChecks(named: name).lazy.compactMap(ids).first ?? []
  }

  /// Returns a clause that suggests names for `name`, which isn't among `candidates`, or an empty string: the rules for
  /// another tool's check with that name, the closest name, or the names that contain the same words.
  package static func hint(for name: String, among candidates: [String]) -> String {
    let checks = toolChecks(named: name)
    if let check = checks.first(where: candidates.contains) { return "; did you mean '\(check)'?" }
    if let reason = checks.lazy.compactMap(reasonAgainst).first {
      return "; no rule corresponds to it: \(reason)"
    }
    let served = ids(correspondingTo: name)
    if !served.isEmpty { return "; it corresponds to \(served.abridged)" }
    // Numbers that differ in a digit have nothing to do with each other.
    let isNumber = name.contains(":") && name.last?.isNumber == true
    let words = words(in: name)
    let similar = candidates.filter { candidate in
      isNumber ? candidate.hasPrefix(name + ".") : contains(words, in: candidate)
    }
    // `missing-buton-label` lacks a word, which counts less than another one.
    if !isNumber,
      let nearest = similar.count == 1 ? similar[0] : Spelling.nearest(to: name, among: candidates)
    {
      return Spelling.hint(nearest)
    }
    guard !words.isEmpty, !similar.isEmpty else { return "" }
    return "; similar: \(similar.abridged)"
  }

  /// Returns whether parts of a name start with all `words`. Long words may be misspelled.
  private static func contains(_ words: [String], in candidate: String) -> Bool {
    let parts = self.words(in: candidate)
    return words.allSatisfy { word in
      parts.contains { $0.hasPrefix(word) }
        || word.count >= leastMisspelled && Spelling.nearest(to: word, among: parts) != nil
    }
  }

  /// The minimum number of letters of a word that may be misspelled. Shorter ones are close to too many others.
  private static let leastMisspelled = 5

  /// Returns the names for selection, such as `android-lint:ContentDescription`, of other tools' checks whose ID is
  /// `name`, ignoring case. A part of the tool's name may be before the ID, as in `lint:ContentDescription`.
  private static func toolChecks(named name: String) -> [String] {
    let parts = name.lowercased().split(separator: ":", maxSplits: 1)
    guard let id = parts.last else { return [] }
    return Tool.allCases.filter { parts.count == 1 || $0.rawValue.contains(parts[0]) }.flatMap { tool in
      tool.checks.filter { $0.id.lowercased() == id }.map(tool.group)
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
}

extension [String] {
  /// The first names for messages, and the number of the others.
  package var abridged: String {
    let more = count - 5
    return prefix(5).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }
}
