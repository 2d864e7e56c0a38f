// The application of safe fixes.

package import Elements
package import Source

/// A file after its safe fixes.
package struct FixedFile: Sendable {
  package var text: SourceText
  /// The number of fixes applied.
  package var fixCount: Int
  /// The number of fixes that were reverted because they left their finding in place or caused a more severe one.
  package var heldBackCount: Int
  /// The string resources that the fixed text refers to and that must be added to other files.
  package var newStrings: [NewString]
  /// The analysis of the fixed text.
  package var look: Linter.Look

  /// The remaining findings, with ranges in the fixed text.
  package var findings: [Finding] { look.findings }
}

extension Linter {
  /// Returns `file` with the safe fixes of findings at or above a severity applied in rounds, until nothing changes.
  ///
  /// Reverts each fix that leaves its finding in place or causes a more severe one, as can happen in half-typed code.
  /// Stops after ten rounds.
  ///
  /// Fixes that add string resources to other files are applied only if `addingStrings` is true. The caller must then
  /// add the resources.
  package func fixSafely(
    _ file: SourceFile, atLeast severity: Severity = .hint, in surroundings: Surroundings = .unknown,
    addingStrings: Bool = false
  ) -> FixedFile {
    var fixing = SafeFixing(file, atLeast: severity, addingStrings: addingStrings) {
      self.look(at: $0, in: surroundings)
    }
    for _ in 0..<10 {
      guard fixing.runRound() else { break }
    }
    return FixedFile(
      text: fixing.file.text, fixCount: fixing.fixCount, heldBackCount: fixing.heldBack.count,
      newStrings: fixing.newStrings, look: fixing.look)
  }
}
