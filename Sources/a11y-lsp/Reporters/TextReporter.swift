// The text report.

import LanguageServer
import Linter
import Source

/// A reporter that writes findings with their source lines, the most severe in each file first.
struct TextReporter {
  let style: Style
  /// True if findings that `--fix` can fix are marked.
  let marksFixes: Bool

  func report(_ result: CheckResult, to output: inout Output) {
    for file in result.files {
      var positions = PositionCursor(file.text, in: .utf16)
      let path = PlainText.line(result.displayed(file.path))
      let findings = result.shown(file).map { ($0, positions.position(of: $0.range.lowerBound)) }
      for severity in Severity.allCases.reversed() {
        for (finding, position) in findings where finding.severity == severity {
          output.write(block(finding, position, path, file, result))
        }
      }
    }
  }

  /// The maximum number of related places to show for a finding.
  private static let mostRelated = 3

  private func block(
    _ finding: Finding, _ position: Position, _ path: String, _ file: CheckedFile, _ result: CheckResult
  ) -> String {
    let text = file.text
    let excerpt = Excerpt(of: finding.range, in: text)
    let number = String(position.line + 1)
    let change = finding.fixes.first.flatMap { FixExcerpt(of: $0, in: text) }
    let width = max(number.count, change?.lines.map { String($0.number).count }.max() ?? 0)
    func padded(_ number: String) -> String { String(repeating: " ", count: width - number.count) + number }
    let gutter = padded("")
    let label = style.severity(finding.severity, "\(finding.severity.brief)[\(style.rule(finding.rule))]")
    let bar = style.dim("|")
    var lines = [
      "\(label)\(style.mark(finding, marksFixes)): \(style.bold(PlainText.line(finding.message)))",
      "\(gutter)\(style.dim("-->")) \(path):\(number):\(position.character + 1)",
      "\(gutter) \(bar)",
      "\(style.dim(padded(number))) \(bar) \(excerpt.source)",
      "\(gutter) \(bar) \(style.severity(finding.severity, excerpt.underline))",
    ]
    for related in finding.related.prefix(TextReporter.mostRelated) {
      let place =
        related.use.map {
          "\(PlainText.line(result.displayed(FilePath.join(file.root, $0.path)))):\($0.line + 1)"
        }
        ?? "line \(text.line(at: related.range.lowerBound) + 1)"
      lines.append(
        "\(gutter) \(style.dim("=")) \(style.help("note:")) \(place): \(PlainText.line(related.message))")
    }
    if let fix = finding.fixes.first {
      lines.append("\(gutter) \(style.dim("=")) \(style.help("help:")) \(PlainText.line(fix.title))")
      for (mark, number, line) in change?.lines ?? [] {
        let text = "\(mark.rawValue) \(line)"
        lines.append(
          "\(style.dim(padded(String(number)))) \(mark == .added ? style.added(text) : style.removed(text))")
      }
      if let omission = change?.omission { lines.append("\(gutter) \(omission)") }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
