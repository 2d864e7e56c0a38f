// Findings for GitLab merge requests.

import Linter
import Source

/// A reporter for GitLab's Code Quality.
///
/// Source: GitLab, “Code Quality › Code Quality report format”.
enum GitLabReporter {
  static func report(_ result: CheckResult, to output: inout Output) {
    let paths = RepositoryPaths(holding: result.folder)
    var json = JSONWriter()
    json.array { json in
      for file in result.files {
        var positions = PositionCursor(file.text, in: .utf16)
        let path = paths.path(file.path)
        let findings = result.shown(file)
        for (finding, identity) in zip(findings, file.identities(of: findings)) {
          let (start, end) = positions.positions(of: finding.range)
          json.object { json in
            json.member("description", PlainText.line(finding.message))
            json.member("check_name", finding.rule)
            json.member("fingerprint", StableDigest.of([path, finding.rule, identity]))
            json.member("severity", finding.severity.codeQualityName)
            json.key("location")
            json.object { json in
              json.member("path", path)
              json.key("lines")
              json.object { json in
                json.member("begin", start.line + 1)
                json.member("end", end.line + 1)
              }
            }
          }
          output.write(json.drain())
        }
      }
    }
    output.write(json.drain())
    output.write("\n")
  }
}

private extension Severity {
  var codeQualityName: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .information: "minor"
    case .hint: "info"
    }
  }
}
