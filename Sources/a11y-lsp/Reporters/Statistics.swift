// The output of `check --statistics`.

import LanguageServer
import Linter
import Source

/// The numbers of findings by rule and by file, the highest first.
struct Statistics {
  private let result: CheckResult
  private let style: Style

  init(_ result: CheckResult, _ style: Style) {
    self.result = result
    self.style = style
  }

  /// The maximum number of files listed for people.
  private static let mostFiles = 20

  /// The numbers for one rule or file.
  private struct Count {
    var name: String
    var counts: [Severity: Int] = [:]
    var fixableCount = 0

    var total: Int { counts.values.reduce(0, +) }

    mutating func add(_ finding: Finding) {
      counts[finding.severity, default: 0] += 1
      if finding.hasSafeFix { fixableCount += 1 }
    }
  }

  /// The numbers for each rule and each file with findings, the highest total first.
  private var counts: (rules: [Count], files: [Count]) {
    var rules: [String: Count] = [:]
    var files: [Count] = []
    for file in result.files {
      var ofFile = Count(name: result.displayed(file.path))
      for finding in result.shown(file) {
        ofFile.add(finding)
        rules[finding.rule, default: Count(name: finding.rule)].add(finding)
      }
      if ofFile.total > 0 { files.append(ofFile) }
    }
    func sorted(_ counts: some Sequence<Count>) -> [Count] {
      counts.sorted { ($1.total, $0.name) < ($0.total, $1.name) }
    }
    return (sorted(rules.values), sorted(files))
  }

  // MARK: Text

  /// A column of numbers with its heading.
  private struct Column {
    var heading: String
    var severity: Severity?
    var number: (Count) -> Int
  }

  /// The tables, or empty without findings.
  var text: String {
    let (rules, files) = counts
    guard !files.isEmpty else { return "" }
    let columns = columns(for: rules)
    let more = files.count - Statistics.mostFiles
    let last = more > 0 ? "  … and \(PlainText.counted(more, "more file"))\n" : ""
    return table(rules, columns, "Rule") { style.rule($0) } + "\n"
      + table(Array(files.prefix(Statistics.mostFiles)), columns, "File") { PlainText.path($0) } + last + "\n"
  }

  /// The total, the severities that occur, and the fixable findings if there are any.
  private func columns(for rules: [Count]) -> [Column] {
    let occurring = Severity.allCases.reversed().filter { severity in
      rules.contains { $0.counts[severity] != nil }
    }
    var columns = [Column(heading: "Total") { $0.total }]
    columns += occurring.map { severity in
      Column(heading: severity.brief.prefix(1).uppercased() + severity.brief.dropFirst(), severity: severity)
      { $0.counts[severity] ?? 0 }
    }
    if rules.contains(where: { $0.fixableCount > 0 }) {
      columns.append(Column(heading: "Fixable") { $0.fixableCount })
    }
    return columns
  }

  private func table(
    _ counts: [Count], _ columns: [Column], _ heading: String, _ shown: (String) -> String
  ) -> String {
    let widths = columns.map { column in
      max(column.heading.count, counts.map { String(column.number($0)).count }.max() ?? 0)
    }
    func row(_ cells: [(text: String, style: (String) -> String)], _ last: String) -> String {
      let padded = zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(width - cell.text.count, 0)) + cell.style(cell.text)
      }
      return "  " + padded.joined(separator: "  ") + "  " + last + "\n"
    }
    let rows = counts.map { count in
      let cells = columns.enumerated().map { index, column -> (String, (String) -> String) in
        let number = column.number(count)
        if index == 0 { return (String(number), style.bold) }
        if number == 0 { return ("0", style.dim) }
        return (String(number), { text in column.severity.map { style.severity($0, text) } ?? text })
      }
      return row(cells, shown(count.name))
    }
    return row(columns.map { ($0.heading, style.dim) }, style.dim(heading)) + rows.joined()
  }

  // MARK: JSON

  /// The numbers for programs, with all files.
  func writeJSON(to output: inout Output) {
    let (rules, files) = counts
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      Statistics.append(rules, "rules", "rule", to: &json)
      Statistics.append(files, "files", "file", to: &json)
    }
    output.write(json.bytes)
    output.write("\n")
  }

  private static func append(_ counts: [Count], _ key: String, _ name: String, to json: inout JSONWriter) {
    json.key(key)
    json.array { json in
      for count in counts {
        json.object { json in
          json.member(name, count.name)
          json.member("total", count.total)
          for severity in Severity.allCases.reversed() {
            json.member(severity.rawValue, count.counts[severity] ?? 0)
          }
          json.member("fixable", count.fixableCount)
        }
      }
    }
  }
}
