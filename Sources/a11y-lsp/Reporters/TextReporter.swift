// The text report.

import Linter
import Source

/// A reporter that writes findings with their source lines, and a summary.
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
    // “No findings” would suggest that something was checked.
    if result.files.isEmpty, result.skipped.contains(where: \.isFailure) { return "" }
    var lines: [String] = []
    if result.fixCount > 0 {
      lines.append(
        "Fixed \(PlainText.counted(result.fixCount, "finding")) in \(PlainText.counted(result.fixedFileCount, "file"))."
      )
    }
    if result.heldBackCount > 0 {
      lines.append(
        result.heldBackCount == 1
          ? "Reverted 1 fix that left its finding in place or caused a more severe one."
          : "Reverted \(result.heldBackCount) fixes that left their findings in place or caused more severe ones."
      )
    }
    if result.ignoreCount > 0 {
      let files = PlainText.counted(result.ignoredFileCount, "file")
      lines.append("Added suppressions for \(PlainText.counted(result.ignoreCount, "finding")) in \(files).")
    }
    let counts = result.counts
    let found = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { severity.counted($0) }
    }
    guard !result.files.isEmpty else { return "No files to check.\n" }
    let total = counts.values.reduce(0, +)
    var hidden: [String] = []
    if result.knownCount > 0 { hidden.append("\(result.knownCount) hidden by the baseline") }
    if result.hiddenCount > 0 { hidden.append("\(result.hiddenCount) below --min-severity") }
    let details = [found, hidden].map { $0.joined(separator: ", ") }.filter { !$0.isEmpty }
    lines.append(
      "\(total == 0 ? "No findings" : PlainText.counted(total, "finding")) in \(places(of: result))"
        + (details.isEmpty ? "." : " (\(details.joined(separator: "; "))).")
    )
    return lines.joined(separator: "\n") + "\n"
  }
}

private extension TextReporter {
  /// Returns the number of files, as in `2 of 6 files` if only some have findings.
  func places(of result: CheckResult) -> String {
    let files = PlainText.counted(result.files.count, "file")
    let count = result.files.count { !result.shown($0).isEmpty }
    return count == 0 || count == result.files.count ? files : "\(count) of \(files)"
  }
}

extension Severity {
  /// Returns a count for summaries: `2 errors`.
  func counted(_ count: Int) -> String {
    switch self {
    case .error: PlainText.counted(count, "error")
    case .warning: PlainText.counted(count, "warning")
    case .information: "\(count) info"
    case .hint: PlainText.counted(count, "hint")
    }
  }
}
