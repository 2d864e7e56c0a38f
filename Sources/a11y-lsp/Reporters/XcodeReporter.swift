// Findings for Xcode's issue navigator.

import Linter
import Source

/// One line a finding, as compilers write them.
///
/// Paths are absolute: Xcode opens no others.
enum XcodeReporter {
  static func report(_ result: CheckResult, to output: inout Output) {
    for file in result.files {
      var positions = PositionCursor(file.text, in: .utf16)
      for finding in result.shown(file) {
        let position = positions.position(of: finding.range.lowerBound)
        let place = "\(file.path):\(position.line + 1):\(position.character + 1)"
        let line = "\(place): \(finding.severity.xcodeName): \(finding.message) (\(finding.rule))"
        output.write(PlainText.line(line) + "\n")
      }
    }
  }
}

private extension Severity {
  /// Xcode knows three severities.
  var xcodeName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
