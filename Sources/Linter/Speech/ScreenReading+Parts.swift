// Composables that are read in the screens that show them.

import Elements
import Source

extension [ScreenReading] {
  /// The readings of a file of Kotlin without those of composables that another screen of the file shows, since they
  /// are read in their places there. What is wrong in them and is met nowhere there, goes along. Readings that are cut
  /// off show nothing for certain.
  package var withoutParts: [ScreenReading] {
    guard count > 1, first?.reader == "TalkBack" else { return self }
    // Which of two with one name is used, the types of the arguments decide.
    let named = Dictionary(grouping: indices) { self[$0].name }
    let twins = Set(named.values.filter { $0.count > 1 }.joined())
    let shown = indices.map { self[$0].isTruncated ? [] : parts(of: $0).subtracting(twins) }
    let isPart = shown.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var screens = self
    /// For each reading, the screen in which it is read.
    var homes = [Int?](repeating: nil, count: count)
    // Composables that show each other in a circle begin with the first of them.
    for start in indices.filter({ !isPart.contains($0) }) + indices where homes[start] == nil {
      homes[start] = start
      var open = [start]
      while let next = open.popLast() {
        for part in shown[next].sorted() where homes[part] == nil {
          homes[part] = start
          open.append(part)
          screens[start].take(findingsOf: self[part])
        }
      }
    }
    return indices.filter { homes[$0] == $0 }.map { screens[$0] }
  }

  /// The other readings of which one has steps: its own, or those of what it uses as well.
  private func parts(of index: Int) -> Set<Int> {
    let steps = self[index].steps
    var parts = Set(steps.compactMap { reading(at: $0.range.lowerBound) })
    let ranges = Set(steps.map(\.range))
    for part in self[index].parts.compactMap({ reading(at: $0.lowerBound) })
    where self[part].steps.contains(where: { ranges.contains($0.range) }) {
      parts.insert(part)
    }
    parts.remove(index)
    return parts
  }

  /// The reading of the declaration around the byte `offset`.
  private func reading(at offset: Int) -> Int? {
    let behind = partitioningIndex { $0.range.lowerBound > offset }
    return behind > 0 && self[behind - 1].range.contains(offset) ? behind - 1 : nil
  }
}

private extension ScreenReading {
  /// Adds the findings of a part that are at none of the steps here.
  mutating func take(findingsOf part: ScreenReading) {
    let known = Set(steps.flatMap(\.findings).map(\.range) + otherFindings.map(\.range))
    otherFindings += (part.otherFindings + part.steps.flatMap(\.findings)).filter {
      !known.contains($0.range)
    }
  }
}
