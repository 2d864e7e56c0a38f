// Applying many fixes at once.

package import Source

/// A fix that may be applied without asking, and the finding that it resolves.
struct SafeFix {
  var finding: Finding
  var edits: [TextEdit]
}

extension Sequence<Finding> {
  /// The edits of all safe fixes that can be applied together, by place: of each finding the first safe fix
  /// that touches nothing an earlier one changes.
  ///
  /// What is left out can be applied after the next analysis.
  package var safeEdits: [TextEdit] { compatibleSafeFixes.edits }

  /// `safeEdits`, and the number of fixes that they are.
  package var safeFixes: (edits: [TextEdit], count: Int) {
    let chosen = compatibleSafeFixes
    return (chosen.edits, chosen.fixes.count)
  }

  /// The safe fixes that can be applied together, each with all of its edits, and the edits of all of them by place.
  var compatibleSafeFixes: (fixes: [SafeFix], edits: [TextEdit]) {
    var fixes: [SafeFix] = []
    var chosen: [TextEdit] = []
    for finding in self {
      for fix in finding.fixes where fix.applicability == .safe {
        let all = fix.plainEdits
        // Several fixes may bring the same import along.
        let edits = all.filter { !chosen.hold($0) }
        guard !edits.isEmpty, !edits.contains(where: { chosen.touch($0.range) }) else { continue }
        chosen.add(edits)
        fixes.append(SafeFix(finding: finding, edits: all))
        break
      }
    }
    return (fixes, chosen)
  }
}

extension Sequence<SafeFix> {
  /// The edits of fixes that can be applied together, by place; what several of them bring along only once.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    for fix in self { edits.add(fix.edits.filter { !edits.hold($0) }) }
    return edits
  }
}

/// Questions to edits that are sorted by place.
extension [TextEdit] {
  fileprivate mutating func add(_ edits: [TextEdit]) {
    for edit in edits { insert(edit, at: count(startingUpTo: edit.range.lowerBound)) }
  }

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
