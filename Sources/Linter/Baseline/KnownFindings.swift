// A baseline, ready to be compared with what is found.

/// Tells findings that a baseline lists from new ones. Command line and server ask it alike.
package final class KnownFindings: Sendable {
  package let baseline: Baseline
  /// The absolute path of the folder that paths of the baseline start at.
  package let root: String
  /// The paths of the baseline that no longer exist: their entries go for files of any name.
  private let gone: Set<String>
  /// Indices of entries by path.
  private let byPath: [String: [Int]]
  /// The entries whose path is gone.
  private let homeless: EntryPool

  /// - Parameter exists: Whether there still is a file at a path of the baseline.
  package init(_ baseline: Baseline, root: String, exists: (_ path: String) -> Bool) {
    self.baseline = baseline
    self.root = root
    let byPath = Dictionary(grouping: baseline.entries.indices) { baseline.entries[$0].path }
    let gone = Set(byPath.keys.filter { !exists($0) })
    self.byPath = byPath
    self.gone = gone
    homeless = EntryPool(
      baseline.entries.indices.filter { gone.contains(baseline.entries[$0].path) }, of: baseline)
  }

  /// What of a file's findings is known.
  package struct Match: Sendable, Equatable {
    /// The findings that the baseline does not list.
    package var new: [Finding]
    /// The number of those that it lists.
    package var knownCount: Int
    /// The indices of the entries that list them.
    package var used: Set<Int> = []

    package init(new: [Finding], knownCount: Int, used: Set<Int> = []) {
      self.new = new
      self.knownCount = knownCount
      self.used = used
    }
  }

  /// Whether there is any entry that may speak of the file at `path`.
  package func mayList(_ path: String) -> Bool { byPath[path] != nil || !homeless.isEmpty }

  /// Whether the file of the entry at `index` no longer exists.
  package func isGone(_ index: Int) -> Bool { gone.contains(baseline.entries[index].path) }

  /// Compares the `findings` of `file`, whose path in the baseline is `path`, with the entries of the file and then
  /// with those of files that are gone.
  ///
  /// Each entry goes for one finding: first for one with the same code in the same place, then for one with the same
  /// code elsewhere in the file.
  package func match(_ findings: [Finding], of file: SourceFile, path: String) -> Match {
    guard !findings.isEmpty, mayList(path) else { return Match(new: findings, knownCount: 0) }
    let fingerprints = findings.fingerprints(in: file)
    var used: Set<Int> = []
    var isKnown = [Bool](repeating: false, count: findings.count)
    for pool in [EntryPool(byPath[path] ?? [], of: baseline), homeless] {
      var progress = EntryPool.Progress()
      for isExact in [true, false] {
        for index in findings.indices where !isKnown[index] {
          let entry = pool.next(
            findings[index].rule, fingerprints[index], isExact: isExact, after: &progress, unless: used)
          guard let entry else { continue }
          used.insert(entry)
          isKnown[index] = true
        }
      }
    }
    let new = findings.indices.filter { !isKnown[$0] }.map { findings[$0] }
    return Match(new: new, knownCount: findings.count - new.count, used: used)
  }
}

extension KnownFindings: Equatable {
  package static func == (left: KnownFindings, right: KnownFindings) -> Bool {
    left === right || (left.root == right.root && left.baseline == right.baseline && left.gone == right.gone)
  }
}
