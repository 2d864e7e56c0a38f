// Focus stops that became one, or several.

/// The matching stops of two versions of a file, with the stops that one of them took in.
struct StopGroups {
  /// The indices of the stops before and after, one of which may be empty.
  private(set) var pairs: [(before: [Int], after: [Int])] = []
  private let old: [AnnouncedStop]
  private let new: [AnnouncedStop]

  init(_ comparison: SpeechComparison) {
    (old, new) = (comparison.old, comparison.new)
    for (before, after) in comparison.newOfOld.enumerated() {
      pairs.append(([before], after.map { [$0] } ?? []))
    }
    pairs += comparison.openNew.map { ([], [$0]) }
  }

  /// Adds removed stops to the stop that announces their texts now.
  mutating func join() {
    let gone = Dictionary(grouping: pairs.indices.filter { isRemoved($0) }) { old[pairs[$0].before[0]].place }
    for index in pairs.indices {
      guard let after = pairs[index].after.first, new[after].isReachable else { continue }
      let texts = Set(new[after].texts)
      let before = pairs[index].before
      let known = Set(before.flatMap { old[$0].texts })
      guard texts.count > 1, texts != known else { continue }
      let parts = (gone[new[after].place] ?? []).filter { part in
        guard isRemoved(part) else { return false }
        let part = Set(old[pairs[part].before[0]].texts)
        return !part.isEmpty && part.isSubset(of: texts) && part.isDisjoint(with: known)
      }
      guard parts.count + before.count > 1 else { continue }
      pairs[index].before = (before + parts.flatMap { pairs[$0].before }).sorted()
      for part in parts { pairs[part] = ([], []) }
    }
  }

  /// Adds new stops to the stop that announced their texts before.
  mutating func split() {
    let added = Dictionary(grouping: pairs.indices.filter { isAdded($0) }) { new[pairs[$0].after[0]].place }
    for index in pairs.indices {
      guard let before = pairs[index].before.first, pairs[index].before.count == 1, old[before].isReachable
      else { continue }
      let texts = Set(old[before].texts)
      let after = pairs[index].after
      let known = Set(after.flatMap { new[$0].texts })
      guard texts.count > 1, texts != known else { continue }
      let parts = (added[old[before].place] ?? []).filter { part in
        guard isAdded(part) else { return false }
        let part = Set(new[pairs[part].after[0]].texts)
        return !part.isEmpty && part.isSubset(of: texts) && part.isDisjoint(with: known)
      }
      guard parts.count + after.count > 1 else { continue }
      pairs[index].after = (after + parts.flatMap { pairs[$0].after }).sorted()
      for part in parts { pairs[part] = ([], []) }
    }
  }

  private func isRemoved(_ index: Int) -> Bool {
    pairs[index].after.isEmpty && pairs[index].before.count == 1 && old[pairs[index].before[0]].isReachable
  }

  private func isAdded(_ index: Int) -> Bool {
    pairs[index].before.isEmpty && pairs[index].after.count == 1 && new[pairs[index].after[0]].isReachable
  }
}
