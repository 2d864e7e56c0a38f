// The changes between two versions of a file.

/// The changes in what a screen reader announces for one file, without stops that are announced as before.
package struct SpeechChanges: Sendable {
  /// The changes in reading order.
  package private(set) var changes: [AnnouncementChange] = []
  /// The changed components from other files, by line.
  package private(set) var components: [ComponentChange] = []
  /// The number of stops that differ only in texts that aren't in the code.
  package private(set) var unknownCount = 0

  package init(from old: SpeechVersion, to new: SpeechVersion) {
    components = ComponentChange.changes(from: old.components, to: new.components)
    let comparison = SpeechComparison(from: old, to: new)
    let (old, new) = (comparison.old, comparison.new)
    var groups = StopGroups(comparison)
    groups.join()
    groups.split()
    for (before, after) in groups.pairs {
      guard let first = after.first.map(Double.init) ?? before.first.map({ place(of: $0, comparison) })
      else { continue }
      let (before, after) = (before.map { old[$0] }, after.map { new[$0] })
      guard (before + after).contains(where: \.isReachable) else { continue }
      if before.count == 1, after.count == 1, before[0].key == after[0].key {
        if before[0].full != after[0].full { unknownCount += 1 }
        continue
      }
      let kind: AnnouncementChange.Kind =
        switch (before.count, after.count) {
        case (0, _): .added
        case (_, 0): .removed
        case (1, 1): .changed
        case (_, 1): .joined
        default: .split
        }
      changes.append(AnnouncementChange(kind: kind, before: before, after: after, order: first))
    }
    addMoved(comparison)
    changes.sort { $0.order < $1.order }
    removeRepetitions()
  }

  /// Returns a place for a removed stop among the new ones: after the last stop before it that still exists.
  private func place(of index: Int, _ comparison: SpeechComparison) -> Double {
    var before = index
    while before >= 0 {
      if let after = comparison.newOfOld[before] { return Double(after) + 0.5 }
      before -= 1
    }
    return -0.5
  }

  /// Adds the stops that are announced as before, but earlier or later than others on their screen.
  private mutating func addMoved(_ comparison: SpeechComparison) {
    let (old, new) = (comparison.old, comparison.new)
    let pairs = old.indices.compactMap { before in comparison.newOfOld[before].map { (before, $0) } }
      .filter { before, after in
        old[before].place == new[after].place && old[before].isReachable && new[after].isReachable
      }
    for (_, pairs) in Dictionary(grouping: pairs, by: { old[$0.0].place }) {
      let kept = Set(MovedLines.longestIncrease(of: pairs.map(\.1)))
      for (index, (before, after)) in pairs.enumerated()
      where !kept.contains(index) && old[before].full == new[after].full && new[after].isDistinct {
        changes.append(
          AnnouncementChange(kind: .moved, before: [old[before]], after: [new[after]], order: Double(after)))
      }
    }
  }

  private mutating func removeRepetitions() {
    var known: [[Int]: [AnnouncementChange]] = [:]
    changes = changes.filter { change in
      let lines = change.before.map(\.line) + [0] + change.after.map(\.line)
      if known[lines]?.contains(where: change.repeats) == true { return false }
      known[lines, default: []].append(change)
      return true
    }
  }
}

extension SpeechChanges {
  /// True if nothing changed.
  package var isEmpty: Bool { changes.isEmpty && components.isEmpty }

  /// Removes stops from one file's changes that another file now shows, announced as before, and the components that
  /// contain them. Returns the number of stops.
  package static func removeMoved(among files: inout [SpeechChanges]) -> Int {
    var added: [String: [(file: Int, change: Int)]] = [:]
    for (file, changes) in files.enumerated() {
      for (index, change) in changes.changes.enumerated() where change.kind == .added {
        added[change.after[0].key, default: []].append((file, index))
      }
    }
    var dropped = files.map { _ in Set<Int>() }
    var count = 0
    var homes: Set<String> = []
    for (file, changes) in files.enumerated() {
      for (index, change) in changes.changes.enumerated() where change.kind == .removed {
        let key = change.before[0].key
        guard let place = added[key]?.firstIndex(where: { $0.file != file }),
          let target = added[key]?.remove(at: place)
        else { continue }
        dropped[file].insert(index)
        dropped[target.file].insert(target.change)
        homes.formUnion([change.screen, files[target.file].changes[target.change].screen].compactMap(\.self))
        count += 1
      }
    }
    for file in files.indices where !dropped[file].isEmpty {
      let kept = files[file].changes.indices.filter { !dropped[file].contains($0) }
      files[file].changes = kept.map { files[file].changes[$0] }
    }
    removeMovedComponents(among: &files, homes)
    return count
  }

  /// Removes components whose stops moved, which are named in `homes`, and those of screens that moved.
  private static func removeMovedComponents(among files: inout [SpeechChanges], _ homes: Set<String>) {
    func key(_ component: ShownComponent) -> [String] { [component.screen ?? "", component.key] }
    var (gone, added) = (Set<[String]>(), Set<[String]>())
    for change in files.lazy.flatMap(\.components) {
      if change.before == nil, let after = change.after { added.insert(key(after)) }
      if change.after == nil, let before = change.before { gone.insert(key(before)) }
    }
    for file in files.indices {
      files[file].components.removeAll { change in
        guard change.before == nil || change.after == nil, let component = change.component else {
          return false
        }
        return homes.contains(component.name)
          || (change.before == nil ? gone : added).contains(key(component))
      }
    }
  }
}
