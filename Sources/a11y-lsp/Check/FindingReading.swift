// The announcements at the findings of one file.

import Elements
import LanguageServer
import Linter
import Source

/// The announcements at the findings of one file, now and after a fix.
struct FindingReading {
  private let linter: Linter
  private let file: SourceFile
  private let surroundings: Surroundings
  /// The parts of the file that can be read separately, or nil for a short file.
  private let relinter: Relinter?

  /// Creates the reading of a short file without a project.
  init(_ file: SourceFile, _ linter: Linter) {
    (self.linter, self.file, surroundings, relinter) = (linter, file, .unknown, nil)
  }

  /// Creates the reading of a checked file.
  init(_ checked: CheckedFile, in surroundings: Surroundings) {
    linter = checked.linter
    file = SourceFile(path: FilePath.displayed(checked.path, in: checked.root), text: checked.text)
    self.surroundings = surroundings
    var relinter = Relinter(linter)
    _ = relinter.lint(file, in: surroundings)
    relinter.prepare(for: file)
    self.relinter = relinter
  }

  /// Returns what is announced at a finding, without hints, or nil if nothing is.
  func announcement(at finding: Finding) -> String? {
    guard OwnFinding(rawValue: finding.rule) == nil else { return nil }
    return linter.stop(at: finding.range.lowerBound, in: file, surroundings, relinter)?.summaryWithoutHints
  }

  /// Returns the effect of a fix, or nil if the announcement stays the same.
  func change(by fix: Fix, of finding: Finding) -> SpokenChange? {
    linter.spokenChange(by: fix, of: finding, in: file, surroundings, SpeechStyle(), relinter)
  }

  /// Returns the number of bytes to read for the announcement at a finding.
  func size(around finding: Finding) -> Int {
    relinter?.readingSize(of: file, around: finding.range.lowerBound) ?? file.text.count
  }
}
