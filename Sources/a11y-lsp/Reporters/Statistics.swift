// The output of `check --statistics`.

import Linter

/// The numbers of findings by rule and by file, the highest first.
struct Statistics {
  private let result: CheckResult
  private let style: Style

  init(_ result: CheckResult, _ style: Style) {
    self.result = result
    self.style = style
  }

  /// The maximum number of files listed.
  private static let mostFiles = 20

  /// The numbers for one rule or file.
  private struct Count {
    var name: String
    var severity = Severity.hint
    var count = 0
    var fixableCount = 0

    mutating func add(_ finding: Finding) {
      severity = max(severity, finding.severity)
      count += 1
      if finding.hasSafeFix { fixableCount += 1 }
    }
  }

  /// The tables, or empty without findings.
  var text: String {
    var rules: [String: Count] = [:]
    var files: [Count] = []
    for file in result.files {
      var ofFile = Count(name: PlainText.path(result.displayed(file.path)))
      for finding in result.shown(file) {
        ofFile.add(finding)
        rules[finding.rule, default: Count(name: finding.rule)].add(finding)
      }
      if ofFile.count > 0 { files.append(ofFile) }
    }
    guard !files.isEmpty else { return "" }
    let more = files.count - Statistics.mostFiles
    let last = more > 0 ? "  … and \(PlainText.counted(more, "more file"))\n" : ""
    return "Findings by rule:\n" + rows(Array(rules.values)) + "\nFindings by file:\n"
      + rows(files, most: Statistics.mostFiles) + last + "\n"
  }

  private func rows(_ counts: [Count], most: Int = .max) -> String {
    let sorted = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let width = sorted.first.map { String($0.count).count } ?? 0
    return sorted.prefix(most).map { count in
      let number = String(count.count)
      let severity = count.severity.brief
      let isRule = Rule.named(count.name) != nil
      return "  " + String(repeating: " ", count: width - number.count) + style.bold(number) + "  "
        + style.severity(count.severity, severity) + String(repeating: " ", count: 9 - severity.count)
        + (isRule ? style.rule(count.name) : count.name)
        + (count.fixableCount > 0 ? style.dim(" (\(count.fixableCount) fixable)") : "") + "\n"
    }.joined()
  }
}
