// Applying what may be applied without asking.

package import Elements
package import Source

/// A file after its safe fixes.
package struct FixedFile: Sendable {
  package var text: SourceText
  /// The number of fixes applied.
  package var fixCount: Int
  /// The number of fixes that were tried and taken back, since they leave their finding or bring something graver.
  package var heldBackCount: Int
  /// The string resources that the text refers to since, and that have to be added to other files.
  package var newStrings: [NewString]
  /// What is found in the fixed text.
  package var look: Linter.Look

  /// What is left to report, in the fixed text.
  package var findings: [Finding] { look.findings }
}

extension Linter {
  /// Applies the safe fixes of all findings, and those of what is found then, until nothing changes.
  ///
  /// A fix that leaves its finding, or in whose place something graver is to be reported, is taken back alone: it does
  /// not fit the code, as may happen where it is half typed. There are at most ten rounds.
  ///
  /// Fixes that add string resources to other files are only applied if somebody adds them: `addingStrings`.
  package func fixSafely(
    _ file: SourceFile, in surroundings: Surroundings = .unknown, addingStrings: Bool = false
  ) -> FixedFile {
    var fixing = SafeFixing(file, addingStrings: addingStrings) { self.look(at: $0, in: surroundings) }
    for _ in 0..<10 {
      guard fixing.runRound() else { break }
    }
    return FixedFile(
      text: fixing.file.text, fixCount: fixing.fixCount, heldBackCount: fixing.heldBack.count,
      newStrings: fixing.newStrings, look: fixing.look)
  }
}
