// What fixes would change in what is said of one file.

import Linter
import Source

/// For each finding of a file, what its first fix would change for those who listen.
struct SpokenChanges {
  private var lines: [(finding: Finding, line: String)] = []

  /// Each takes two readings of what decides it.
  private static let most = 100

  init(
    _ linter: Linter, _ screens: [ScreenReading], of file: SourceFile, in surroundings: Surroundings,
    _ style: SpeechStyle
  ) {
    // Of all of the file it knows what stands apart.
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

  /// `Add a label – then: “Close, Button”`; nil where nothing changes.
  func line(of finding: Finding) -> String? { lines.first { $0.finding == finding }?.line }
}
