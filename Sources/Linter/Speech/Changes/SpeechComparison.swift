// The comparison of two versions of a file.

/// The focus stops of two versions of a file, matched with each other.
///
/// Two stops match if their code is on the same line, which may have moved, or if they're announced the same. The rest is
/// matched by words and kinds of elements, between stops that match.
struct SpeechComparison {
  let old: [AnnouncedStop]
  let new: [AnnouncedStop]
  /// The index of the matching new stop for each old one, and the other way around.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  init(from old: SpeechVersion, to new: SpeechVersion) {
    self.old = old.stops
    self.new = new.stops
    newOfOld = Array(repeating: nil, count: old.stops.count)
    oldOfNew = Array(repeating: nil, count: new.stops.count)
    guard !old.stops.isEmpty, !new.stops.isEmpty else { return }
    let lines = MovedLines(from: old.text, to: new.text)
    matchLines(lines) { $0.key == $1.key && $0.place == $1.place }
    matchLines(lines) { $0.key == $1.key }
    // The label doesn't say which one it is.
    matchLines(lines) { before, _ in !before.isDistinct }
    matchSequences()
    matchKeys { $0.place + $0.key }
    matchLines(lines) { $0.place == $1.place }
    matchLines(lines) { _, _ in true }
    matchKeys { $0.key }
    matchAlike()
  }

  private mutating func match(_ before: Int, _ after: Int) {
    newOfOld[before] = after
    oldOfNew[after] = before
  }

  /// The indices of stops without a match, by screen.
  var openOld: [Int] { old.indices.filter { newOfOld[$0] == nil } }
  var openNew: [Int] { new.indices.filter { oldOfNew[$0] == nil } }

  // MARK: Ways to match

  /// Matches stops whose code starts on the same line.
  private mutating func matchLines(
    _ lines: MovedLines, where fits: (AnnouncedStop, AnnouncedStop) -> Bool
  ) {
    let open = Dictionary(grouping: openNew) { new[$0].line - 1 }
    for before in openOld {
      guard let line = lines.target[old[before].line - 1], let candidates = open[line],
        let after = candidates.first(where: { oldOfNew[$0] == nil && fits(old[before], new[$0]) })
      else { continue }
      match(before, after)
    }
  }

  /// Matches stops that are announced the same and have the same order on the same screen.
  private mutating func matchSequences() {
    let after = Dictionary(grouping: openNew) { new[$0].place }
    for (place, before) in Dictionary(grouping: openOld, by: { old[$0].place }) {
      guard let after = after[place] else { continue }
      var gone: Set<Int> = []
      var added: Set<Int> = []
      for change in after.map({ new[$0].key }).difference(from: before.map { old[$0].key }) {
        switch change {
        case .remove(let offset, _, _): gone.insert(offset)
        case .insert(let offset, _, _): added.insert(offset)
        }
      }
      let kept = zip(
        before.indices.filter { !gone.contains($0) }, after.indices.filter { !added.contains($0) })
      for (left, right) in kept { match(before[left], after[right]) }
    }
  }

  /// Matches stops with the same key, in order.
  private mutating func matchKeys(_ key: (AnnouncedStop) -> String) {
    var open = Dictionary(grouping: openNew.reversed()) { key(new[$0]) }
    for before in openOld where old[before].isReachable {
      if let after = open[key(old[before])]?.popLast() { match(before, after) }
    }
  }

  /// Matches stops of the same screen that resemble each other, without changing their order.
  private mutating func matchAlike() {
    let gapsOfNew = gaps(in: new) { oldOfNew[$0] == nil ? nil : $0 }
    let gapsOfOld = gaps(in: old) { newOfOld[$0] }
    let after = Dictionary(grouping: openNew) { new[$0].place }
    for (place, before) in Dictionary(grouping: openOld, by: { old[$0].place }) {
      guard let after = after[place], before.count * after.count <= SpeechComparison.mostPairs else {
        continue
      }
      let sizes = (
        Dictionary(grouping: before) { gapsOfOld[$0] }.mapValues(\.count),
        Dictionary(grouping: after) { gapsOfNew[$0] }.mapValues(\.count)
      )
      let alignment = Alignment(before.count, after.count) { left, right in
        let gap = gapsOfOld[before[left]]
        let isSame = gap == gapsOfNew[after[right]]
        // If there are more on one side, it's unknown which one replaces which.
        let hasSameSize = isSame && sizes.0[gap] == sizes.1[gap]
        return old[before[left]].likeness(
          to: new[after[right]], isBetweenSame: isSame,
          mayReplace: hasSameSize && (sizes.0[gap, default: 0] <= 2 || !old[before[left]].isDistinct))
      }
      for (left, right) in alignment.pairs { match(before[left], after[right]) }
    }
  }

  /// The maximum number of pairs to compare for one screen.
  private static let mostPairs = 40_000

  /// Returns the last match before each stop on its screen, as `target` gives it.
  private func gaps(in stops: [AnnouncedStop], _ target: (Int) -> Int?) -> [Int] {
    var last = -1
    return stops.indices.map { index in
      if index == 0 || stops[index].place != stops[index - 1].place { last = -1 }
      last = target(index) ?? last
      return last
    }
  }
}

private extension AnnouncedStop {
  /// Returns how much two stops resemble each other, or 0 if they aren't versions of one stop. They may be between the
  /// same other stops. If they `mayReplace` each other, stops of the same kind don't need a common word.
  func likeness(to other: AnnouncedStop, isBetweenSame: Bool, mayReplace: Bool) -> Int {
    let (words, others) = (words, other.words)
    let shared = words.intersection(others).count
    let all = max(words.union(others).count, 1)
    let isSameKind = kind == other.kind
    guard shared * 2 >= all && shared > 0 || mayReplace && isSameKind else { return 0 }
    return 1 + (isSameKind ? 2 : 0) + (isBetweenSame ? 2 : 0) + shared * 4 / all
  }
}
