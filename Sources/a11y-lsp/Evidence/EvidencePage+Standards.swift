// What the findings mean for standards and labels.

import Linter

extension EvidencePage {
  mutating func addCriteria() {
    let found = SuccessCriterion.all.compactMap { criterion in
      criterion.criterion.map { (criterion, report.findings(of: $0)) }
    }.filter { !$0.1.isEmpty }
    add { page in
      page.heading("Findings by criterion", id: "criteria")
      page.paragraph(
        "A finding counts for each criterion of WCAG 2.2 that its rule serves, so that the sum may be larger than the "
          + "number of findings.")
      if !found.isEmpty {
        page.blocks.append(
          .chart(
            Page.BarChart(
              id: "criteria-chart", title: "Findings by criterion of WCAG 2.2",
              bars: found.map { ("\($0.0.number) \($0.0.title)", $0.1.count, nil) })))
      }
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
    addCoverage()
  }

  /// Every criterion, whether anything was found or not.
  private mutating func addCoverage() {
    let report = report
    add { page in
      page.heading("Criterion by criterion: checked in code, left to test", id: "coverage")
      page.paragraph(
        "Rules look for some of the ways to fail a criterion. None found does not mean that the criterion is met. IS 17802 "
          + "(Part 1):2021 of India is drawn up after EN 301 549 and follows its chapters; Section 508 incorporates WCAG "
          + "2.0, level A and AA, by E207.2, four criteria for web pages excepted.")
      page.table(
        "WCAG 2.2, level A and AA, and criteria of level AAA that rules serve",
        [
          "Criterion", "Level", "EN 301 549 V3.2.1, IS 17802", "Section 508", "Rules that ran", "Findings",
          "Left to test by hand",
        ],
        SuccessCriterion.all.map { criterion in
          let rules = criterion.criterion.map { report.rules(serving: $0).count } ?? 0
          let count = criterion.criterion.map { report.findings(of: $0).count } ?? 0
          return [
            criterion.name, [.text(criterion.level.rawValue)], [.text(criterion.clause ?? "–")],
            [.text(criterion.section508 ?? "–")], rules > 0 ? .number(rules) : ["none"],
            rules > 0 ? .number(count) : ["not checked"], [.text(criterion.byHand)],
          ]
        })
    }
  }

  /// The clauses that repeat no criterion.
  mutating func addClauses() {
    let byRule = report.byRule
    let rules = report.rules
    add { page in
      page.heading("Use of the platforms' accessibility services", id: "clauses")
      page.table(
        "Clauses of EN 301 549 V3.2.1 and IS 17802 beyond WCAG, with the provisions of Section 508",
        ["Clause", "Section 508", "Rules that ran", "Findings"],
        Clause.allCases.map { clause in
          let serving = Rule.all.filter {
            rules.contains($0.id) && (References.all[$0.id]?.clauses ?? []).contains(clause)
          }
          let count = serving.reduce(0) { $0 + (byRule[$1.id]?.count ?? 0) }
          return [
            [.text("\(clause.rawValue) \(clause.title)")], [.text(clause.section508)],
            serving.isEmpty ? ["none"] : .number(serving.count),
            serving.isEmpty ? ["not checked"] : .number(count),
          ]
        })
    }
  }

  mutating func addLabels() {
    let byRule = report.byRule
    let rules = report.rules
    add { page in
      page.heading("Accessibility Nutrition Labels", id: "labels")
      page.paragraph(
        "Apple's labels say which features an app supports in all its common tasks. A finding speaks against a claim; "
          + "without findings a claim still has to be tested. On Android they do not apply.")
      page.table(
        "Before a feature is claimed",
        ["Feature", "Findings that speak against it", "Rules that ran", "To test by hand"],
        NutritionLabel.allCases.map { label in
          let serving = Rule.all.filter { rules.contains($0.id) && $0.nutritionLabels.contains(label) }
          let items = serving.flatMap { byRule[$0.id] ?? [] }.filter(\.isOfApple)
          return [
            [.text(label.rawValue)], serving.isEmpty ? ["not checked"] : .number(items.count),
            serving.isEmpty ? ["none"] : .number(serving.count), [.text(label.byHand)],
          ]
        })
    }
  }
}

private extension SuccessCriterion {
  /// Number and title, with a link to what WCAG says about it where there is one.
  var name: [Page.Inline] {
    let text = "\(number) \(title)"
    return [criterion.map { .link(text, to: $0.understandingPage) } ?? .text(text)]
  }
}
