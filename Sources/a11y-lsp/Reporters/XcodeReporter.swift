// Findings for Xcode's issue navigator.

import Linter
import Source

/// A reporter that writes one line per finding in the format of compilers.
///
/// Paths are absolute because Xcode doesn't open others.
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
  /// The severity in Xcode, which has three.
  var xcodeName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
