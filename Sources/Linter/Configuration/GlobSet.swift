// `[…]` in path patterns.

/// A set of characters in a pattern: `[a-z_]`, `[!a-z_]`.
struct GlobSet: Sendable, Equatable {
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  /// True if the set contains all characters except the ranges, as `?` does.
  private var isInverted = true

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isInverted
  }

  /// Reads the set after the bracket before `start`. Returns it with the index after its closing bracket, or nil if it
  /// isn't closed.
  static func read(_ pattern: [Unicode.Scalar], from start: Int) -> (set: GlobSet, end: Int)? {
    var set = GlobSet()
    var index = start
    set.isInverted = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if set.isInverted { index += 1 }
    let first = index
    while index < pattern.count {
      // A bracket in the first position is a member.
      if pattern[index] == "]", index > first { return (set, index + 1) }
      if pattern[index] == "\\", index + 1 < pattern.count { index += 1 }
      let low = pattern[index]
      index += 1
      guard index + 1 < pattern.count, pattern[index] == "-", pattern[index + 1] != "]" else {
        set.ranges.append(low...low)
        continue
      }
      let high = pattern[index + 1]
      index += 2
      if low <= high { set.ranges.append(low...high) }
    }
    return nil
  }
}
