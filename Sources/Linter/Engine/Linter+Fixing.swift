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
  /// A round that leaves as much to report as it found is taken back: its fixes do not fit the code, as may happen
  /// where it is half typed. There are at most ten rounds.
  package func fixSafely(_ file: SourceFile, in surroundings: Surroundings = .unknown) -> FixedFile {
    var file = file
    var fixed = FixedFile(text: file.text, fixCount: 0, findings: lint(file, in: surroundings))
    for _ in 0..<10 {
      let (edits, count) = fixed.findings.safeFixes
      guard count > 0, let text = file.text.applying(edits), text != file.text else { break }
      file.text = text
      let findings = lint(file, in: surroundings)
      guard findings.count < fixed.findings.count else { break }
      fixed = FixedFile(text: text, fixCount: fixed.fixCount + count, findings: findings)
    }
    return fixed
  }
}
