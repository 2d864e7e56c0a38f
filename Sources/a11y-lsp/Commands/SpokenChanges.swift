// The effects of fixes on the announcements of one file.

import Linter
import Source

/// The effect of each finding's first fix on announcements.
struct SpokenChanges {
  private var lines: [(finding: Finding, line: String)] = []

  /// The maximum number of changes, because each takes two readings of the code around it.
  private static let most = 100

  init(
    _ linter: Linter, _ screens: [ScreenReading], of file: SourceFile, in surroundings: Surroundings,
    _ style: SpeechStyle
  ) {
    // Finds the parts of the file that can be read separately.
    var relinter = Relinter(linter)
    if screens.contains(where: { $0.steps.contains { !$0.findings.isEmpty } }) {
      _ = relinter.lint(file, in: surroundings)
      relinter.prepare(for: file)
    }
    for finding in screens.flatMap({ $0.steps.flatMap(\.findings) }) {
      guard lines.count < SpokenChanges.most else { return }
      guard line(of: finding) == nil, let fix = finding.fixes.first,
        let change = linter.spokenChange(by: fix, of: finding, in: file, surroundings, style, relinter)
      else { continue }
      lines.append((finding, "\(fix.title) (\(change.effect))"))
    }
  }

  /// Returns a line such as `Add accessibilityLabel("Close") (announces “Close, Button”)`, or nil if nothing changes.
  func line(of finding: Finding) -> String? { lines.first { $0.finding == finding }?.line }
}
