// Findings in Checkstyle's format, which many tools read.

import Linter
import Source

/// A reporter for Checkstyle XML.
enum CheckstyleReporter {
  static func report(_ result: CheckResult, to output: inout Output) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for file in result.files {
      let findings = result.shown(file)
      if findings.isEmpty { continue }
      var positions = PositionCursor(file.text, in: .utf16)
      output.write("  <file name=\"\(XMLText.escaped(result.displayed(file.path)))\">\n")
      for finding in findings {
        let position = positions.position(of: finding.range.lowerBound)
        output.write(
          "    <error line=\"\(position.line + 1)\" column=\"\(position.character + 1)\" "
            + "severity=\"\(finding.severity.checkstyleName)\" "
            + "message=\"\(XMLText.escaped(PlainText.line(finding.message)))\" "
            + "source=\"a11y-lsp.\(XMLText.escaped(finding.rule))\"/>\n")
      }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }
}

private extension Severity {
  var checkstyleName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
