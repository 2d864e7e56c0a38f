// The report's sections about standards and labels.

import Linter

extension EvidencePage {
  mutating func addCriteria() {
    let found = SuccessCriterion.all.compactMap { criterion in
      criterion.criterion.map { (criterion, report.findings(of: $0)) }
    }.filter { !$0.1.isEmpty }
    guard !found.isEmpty else { return }
    add { page in
      page.heading("Findings by criterion", id: "criteria")
      page.paragraph(
        "A finding counts toward each WCAG 2.2 criterion that it fails, so the total can exceed the number of findings."
      )
      page.table(
        "Criteria with findings", ["Criterion", "Level", "Findings", "Errors", "Rules"],
        found.map { criterion, items in
          [
            criterion.name, [.text(criterion.level.rawValue)], .number(items.count),
            .number(items.count { $0.severity == .error }),
            .list(Set(items.map(\.rule)).sorted().map { .jump($0, to: "rule-\($0)") }),
          ]
        })
    }
  }

  /// Adds all criteria, with and without findings.
  mutating func addCoverage() {
    let report = report
    add { page in
      page.heading("Manual tests by criterion", id: "coverage")
      page.paragraph(
        "Rules detect only some ways to fail a criterion, so a criterion without findings may still not be met. India's "
          + "IS 17802 (Part 1):2021 is based on EN 301 549 and follows its chapters. Section 508 (E207.2) incorporates WCAG "
          + "2.0, levels A and AA, except four criteria for web pages.")
      page.blocks.append(
        .details(
          summary: ["All criteria, with the rules that ran and a manual test for each"],
          [
            .table(
              Page.Table(
                caption: "WCAG 2.2, levels A and AA, and level AAA criteria that rules cover",
                columns: [
                  "Criterion", "Level", "EN 301 549 V3.2.1, IS 17802", "Section 508", "Rules run", "Findings",
                  "Test manually",
                ],
                rows: SuccessCriterion.all.map { criterion in
                  let rules = criterion.criterion.map { report.rules(serving: $0).count } ?? 0
                  let count = criterion.criterion.map { report.findings(of: $0).count } ?? 0
                  return [
                    criterion.name, [.text(criterion.level.rawValue)], [.text(criterion.clause ?? "–")],
                    [.text(criterion.section508 ?? "–")], rules > 0 ? .number(rules) : ["none"],
                    rules > 0 ? .number(count) : ["not checked"], [.text(criterion.byHand)],
                  ]
                }))
          ]))
    }
  }

  /// Adds the clauses that don't repeat a criterion.
  mutating func addClauses() {
    let byRule = report.byRule
    let rules = report.rules
    add { page in
      page.heading("Platform accessibility services", id: "clauses")
      page.blocks.append(
        .details(
          summary: ["All clauses"],
          [
            .table(
              Page.Table(
                caption: "Clauses of EN 301 549 V3.2.1 and IS 17802 beyond WCAG, with Section 508 provisions",
                columns: ["Clause", "Section 508", "Rules run", "Findings"],
                rows: Clause.allCases.map { clause in
                  let serving = Rule.all.filter {
                    rules.contains($0.id) && (References.all[$0.id]?.clauses ?? []).contains(clause)
                  }
                  let count = serving.reduce(0) { $0 + (byRule[$1.id]?.count ?? 0) }
                  return [
                    [.text("\(clause.rawValue) \(clause.title)")], [.text(clause.section508)],
                    serving.isEmpty ? ["none"] : .number(serving.count),
                    serving.isEmpty ? ["not checked"] : .number(count),
                  ]
                }))
          ]))
    }
  }

  /// Adds Apple's labels, if the project contains code for Apple platforms.
  mutating func addLabels() {
    guard report.families.contains(.apple) else { return }
    let byRule = report.byRule
    let rules = report.rules
    add { page in
      page.heading("Accessibility Nutrition Labels", id: "labels")
      page.paragraph(
        "These labels state which features an app supports for all its common tasks. A finding contradicts a claim; without "
          + "findings, you still need to test it.")
      page.blocks.append(
        .details(
          summary: ["All labels, with a manual test for each"],
          [
            .table(
              Page.Table(
                caption: "Before you claim a feature",
                columns: ["Feature", "Findings that contradict the claim", "Rules run", "Test manually"],
                rows: NutritionLabel.allCases.map { label in
                  let serving = Rule.all.filter {
                    rules.contains($0.id) && $0.nutritionLabels.contains(label)
                  }
                  let items = serving.flatMap { byRule[$0.id] ?? [] }.filter(\.isOfApple)
                  return [
                    [.text(label.rawValue)], serving.isEmpty ? ["not checked"] : .number(items.count),
                    serving.isEmpty ? ["none"] : .number(serving.count), [.text(label.byHand)],
                  ]
                }))
          ]))
    }
  }
}
