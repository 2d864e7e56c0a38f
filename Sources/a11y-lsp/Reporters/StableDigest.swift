// Hashes that are stable across runs.

/// A hash of several texts as 32 hexadecimal digits, the same on every machine and in every version.
enum StableDigest {
  static func of(_ texts: [String]) -> String {
    let seeds: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F]
    return seeds.map { seed in
      let hash = texts.reduce(seed) { hash, text in
        // Each text is followed by a byte that doesn't occur in UTF-8.
        (Array(text.utf8) + [0xFF]).reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
