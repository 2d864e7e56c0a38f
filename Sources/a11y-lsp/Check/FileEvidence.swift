// The data about a file for accessibility reports, besides its findings.

import Linter
import Source

/// Data gathered by the thread that lints the file, while its content is in memory.
struct FileEvidence: Sendable {
  /// The suppressions in the file, with their 1-based lines.
  var ignored: [(line: Int, comment: IgnoringComment)]
  /// The screen of each finding, or nil if the file is the screen.
  var screens: [String?]
  /// The fingerprint of each finding, for comparison with later reports.
  var fingerprints: [String]

  init(of findings: [Finding], in file: SourceFile) {
    ignored = file.ignoringComments.map { (file.text.line(at: $0.range.lowerBound) + 1, $0) }
    screens = file.screenNames(at: findings.map(\.range.lowerBound))
    fingerprints = findings.fingerprints(in: file).map(\.text)
  }
}
