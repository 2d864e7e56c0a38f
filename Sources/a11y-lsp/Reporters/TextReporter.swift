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
      let path = PlainText.line(result.displayed(file.path))
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
    var lines: [String] = []
    if result.fixCount > 0 {
      lines.append(
        "Fixed \(counted(result.fixCount, "finding")) in \(counted(result.fixedFileCount, "file")).")
    }
    let counts = result.counts
    let found = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { counted($0, severity.noun) }
    }
    let files = counted(result.files.count, "file")
    var line = (found.isEmpty ? "No findings" : found.joined(separator: ", ")) + " in \(files)"
    if result.hiddenCount > 0 { line += ", \(result.hiddenCount) below --min-severity not shown" }
    lines.append(line + ".")
    return lines.joined(separator: "\n") + "\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 || noun == Severity.information.noun ? "\(count) \(noun)" : "\(count) \(noun)s"
  }
}

private extension Severity {
  /// What one finding of this severity is called.
  var noun: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }
}
