// The lookup of the rules for an element: one bit per rule, to avoid iterating over all rules.

/// The rules by interest, stored as bit sets.
struct RulesByInterest: Sendable {
  /// The consecutive bit sets of all interests, each with `length` integers.
  private let sets: [UInt64]
  /// The number of integers in a bit set, which has one bit per rule.
  private let length: Int

  /// Creates the lookup from the interests of all rules, in rule order.
  init(_ interests: [Interest]) {
    length = (interests.count + 63) / 64
    var sets = [UInt64](repeating: 0, count: length * Interest.RawValue.bitWidth)
    for (rule, interest) in interests.enumerated() {
      for bit in 0..<Interest.RawValue.bitWidth where interest.rawValue & 1 << bit != 0 {
        sets[bit * length + rule / 64] |= 1 << (rule % 64)
      }
    }
    self.sets = sets
  }

  /// Calls `body` with the index of each rule that has at least one of the interests, in ascending order.
  @inline(__always)
  func forEach(_ interests: Interest, _ body: (Int) -> Void) {
    for part in 0..<length {
      var rules: UInt64 = 0
      var bits = interests.rawValue
      while bits != 0 {
        rules |= sets[bits.trailingZeroBitCount * length + part]
        bits &= bits - 1
      }
      while rules != 0 {
        body(part * 64 + rules.trailingZeroBitCount)
        rules &= rules - 1
      }
    }
  }
}
