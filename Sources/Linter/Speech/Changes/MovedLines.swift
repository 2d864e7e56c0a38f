// Lines that two versions of a file share.

import Source

/// The lines of an earlier version of a file that a later version also contains, in the same order.
///
/// The lines that occur once in each version are matched first, and then the lines next to them, so the comparison takes
/// little time for any texts. Indentation doesn't count, because containers around code change it.
struct MovedLines {
  /// The 0-based line in the later version for each line of the earlier one.
  private(set) var target: [Int?]

  init(from old: SourceText, to new: SourceText) {
    let before = MovedLines.hashes(of: old)
    let after = MovedLines.hashes(of: new)
    target = Array(repeating: nil, count: before.count)
    var isTaken = Array(repeating: false, count: after.count)
    for (line, place) in MovedLines.anchors(before, after) {
      target[line] = place
      isTaken[place] = true
    }
    // Backward first: code is usually added before the code that ends with an anchor.
    for line in before.indices.reversed().dropFirst() {
      guard target[line] == nil, let next = target[line + 1], next > 0, !isTaken[next - 1],
        before[line] == after[next - 1]
      else { continue }
      target[line] = next - 1
      isTaken[next - 1] = true
    }
    for line in before.indices where target[line] == nil {
      let next = line == 0 ? 0 : (target[line - 1] ?? after.count) + 1
      guard next < after.count, !isTaken[next], before[line] == after[next] else { continue }
      target[line] = next
      isTaken[next] = true
    }
  }

  private static func hashes(of text: SourceText) -> [Int] {
    (0..<text.lineStarts.count).map { line in
      var hasher = Hasher()
      var bytes = text[text.lineRange(line)]
      while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
      for byte in bytes.drop(while: { $0 <= 0x20 }) { hasher.combine(byte) }
      return hasher.finalize()
    }
  }

  /// Returns the most lines that occur once in each version and have the same order in both.
  private static func anchors(_ before: [Int], _ after: [Int]) -> [(line: Int, place: Int)] {
    func unique(_ hashes: [Int]) -> [Int: Int] {
      var places: [Int: Int] = [:]
      for (line, hash) in hashes.enumerated() { places[hash] = places[hash] == nil ? line : -1 }
      return places.filter { $0.value >= 0 }
    }
    let places = unique(after)
    let shared = unique(before).compactMap { hash, line in places[hash].map { (line: line, place: $0) } }
      .sorted { $0.line < $1.line }
    return longestIncrease(of: shared.map(\.place)).map { shared[$0] }
  }

  /// Returns the indices of a longest increasing subsequence.
  static func longestIncrease(of values: [Int]) -> [Int] {
    /// The index of the smallest last value of a subsequence of each length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for index in values.indices {
      let length = ends.partitioningIndex { values[$0] >= values[index] }
      if length > 0 { previous[index] = ends[length - 1] }
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
