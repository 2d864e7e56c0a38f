// The merging of views' and composables' readings into the screens that show them.

import Elements
import Source

extension [ScreenReading] {
  /// The readings of a file, without those of views and composables that another screen in the file shows, because
  /// they're part of that screen's reading. Their findings move to that screen. Parts of a truncated reading stay
  /// separate, because it may not include them.
  package var withoutParts: [ScreenReading] {
    guard count > 1 else { return self }
    // For overloads with the same name, argument types determine which one is used.
    let named = Dictionary(grouping: indices) { self[$0].name }
    let twins = Set(named.values.filter { $0.count > 1 }.joined())
    let shown = indices.map { self[$0].isTruncated ? [] : parts(of: $0).subtracting(twins) }
    let isPart = shown.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var screens = self
    /// The index of the screen that contains each reading.
    var homes = [Int?](repeating: nil, count: count)
    // In a cycle of composables, the first one is the screen.
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

  /// Returns the indices of the other readings whose steps occur in the reading at `index`.
  private func parts(of index: Int) -> Set<Int> {
    let steps = self[index].steps
    var parts = Set(steps.compactMap { reading(at: $0.range.lowerBound) })
    let ranges = Set(steps.map(\.range))
    if self[index].reader == "VoiceOver" {
      // A view may show only one function of another type.
      parts = parts.filter { self[$0].steps.allSatisfy { ranges.contains($0.range) } }
    }
    for part in self[index].parts.compactMap({ reading(at: $0.lowerBound) })
    where self[part].steps.contains(where: { ranges.contains($0.range) }) {
      parts.insert(part)
    }
    parts.remove(index)
    return parts
  }

  /// Returns the index of the reading whose declaration contains the byte `offset`.
  private func reading(at offset: Int) -> Int? {
    let behind = partitioningIndex { $0.range.lowerBound > offset }
    return behind > 0 && self[behind - 1].range.contains(offset) ? behind - 1 : nil
  }
}

extension [ScreenReading] {
  /// The readings, with parameters after the names of overloads.
  package var tellingOverloadsApart: [ScreenReading] {
    var uses: [String: Int] = [:]
    for reading in self { uses[reading.name ?? "", default: 0] += 1 }
    return map { reading in
      guard let name = reading.name, let signature = reading.signature, uses[name, default: 0] > 1 else {
        return reading
      }
      var reading = reading
      reading.name = name + signature
      return reading
    }
  }
}

private extension ScreenReading {
  /// Adds the findings of a part that aren't at any step of this reading.
  mutating func take(findingsOf part: ScreenReading) {
    let known = Set(steps.flatMap(\.findings).map(\.range) + otherFindings.map(\.range))
    otherFindings += (part.otherFindings + part.steps.flatMap(\.findings)).filter {
      !known.contains($0.range)
    }
  }
}
