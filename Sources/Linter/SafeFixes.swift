// Applying many fixes at once.

package import Elements
package import Source

/// A fix that may be applied without asking, and the finding that it resolves.
struct SafeFix {
  var finding: Finding
  var edits: [TextEdit]
  var newStrings: [NewString]
}

/// The safe fixes that can be applied together.
package struct SafeFixes {
  /// Each with all of its edits.
  var fixes: [SafeFix] = []
  /// The edits of all of them by place; what several of them bring along only once.
  package internal(set) var edits: [TextEdit] = []
  /// The string resources that they add.
  package var newStrings: [NewString] { fixes.newStrings }
  /// How many there are.
  package var count: Int { fixes.count }
}

extension Sequence<Finding> {
  /// The safe fixes that can be applied together: of each finding the first one that touches nothing that an earlier one
  /// changes, and that gives no string resource another text than `known` or an earlier one.
  ///
  /// What is left out can be applied after the next analysis. Fixes that add string resources are left out if `known` is nil.
  package func safeFixes(adding known: [NewString]?) -> SafeFixes {
    var chosen = SafeFixes()
    var texts = (known ?? []).texts
    for finding in self {
      for fix in finding.fixes where fix.applicability == .safe {
        let all = fix.plainEdits
        // Several fixes may bring the same import along.
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
  /// The edits of fixes that can be applied together, by place; what several of them bring along only once.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    for fix in self { edits.add(fix.edits.filter { !edits.hold($0) }) }
    return edits
  }

  /// The string resources that they add, each once.
  var newStrings: [NewString] {
    var seen: Set<NewString> = []
    return flatMap(\.newStrings).filter { seen.insert($0).inserted }
  }
}

extension [NewString] {
  /// What the resources say, by table and name.
  fileprivate var texts: [String: String] {
    reduce(into: [:]) { $0["\($1.tables.first ?? "") \($1.name)"] = $1.text }
  }

  /// Whether none of these gives another text to a resource of `known`.
  fileprivate func agree(with known: [String: String]) -> Bool {
    texts.allSatisfy { known[$0.key] == nil || known[$0.key] == $0.value }
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
