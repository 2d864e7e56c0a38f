// Applying many fixes at once.

package import Source

extension Sequence<Finding> {
  /// The edits of all safe fixes that can be applied together, by place: of each finding the first safe fix that
  /// touches nothing an earlier one changes.
  ///
  /// What is left out can be applied after the next analysis.
  package var safeEdits: [TextEdit] { safeFixes.edits }

  /// `safeEdits`, and the number of fixes that they are.
  package var safeFixes: (edits: [TextEdit], count: Int) {
    var chosen: [TextEdit] = []
    var count = 0
    for finding in self {
      for fix in finding.fixes where fix.applicability == .safe {
        let edits = fix.plainEdits
        let places = edits.map { chosen.freePlace(for: $0.range) }
        guard !places.contains(nil) else { continue }
        for edit in edits {
          chosen.insert(edit, at: chosen.freePlace(for: edit.range) ?? chosen.endIndex)
        }
        count += 1
        break
      }
    }
    return (chosen, count)
  }
}

extension [TextEdit] {
  /// Where an edit of `range` belongs among these, which are sorted and apart from each other; nil where one of them
  /// changes a byte of it, or inserts at one of its ends.
  fileprivate func freePlace(for range: Range<Int>) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound <= range.upperBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0, self[low - 1].range.upperBound >= range.lowerBound else { return low }
    return nil
  }
}
