// Findings as GitHub annotations.

import Linter
import Source

/// A reporter that writes one workflow command per finding, which GitHub shows next to the line.
///
/// Source: GitHub, “Workflow commands for GitHub Actions”. The runner reverses this escaping (`escapeData` and
/// `escapeProperty` of actions/toolkit). GitHub shows ten annotations per level and step.
enum GitHubReporter {
  static func report(_ result: CheckResult, to output: inout Output) {
    let paths = RepositoryPaths(holding: result.folder)
    for file in result.files {
      var positions = PositionCursor(file.text, in: .utf16)
      let path = paths.path(file.path)
      for finding in result.shown(file) {
        let (start, end) = positions.positions(of: finding.range)
        var properties = [
          ("file", path), ("line", "\(start.line + 1)"), ("endLine", "\(end.line + 1)"),
        ]
        // Columns are allowed only within one line.
        if start.line == end.line {
          properties += [("col", "\(start.character + 1)"), ("endColumn", "\(end.character + 1)")]
        }
        let title = Rule.named(finding.rule).map { "\($0.title) (\(finding.rule))" } ?? finding.rule
        properties.append(("title", title))
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
        let message = escaped(PlainText.line(finding.message), isProperty: false)
        output.write("::\(finding.severity.annotationLevel) \(list)::\(message)\n")
      }
    }
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(PlainText.visible(scalar))
      }
    }
    return PlainText.withoutCommands(result)
  }
}

private extension Severity {
  var annotationLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }
}
