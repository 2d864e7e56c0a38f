// Findings with one line each.

import Linter
import Source

/// A reporter that writes one line per finding, as compilers do: `path:line:column: severity: message [rule]`.
struct ConciseReporter {
  let style: Style
  /// True if findings that `--fix` can fix are marked.
  let marksFixes: Bool

  func report(_ result: CheckResult, to output: inout Output) {
    for file in result.files {
      var positions = PositionCursor(file.text, in: .utf16)
      let path = PlainText.path(result.displayed(file.path))
      for finding in result.shown(file) {
        let position = positions.position(of: finding.range.lowerBound)
        let place = style.bold("\(path):\(position.line + 1):\(position.character + 1)")
        let severity = style.severity(finding.severity, finding.severity.brief)
        let message = PlainText.line(finding.message)
        output.write(
          "\(place): \(severity):\(style.mark(finding, marksFixes)) \(message) [\(style.rule(finding.rule))]\n"
        )
      }
    }
  }
}
