// The report for people, in their order of interest. Standards are in EvidencePage+Standards.swift, places in
// EvidencePage+Places.swift.

import LanguageServer
import Linter

/// Lays a report out.
struct EvidencePage {
  let report: EvidenceReport
  private(set) var page: Page

  init(_ report: EvidenceReport) {
    self.report = report
    page = Page(title: "Accessibility of \(report.project): evidence from its code")
    addFacts()
    addSummary()
    addPlaces()
    addRules()
    if let trend = report.trend { add(trend) }
    addLimits()
    addCriteria()
    addClauses()
    addLabels()
    addIgnored()
    addUnchecked()
  }

  /// Writes to the page.
  mutating func add(_ write: (inout Page) -> Void) { write(&page) }

  private mutating func addFacts() {
    page.heading("About this report", id: "about")
    let facts: [(String, String?)] = [
      ("Project", report.project), ("Date", report.date), ("Revision", report.revision),
      ("Made by", "\(Product.name) \(Product.version)"),
      ("Files checked", "\(report.fileCount)"),
      ("Rules that ran", "\(report.rules.count) of \(Rule.all.count)"),
    ]
    page.table(
      "What was checked, when and by what", ["What", "Value"],
      facts.compactMap { name, value in value.map { [[.text(name)], [.text($0)]] } })
  }

  private mutating func addSummary() {
    page.heading("Summary", id: "summary")
    guard report.fileCount > 0 else {
      return page.paragraph(
        "No file with user interface was found, so this report says nothing about the app.")
    }
    let total = report.findings.count
    let files = Set(report.findings.map(\.path)).count
    page.paragraph(
      total == 0
        ? "The rules found no barriers in the code. That does not mean that there are none: see “What this report shows, and what it cannot”."
        : "The rules found \(PlainText.counted(total, "place")) to mend or to look at, in "
          + "\(PlainText.counted(files, "file")). Which barriers people meet, only tests with people and devices tell."
    )
    let counts = report.counts
    let earlier = report.trend.map { $0.earlier.counts }
    let bars = Severity.allCases.reversed().map { severity in
      (label: severity.rawValue, value: counts[severity] ?? 0, earlier: earlier.map { $0[severity] ?? 0 })
    }
    page.blocks.append(
      .chart(
        Page.BarChart(id: "severities", title: "Findings by severity", bars: bars)))
    page.table(
      "Findings by severity", ["Severity", "What it means", "Findings"],
      Severity.allCases.reversed().map {
        [[.text($0.rawValue)], [.text($0.meaning)], .number(counts[$0] ?? 0)]
      })
    page.table(
      "Findings by framework", ["Framework", "Findings"],
      Dictionary(grouping: report.findings, by: \.framework).sorted { $0.key < $1.key }.map {
        [[.text($0.key)], .number($0.value.count)]
      })
  }

  private mutating func addLimits() {
    page.heading("What this report shows, and what it cannot", id: "limits")
    page.paragraph(
      "Rules read the app's code and resources and report what the code proves. Where something is computed, passed in, "
        + "or made by code that is not there, they are silent. This report is evidence of what was looked for and found "
        + "at one time; it is no statement of conformance, and no number in it is a share of conformance.")
    page.paragraph("What reading code cannot show:")
    page.blocks.append(
      .list([
        ["whether a description, a heading or a message says the right thing;"],
        ["whether the order of reading makes sense on the screen as it is shown;"],
        ["what pictures, videos, web pages and maps inside of the app contain;"],
        ["colors, sizes and positions that arise while the app runs;"],
        ["content from servers, and what third-party libraries draw;"],
        ["whether people who use assistive technology can do what they came for."],
      ]))
    page.paragraph(
      "Test with VoiceOver, TalkBack, Voice Control, Switch Control, a keyboard, large text, and with people. What is left "
        + "to test for each criterion is listed below.")
  }

  private mutating func add(_ trend: Trend) {
    page.heading("Since the earlier report", id: "trend")
    let earlier = trend.earlier
    page.paragraph(
      "Compared with the report of \(earlier.date), made by \(Product.name) \(earlier.toolVersion) with "
        + "\(PlainText.counted(earlier.ruleCount, "rule")). A finding is the same where its rule and its code are; other "
        + "rules or settings change the numbers as well as other code does.")
    let counts = report.counts
    var rows: [[[Page.Inline]]] = Severity.allCases.reversed().map {
      [[.text($0.rawValue)], .number(earlier.counts[$0] ?? 0), .number(counts[$0] ?? 0)]
    }
    rows.append([["all"], .number(earlier.findings.count), .number(report.findings.count)])
    rows.append([["new"], ["–"], .number(trend.new.count)])
    rows.append([["no longer found"], .number(trend.gone.count), ["–"]])
    page.table("Findings then and now", ["Severity", "Earlier", "Now"], rows)
    page.table(
      "New findings", ["Place", "Rule", "Severity"],
      trend.new.map { [[.code("\($0.path):\($0.line)")], [.text($0.rule)], [.text($0.severity.rawValue)]] })
    page.table(
      "No longer found", ["Place then", "Rule", "Severity"],
      trend.gone.map { [[.code("\($0.path):\($0.line)")], [.text($0.rule)], [.text($0.severity.rawValue)]] })
  }
}

private extension Severity {
  var meaning: String {
    switch self {
    case .error: "Somebody cannot use or perceive this; the code proves it."
    case .warning: "Very probably a barrier."
    case .information: "Advice with high confidence."
    case .hint: "A nudge."
    }
  }
}
