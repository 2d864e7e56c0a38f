// Applying many fixes at once.

package import Source

extension Sequence<Finding> {
  /// The edits of all safe fixes that can be applied together, by place: of each finding the first safe fix
  /// that touches nothing an earlier one changes.
  ///
  /// What is left out can be applied after the next analysis.
  package var safeEdits: [TextEdit] { safeFixes.edits }

  /// `safeEdits`, and the number of fixes that they are.
  package var safeFixes: (edits: [TextEdit], count: Int) {
    var chosen: [TextEdit] = []
    var count = 0
    for finding in self {
      for fix in finding.fixes where fix.applicability == .safe {
        // Several fixes may bring the same import along.
        let edits = fix.plainEdits.filter { !chosen.hold($0) }
        guard !edits.isEmpty, !edits.contains(where: { chosen.touch($0.range) }) else { continue }
        for edit in edits { chosen.insert(edit, at: chosen.count(startingUpTo: edit.range.lowerBound)) }
        count += 1
        break
      }
    }
    return (chosen, count)
  }
}

/// Questions to edits that are sorted by place.
extension [TextEdit] {
  /// Whether one of these changes a byte of `range`, or inserts at one of its ends.
  fileprivate func touch(_ range: Range<Int>) -> Bool {
    let before = count(startingUpTo: range.upperBound)
    return before > 0 && self[before - 1].range.upperBound >= range.lowerBound
  }

  /// Whether one of these is `edit`.
  fileprivate func hold(_ edit: TextEdit) -> Bool {
    var index = count(startingUpTo: edit.range.lowerBound) - 1
    while index >= 0, self[index].range.lowerBound == edit.range.lowerBound {
      if self[index] == edit { return true }
      index -= 1
    }
    return false
  }

  /// How many of these start at `offset` or before it.
  fileprivate func count(startingUpTo offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
