// Baseline entries by fingerprint.

/// Baseline entries by fingerprint, returned one by one in order.
struct EntryPool: Sendable {
  struct Key: Hashable {
    var rule: String
    var own: UInt32
    /// The context hash, or nil if only the finding's own code must match.
    var context: UInt32?
  }

  /// The indices of the entries, in order.
  private var indices: [Key: [Int]] = [:]

  init(_ indices: [Int], of baseline: Baseline) {
    for index in indices {
      let entry = baseline.entries[index]
      for context in [entry.fingerprint.context, nil] {
        let key = Key(rule: entry.rule, own: entry.fingerprint.own, context: context)
        self.indices[key, default: []].append(index)
      }
    }
  }

  var isEmpty: Bool { indices.isEmpty }

  /// The number of entries tried for each key in one file.
  struct Progress {
    var seen: [Key: Int] = [:]
  }

  /// Returns the next entry for a finding that isn't in `used`, or nil if there is none.
  func next(
    _ rule: String, _ fingerprint: Fingerprint, isExact: Bool, after progress: inout Progress,
    unless used: Set<Int>
  ) -> Int? {
    let key = Key(rule: rule, own: fingerprint.own, context: isExact ? fingerprint.context : nil)
    guard let candidates = indices[key] else { return nil }
    let rest = candidates[progress.seen[key, default: 0]...]
    let found = rest.firstIndex { !used.contains($0) }
    progress.seen[key] = found.map { $0 + 1 } ?? candidates.count
    return found.map { candidates[$0] }
  }
}
