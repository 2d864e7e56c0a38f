// The announcements at the findings of one file.

import LanguageServer
import Linter
import Source

/// The announcements at the findings of one file, now and after a fix.
struct FindingReading {
  private let linter: Linter
  private let file: SourceFile
  private let surroundings: Surroundings
  private let relinter: Relinter

  /// The maximum size of a file in bytes. Each announcement may require reading the whole file.
  private static let largest = 1 << 18

  /// Creates the reading of a checked file, or nil if the file is too large.
  init?(_ checked: CheckedFile, in surroundings: Surroundings) {
    guard checked.text.count <= FindingReading.largest else { return nil }
    linter = checked.linter
    file = SourceFile(path: FilePath.displayed(checked.path, in: checked.root), text: checked.text)
    self.surroundings = surroundings
    // Finds the parts of the file that can be read separately.
    var relinter = Relinter(linter)
    _ = relinter.lint(file, in: surroundings)
    relinter.prepare(for: file)
    self.relinter = relinter
  }

  /// Returns what is announced at a finding, or nil if nothing is.
  func announcement(at finding: Finding) -> String? {
    guard OwnFinding(rawValue: finding.rule) == nil else { return nil }
    return linter.stop(at: finding.range.lowerBound, in: file, surroundings, relinter)?.summaryWithoutHints
  }

  /// Returns the effect of a fix, such as `announces “Close, Button”`, or nil if the announcement stays the same.
  func effect(of fix: Fix, on finding: Finding) -> String? {
    linter.spokenChange(by: fix, of: finding, in: file, surroundings, SpeechStyle(), relinter)?.effect
  }
}
