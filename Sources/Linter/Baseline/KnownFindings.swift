// The comparison of findings with a baseline.

/// A baseline, prepared for separating known from new findings. Used by the command line and the server.
package final class KnownFindings: Sendable {
  package let baseline: Baseline
  /// The absolute path of the directory that the baseline's paths are relative to.
  package let root: String
  /// The baseline's paths that no longer exist. Their entries match findings in any file.
  private let gone: Set<String>
  /// The indices of the entries by path.
  private let byPath: [String: [Int]]
  /// The entries whose path no longer exists.
  private let homeless: EntryPool

  /// - Parameter exists: Returns whether a file still exists at a path of the baseline.
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

  /// The known and new findings of a file.
  package struct Match: Sendable, Equatable {
    /// The findings that aren't in the baseline.
    package var new: [Finding]
    /// The number of findings in the baseline.
    package var knownCount: Int
    /// The indices of the matching entries.
    package var used: Set<Int> = []

    package init(new: [Finding], knownCount: Int, used: Set<Int> = []) {
      self.new = new
      self.knownCount = knownCount
      self.used = used
    }
  }

  /// Returns whether any entry may match the file at `path`.
  package func mayList(_ path: String) -> Bool { byPath[path] != nil || !homeless.isEmpty }

  /// Returns whether the file of the entry at `index` no longer exists.
  package func isGone(_ index: Int) -> Bool { gone.contains(baseline.entries[index].path) }

  /// Compares the `findings` of `file`, whose path in the baseline is `path`, with the entries of the file, and then
  /// with those of deleted files.
  ///
  /// Each entry matches one finding: first one with the same code and context, then one with the same code elsewhere in
  /// the file.
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
