// What kept reports say of a file beside its findings.

import Linter
import Source

/// Noted while the file is at hand, by the thread that lints it.
struct FileEvidence: Sendable {
  /// What of the file is ignored, with the line, from 1 on.
  var ignored: [(line: Int, comment: IgnoringComment)]
  /// For each finding the screen that it is on; nil where the file is one.
  var screens: [String?]
  /// What each finding is recognized by in later reports.
  var fingerprints: [String]

  init(of findings: [Finding], in file: SourceFile) {
    ignored = file.ignoringComments.map { (file.text.line(at: $0.range.lowerBound) + 1, $0) }
    screens = file.screenNames(at: findings.map(\.range.lowerBound))
    fingerprints = findings.fingerprints(in: file).map(\.text)
  }
}
