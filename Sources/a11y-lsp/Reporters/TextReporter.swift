// Findings for people.

import Linter
import Source

/// Findings with the source they are about, and a summary.
struct TextReporter {
  var style: Style
  var showsSummary: Bool

  func report(_ result: CheckResult, to output: inout Output) {
    for file in result.files {
      var positions = PositionCursor(file.text, in: .utf16)
      let path = PlainText.path(result.displayed(file.path))
      for finding in result.shown(file) {
        let position = positions.position(of: finding.range.lowerBound)
        output.write(block(finding, position, path, file.text))
      }
    }
    if showsSummary { output.write(summary(of: result)) }
  }

  private func block(_ finding: Finding, _ position: Position, _ path: String, _ text: SourceText) -> String {
    let excerpt = Excerpt(of: finding.range, in: text)
    let number = String(position.line + 1)
    let gutter = String(repeating: " ", count: number.count)
    let label = style.severity(finding.severity, "\(finding.severity.rawValue)[\(finding.rule)]")
    let bar = style.dim("|")
    var lines = [
      "\(style.bold("\(path):\(number):\(position.character + 1)")) \(label) \(PlainText.line(finding.message))",
      " \(style.dim(number)) \(bar) \(excerpt.source)",
      " \(gutter) \(bar) \(style.severity(finding.severity, excerpt.underline))",
    ]
    if let fix = finding.fixes.first {
      lines.append(" \(gutter) \(style.dim("=")) \(style.help("help:")) \(PlainText.line(fix.title))")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func summary(of result: CheckResult) -> String {
    // That nothing was found would sound as if something had been looked at.
    if result.files.isEmpty, result.skipped.contains(where: \.isFailure) { return "" }
    var lines: [String] = []
    if result.fixCount > 0 {
      lines.append(
        "Fixed \(PlainText.counted(result.fixCount, "finding")) in \(PlainText.counted(result.fixedFileCount, "file"))."
      )
    }
    if result.heldBackCount > 0 {
      let fixes = result.heldBackCount == 1 ? "1 fix" : "\(result.heldBackCount) fixes"
      lines.append("Took back \(fixes) that would have left the finding or brought something graver.")
    }
    if result.ignoreCount > 0 {
      let files = PlainText.counted(result.ignoredFileCount, "file")
      lines.append("Ignored \(PlainText.counted(result.ignoreCount, "finding")) by comments in \(files).")
    }
    let counts = result.counts
    let found = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { severity.counted($0) }
    }
    guard !result.files.isEmpty else { return "Nothing to check here.\n" }
    var line = (found.isEmpty ? "No findings" : found.joined(separator: ", ")) + " in \(places(of: result))"
    if result.knownCount > 0 { line += ", \(result.knownCount) in the baseline not shown" }
    if result.hiddenCount > 0 { line += ", \(result.hiddenCount) below --min-severity not shown" }
    lines.append(line + ".")
    return lines.joined(separator: "\n") + "\n"
  }
}

private extension TextReporter {
  /// “2 of 6 files” where findings are in some of them only.
  func places(of result: CheckResult) -> String {
    let files = PlainText.counted(result.files.count, "file")
    let count = result.files.count { !result.shown($0).isEmpty }
    return count == 0 || count == result.files.count ? files : "\(count) of \(files)"
  }
}

extension Severity {
  /// So many findings of this severity: “2 errors”.
  func counted(_ count: Int) -> String {
    switch self {
    case .error: PlainText.counted(count, "error")
    case .warning: PlainText.counted(count, "warning")
    case .information: "\(count) information"
    case .hint: PlainText.counted(count, "hint")
    }
  }
}
