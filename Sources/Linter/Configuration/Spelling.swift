// Suggestions for misspelled words.

/// Spelling comparisons that find the word a user probably meant.
package enum Spelling {
  /// Returns the candidate closest to a misspelled `word`, ignoring case, or nil if none is close. Of several equally
  /// close ones, returns the first. The candidates are ASCII.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8.prefix(longestWord))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let length = min(candidate.utf8.count, longestWord)
      // Up to one error per three letters counts as a typo, more errors as another word.
      let limit = max(min(typed.count, length) / 3, 1)
      guard abs(typed.count - length) <= limit else { continue }
      let distance = distance(from: typed, to: Array(candidate.lowercased().utf8.prefix(longestWord)))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns `; did you mean 'x'?`, or an empty string if no candidate is close.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    hint(nearest(to: word, among: candidates))
  }

  /// Returns `; did you mean 'x'?`, or an empty string for nil.
  package static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

  private static let longestWord = 64

  /// Returns the number of letters to insert, remove, replace, or swap with a neighbor (optimal string alignment).
  private static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var current = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(previous[j] + (letter == other ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
