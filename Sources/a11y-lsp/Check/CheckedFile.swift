// What became of one file.

import Linter
import Source

/// A file that was linted.
struct CheckedFile: Sendable {
  /// Absolute.
  var path: String
  /// Empty where there are no findings, to save memory.
  var text: SourceText
  var findings: [Finding]
  /// The number of fixes applied and written.
  var fixCount: Int

  init(path: String, text: SourceText, findings: [Finding], fixCount: Int = 0) {
    self.path = path
    self.text = findings.isEmpty ? SourceText("") : text
    self.findings = findings
    self.fixCount = fixCount
  }
}
