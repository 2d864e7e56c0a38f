// Applying what may be applied without asking.

package import Source

/// A file after its safe fixes.
package struct FixedFile: Sendable {
  package var text: SourceText
  /// The number of fixes applied.
  package var fixCount: Int
  /// What is found in the fixed text.
  package var look: Linter.Look

  /// What is left to report, in the fixed text.
  package var findings: [Finding] { look.findings }
}

extension Linter {
  /// Applies the safe fixes of all findings, and those of what is found then, until nothing changes.
  ///
  /// A round that leaves as much to report as it found is taken back: its fixes do not fit the code, as may happen
  /// where it is half typed. There are at most ten rounds.
  package func fixSafely(_ file: SourceFile, in surroundings: Surroundings = .unknown) -> FixedFile {
    var file = file
    var fixed = FixedFile(text: file.text, fixCount: 0, look: look(at: file, in: surroundings))
    for _ in 0..<10 {
      let (edits, count) = fixed.findings.safeFixes
      guard count > 0, let text = file.text.applying(edits), text != file.text else { break }
      file.text = text
      let look = look(at: file, in: surroundings)
      guard look.findings.count < fixed.findings.count else { break }
      fixed = FixedFile(text: text, fixCount: fixed.fixCount + count, look: look)
    }
    return fixed
  }
}
