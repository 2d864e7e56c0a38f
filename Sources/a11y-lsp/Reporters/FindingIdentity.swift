// What findings are recognized by in later runs.

import Linter

extension CheckedFile {
  /// What each of its `findings` is recognized by, in their order, however lines, blanks and comments move: the hashes
  /// that baselines hold, and a number that tells equal ones of one rule apart.
  ///
  /// Takes time for parsing.
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
