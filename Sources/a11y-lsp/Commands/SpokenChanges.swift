// The effects of fixes on the announcements of one file.

import Linter
import Source

/// The effect of each finding's first fix on announcements.
struct SpokenChanges {
  private var lines: [(finding: Finding, line: String)] = []

  /// The maximum number of changes, and of bytes in the code around their findings, because each takes two readings of
  /// that code.
  private static let most = (changes: 100, bytes: 1 << 20)

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
    var seen: Set<String> = []
    var size = 0
    for finding in screens.flatMap({ $0.steps.flatMap(\.findings) }) {
      // A component that several screens show has its findings on each of them.
      guard let fix = finding.fixes.first, seen.insert("\(finding.rule) \(finding.range)").inserted
      else { continue }
      size += relinter.readingSize(of: file, around: finding.range.lowerBound)
      // The first finding is always read.
      guard seen.count == 1 || seen.count <= SpokenChanges.most.changes && size <= SpokenChanges.most.bytes
      else { return }
      guard let change = linter.spokenChange(by: fix, of: finding, in: file, surroundings, style, relinter)
      else { continue }
      lines.append((finding, "\(fix.title) (\(change.effect))"))
    }
  }

  /// Returns a line such as `Add accessibilityLabel("Close") (announces “Close, Button”)`, or nil if nothing changes.
  func line(of finding: Finding) -> String? { lines.first { $0.finding == finding }?.line }
}
