// The selection of safe fixes that can be applied together.

package import Elements
package import Source

/// A safe fix and the finding that it resolves.
struct SafeFix {
  var finding: Finding
  var edits: [TextEdit]
  var newStrings: [NewString]
}

/// The safe fixes that can be applied together.
package struct SafeFixes {
  /// The fixes, each with all of its edits.
  var fixes: [SafeFix] = []
  /// The edits of all fixes, sorted by offset. Shared edits, such as an import, occur once.
  package internal(set) var edits: [TextEdit] = []
  /// The string resources that the fixes add.
  package var newStrings: [NewString] { fixes.newStrings }
  /// The number of fixes.
  package var count: Int { fixes.count }
}

extension Sequence<Finding> {
  /// Returns the safe fixes that can be applied together: for each finding, the first fix that doesn't overlap an
  /// earlier one and doesn't give a string resource a different text than `known` or an earlier fix.
  ///
  /// Skipped fixes can be applied after the next analysis. If `known` is nil, fixes that add string resources are
  /// skipped.
  package func safeFixes(adding known: [NewString]?) -> SafeFixes {
    var chosen = SafeFixes()
    var texts = (known ?? []).texts
    for finding in self {
      for fix in finding.fixes where fix.applicability == .safe {
        let all = fix.plainEdits
        // Several fixes may add the same import.
        let edits = all.filter { !chosen.edits.hold($0) }
        guard !edits.isEmpty, !edits.contains(where: { chosen.edits.touch($0.range) }),
          fix.newStrings.isEmpty || known != nil, fix.newStrings.agree(with: texts)
        else { continue }
        chosen.edits.add(edits)
        texts.merge(fix.newStrings.texts) { $1 }
        chosen.fixes.append(SafeFix(finding: finding, edits: all, newStrings: fix.newStrings))
        break
      }
    }
    return chosen
  }
}

extension Sequence<SafeFix> {
  /// The edits of fixes that can be applied together, sorted by offset. Shared edits occur once.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    for fix in self { edits.add(fix.edits.filter { !edits.hold($0) }) }
    return edits
  }

  /// The string resources that the fixes add, without duplicates.
  var newStrings: [NewString] {
    var seen: Set<NewString> = []
    return flatMap(\.newStrings).filter { seen.insert($0).inserted }
  }
}

extension [NewString] {
  /// The texts of the resources by table and name.
  fileprivate var texts: [String: String] {
    reduce(into: [:]) { $0["\($1.tables.first ?? "") \($1.name)"] = $1.text }
  }

  /// Returns whether none of these gives a resource in `known` a different text.
  fileprivate func agree(with known: [String: String]) -> Bool {
    texts.allSatisfy { known[$0.key] == nil || known[$0.key] == $0.value }
  }
}

/// Operations on edits that are sorted by offset.
extension [TextEdit] {
  fileprivate mutating func add(_ edits: [TextEdit]) {
    for edit in edits { insert(edit, at: count(startingUpTo: edit.range.lowerBound)) }
  }

  /// Returns whether one of the edits overlaps `range` or touches one of its ends.
  fileprivate func touch(_ range: Range<Int>) -> Bool {
    let before = count(startingUpTo: range.upperBound)
    return before > 0 && self[before - 1].range.upperBound >= range.lowerBound
  }

  /// Returns whether the edits contain `edit`.
  fileprivate func hold(_ edit: TextEdit) -> Bool {
    var index = count(startingUpTo: edit.range.lowerBound) - 1
    while index >= 0, self[index].range.lowerBound == edit.range.lowerBound {
      if self[index] == edit { return true }
      index -= 1
    }
    return false
  }

  /// Returns the number of edits that start at or before `offset`.
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
