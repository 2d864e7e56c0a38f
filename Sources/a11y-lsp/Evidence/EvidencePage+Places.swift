// Where the findings are, what they mean, and what was left out.

import Elements
import Linter

extension EvidencePage {
  mutating func addPlaces() {
    let items = report.findings
    add { page in
      page.heading("Findings by screen and file", id: "places")
      guard !items.isEmpty else { return page.paragraph("There are none.") }
      page.paragraph(
        "A screen is the outermost type or function that the code belongs to; a layout or document is one itself."
      )
      var start = 0
      var number = 0
      while start < items.count {
        let end = items[start...].firstIndex { $0.path != items[start].path } ?? items.count
        number += 1
        page.heading(items[start].path, id: "file-\(number)", level: 3)
        page.table(
          "\(PlainText.counted(end - start, "finding")) in \(items[start].path)",
          ["Lines", "Screen", "Severity", "What is wrong", "Rule", "Findings"],
          EvidenceReport.rows(of: items[start..<end]).map { row in
            let item = row.item
            return [
              .list(row.lines.map { .text("\($0)") }), .list(row.screens.map { .text($0 ?? "the file") }),
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
      page.heading("Rules that found something", id: "rules")
      for rule in rules {
        page.heading("\(rule.title) (\(rule.id))", id: "rule-\(rule.id)", level: 3)
        page.paragraph(rule.why)
        let criteria = rule.criteria.map { Page.Inline.link($0.rawValue, to: $0.understandingPage) }
        let references = ReferenceText.lines(of: rule).prefix { $0.title != "Asked for by" }
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
      page.heading("What is ignored on purpose", id: "ignored")
      guard !ignored.isEmpty else {
        return page.paragraph("No comment in the files that were checked ignores a rule.")
      }
      let unexplained = ignored.count { $0.comment.reason == nil }
      page.paragraph(
        "\(PlainText.counted(ignored.count, "place")); \(unexplained) of them without a reason. What is ignored is in no "
          + "other part of this report.")
      page.table(
        "Comments and attributes that ignore rules", ["Place", "Rules", "Reason"],
        ignored.map { place in
          let comment = place.comment
          let isAll = comment.rules.count == Rule.all.count
          let scope = comment.coversFile ? " (whole file)" : ""
          let reason = comment.reason ?? (comment.isForeign ? "none; written for another tool" : "none")
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
      page.heading("What was not checked", id: "unchecked")
      page.paragraph(
        "Tests, previews, generated and vendored code, what git ignores, and what the configuration excludes are left out."
      )
      page.table(
        "Files that could not be checked", ["File", "Why"],
        skipped.map { [[.code($0.path)], [.text($0.reason)]] })
      guard !silent.isEmpty else { return page.paragraph("All rules ran.") }
      page.paragraph(
        "\(PlainText.counted(silent.count, "rule")) did not run, by profile, configuration or command line: "
          + silent.map(\.id).joined(separator: ", ") + ".")
    }
  }
}

extension EvidenceReport.Item {
  /// Whether it is about an app for Apple's systems.
  var isOfApple: Bool { Framework(rawValue: framework).map { !$0.isAndroid } ?? false }
}
