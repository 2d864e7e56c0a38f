// Which rules to ask about an element: one bit for each, so that nobody goes through all of them.

/// For each interest the rules that have it, as bits of whole numbers.
struct RulesByInterest: Sendable {
  /// The sets of all interests one behind the other, each `length` numbers long.
  private let sets: [UInt64]
  /// How many numbers hold a bit for each rule.
  private let length: Int

  /// The rules with these interests, in their order.
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

  /// Calls `body` with the index of each rule that has one of the interests, in ascending order.
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
