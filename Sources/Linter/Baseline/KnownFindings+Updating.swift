// What a baseline lists after one file was looked at again.

extension KnownFindings {
  /// The baseline with exactly `findings` for `file`, whose path in the baseline is `path`. Other files and rules that
  /// did not run stay as they are; entries of a file that is gone move along.
  ///
  /// - Parameter judges: Whether a rule would have found what an entry lists.
  package func updated(
    with findings: [Finding], of file: SourceFile, path: String, judges: (_ rule: String) -> Bool
  ) -> Baseline {
    let used = match(findings, of: file, path: path).used
    let kept = baseline.entries.indices.filter { index in
      let entry = baseline.entries[index]
      return !used.contains(index) && !(entry.path == path && judges(entry.rule))
    }
    let found = zip(findings, findings.fingerprints(in: file)).map {
      BaselineEntry(rule: $0.rule, path: path, fingerprint: $1)
    }
    return Baseline(kept.map { baseline.entries[$0] } + found)
  }
}
