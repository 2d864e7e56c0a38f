// The identity of findings across runs.

import Linter

extension CheckedFile {
  /// Returns an identity for each of `findings`, in order, which doesn't depend on lines, whitespace, and comments: the
  /// hashes that baselines contain, and a number that distinguishes equal ones of one rule.
  ///
  /// Parses the file.
  func identities(of findings: [Finding]) -> [String] {
    let fingerprints = findings.fingerprints(in: SourceFile(path: path, text: text))
    var counts: [String: Int] = [:]
    return zip(findings, fingerprints).map { finding, fingerprint in
      let count = counts["\(finding.rule) \(fingerprint.text)", default: 0] + 1
      counts["\(finding.rule) \(fingerprint.text)"] = count
      return "\(fingerprint.text):\(count)"
    }
  }
}
