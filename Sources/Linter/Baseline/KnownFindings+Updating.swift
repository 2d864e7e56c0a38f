// The update of a baseline after one file was checked again.

extension KnownFindings {
  /// Returns the baseline with exactly `findings` for `file`, whose path in the baseline is `path`. Other files and
  /// rules that didn't run are unchanged. Entries of a deleted file move along.
  ///
  /// - Parameter judges: Returns whether a rule would have found what an entry lists.
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
