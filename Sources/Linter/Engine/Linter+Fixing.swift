// Applying what may be applied without asking.

package import Source

/// A file after its safe fixes.
package struct FixedFile: Sendable, Equatable {
  package var text: SourceText
  /// The number of fixes applied.
  package var fixCount: Int
  /// What is left to report, in the fixed text.
  package var findings: [Finding]
}

extension Linter {
  /// Applies the safe fixes of all findings, and those of what is found then, until nothing changes.
  ///
  /// There are at most ten rounds, so that two fixes that undo each other come to an end.
  package func fixSafely(_ file: SourceFile) -> FixedFile {
    var file = file
    var fixed = FixedFile(text: file.text, fixCount: 0, findings: lint(file))
    for _ in 0..<10 {
      let (edits, count) = fixed.findings.safeFixes
      guard count > 0, let text = file.text.applying(edits), text != file.text else { break }
      file.text = text
      fixed = FixedFile(text: text, fixCount: fixed.fixCount + count, findings: lint(file))
    }
    return fixed
  }
}
