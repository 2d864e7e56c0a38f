// The report's sections about places, rules, suppressions, and unchecked files.

import Elements
import Linter

extension EvidencePage {
  mutating func addPlaces() {
    let items = report.findings
    add { page in
      page.heading("Findings by screen and file", id: "places")
      guard !items.isEmpty else { return page.paragraph("No findings.") }
      page.paragraph(
        "A screen is the outermost type or function around the code, or a layout or Interface Builder file."
      )
      var start = 0
      var number = 0
      while start < items.count {
        let end = items[start...].firstIndex { $0.path != items[start].path } ?? items.count
        number += 1
        page.heading(items[start].path, id: "file-\(number)", level: 3)
        page.table(
          "\(PlainText.counted(end - start, "finding")) in \(items[start].path)",
          ["Lines", "Screen", "Severity", "Message", "Rule", "Findings"],
          EvidenceReport.rows(of: items[start..<end]).map { row in
            let item = row.item
            return [
              .list(row.lines.map { .text("\($0)") }), .list(row.screens.map { .text($0 ?? "(whole file)") }),
              [.text(item.severity.rawValue)], [.text(item.message)],
              [.jump(item.rule, to: "rule-\(item.rule)")], .number(row.count),
            ]
          })
        start = end
      }
    }
  }

  mutating func addRules() {
    let byRule = report.byRule
    let rules = Rule.all.filter { byRule[$0.id] != nil }
    let own = OwnFinding.allCases.filter { byRule[$0.rawValue] != nil }
    guard !byRule.isEmpty else { return }
    add { page in
      page.heading("Rules with findings", id: "rules")
      for rule in rules {
        page.heading("\(rule.title) (\(rule.id))", id: "rule-\(rule.id)", level: 3)
        page.paragraph(rule.why)
        let criteria = rule.criteria.map { Page.Inline.link($0.rawValue, to: $0.understandingPage) }
        let references = ReferenceText.lines(of: rule).prefix { $0.title != "Sources" }
        page.blocks.append(
          .list(
            [[.text("Findings: \(byRule[rule.id]?.count ?? 0)")]]
              + (criteria.isEmpty ? [] : [["WCAG 2.2: "] + .list(criteria)])
              + references.map { [.text("\($0.title): \($0.text)")] }))
      }
      for finding in own {
        page.heading(finding.rawValue, id: "rule-\(finding.rawValue)", level: 3)
        page.paragraph(finding.explanation)
      }
    }
  }

  mutating func addIgnored() {
    let ignored = report.ignored
    add { page in
      page.heading("Ignored findings", id: "ignored")
      guard !ignored.isEmpty else {
        return page.paragraph("No suppressions in the checked files.")
      }
      let unexplained = ignored.count { $0.comment.reason == nil }
      page.paragraph(
        "\(PlainText.counted(ignored.count, "suppression")), \(unexplained) without a reason. Ignored findings don't appear "
          + "anywhere else in this report.")
      page.table(
        "Suppressions", ["Location", "Rules", "Reason"],
        ignored.map { place in
          let comment = place.comment
          let isAll = comment.rules.count == Rule.all.count
          let scope = comment.coversFile ? " (whole file)" : ""
          let reason = comment.reason ?? (comment.isForeign ? "none (another tool's suppression)" : "none")
          return [
            [.code("\(place.path):\(place.line)")],
            [.text((isAll ? "all" : comment.rules.joined(separator: ", ")) + scope)], [.text(reason)],
          ]
        })
    }
  }

  mutating func addUnchecked() {
    let skipped = report.skipped
    let silent = Rule.all.filter { !report.rules.contains($0.id) }
    add { page in
      page.heading("Not checked", id: "unchecked")
      page.paragraph(
        "Tests, previews, generated or vendored code, files ignored by git, and files excluded by the configuration are skipped."
      )
      page.table(
        "Files that couldn't be checked", ["File", "Reason"],
        skipped.map { [[.code($0.path)], [.text($0.reason)]] })
      guard !silent.isEmpty else { return page.paragraph("All rules ran.") }
      let verb = silent.count == 1 ? "was" : "were"
      page.paragraph(
        "\(PlainText.counted(silent.count, "rule")) \(verb) turned off by the profile, the configuration, or the command "
          + "line: \(silent.map(\.id).joined(separator: ", ")).")
    }
  }
}

extension EvidenceReport.Item {
  /// True if the finding is in code for Apple platforms.
  var isOfApple: Bool { Framework(rawValue: framework).map { !$0.isAndroid } ?? false }
}
