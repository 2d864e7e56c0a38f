// The report's sections about places, rules, suppressions, and unchecked files.

import Elements
import Linter

extension EvidencePage {
  /// Adds a collapsed table for each file, files with the most severe findings first.
  mutating func addPlaces() {
    let files = FileFindings.all(of: report.findings)
    guard !files.isEmpty else { return }
    let anchors = rules.flatMap(\.groups).reduce(into: [FindingGroups.Key: String]()) {
      $0[FindingGroups.Key($1.first)] = anchor(of: $1)
    }
    let titles = rules.reduce(into: [String: String]()) { $0[$1.rule] = $1.title }
    add { page in
      page.heading("Findings by screen and file", id: "places")
      page.paragraph(
        "A screen is the outermost type or function around the code, or a layout or Interface Builder file."
      )
      for file in files {
        let rows = EvidenceReport.rows(of: file.items)
        let hasScreens = rows.contains { $0.screens != [nil] }
        let cells = rows.map { row -> [[Page.Inline]] in
          let lines = row.items.map { item in
            Page.Inline.jump("\(item.line)", to: anchors[FindingGroups.Key(item)] ?? "rule-\(item.rule)")
          }
          let screens = row.screens.map { Page.Inline.text($0 ?? "(whole file)") }
          return [
            [.text(titles[row.rule] ?? row.rule)],
            [.badge(row.severity.brief, kind: row.severity.rawValue)],
          ]
            + (hasScreens ? [.list(screens)] : []) + [.list(lines), .number(row.count)]
        }
        let columns = ["Finding", "Severity"] + (hasScreens ? ["Screen"] : []) + ["Lines", "Number"]
        page.blocks.append(
          .details(
            summary: [.code(file.path), .text(": \(file.summary)")],
            [
              .table(
                Page.Table(
                  caption: "\(PlainText.counted(file.items.count, "finding")) in \(file.path)",
                  columns: columns, rows: cells))
            ]))
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
      let rows = ignored.map { place -> [[Page.Inline]] in
        let comment = place.comment
        let isAll = comment.rules.count == Rule.all.count
        let scope = comment.coversFile ? " (whole file)" : ""
        let reason = comment.reason ?? (comment.isForeign ? "none (another tool's suppression)" : "none")
        return [
          [.code("\(place.path):\(place.line)")],
          [.text((isAll ? "all" : comment.rules.joined(separator: ", ")) + scope)], [.text(reason)],
        ]
      }
      let table = Page.Table(
        caption: "Suppressions", columns: ["Location", "Rules", "Reason"], rows: rows)
      page.blocks.append(.details(summary: ["All suppressions"], [.table(table)]))
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
      page.blocks.append(
        .details(
          summary: [
            .text(
              "\(PlainText.counted(silent.count, "rule")) \(verb) turned off by the profile, the configuration, or the "
                + "command line")
          ], [.paragraph(.list(silent.map { .code($0.id) }))]))
    }
  }
}

extension EvidenceReport.Item {
  /// True if the finding is in code for Apple platforms.
  var isOfApple: Bool { Framework(rawValue: framework).map { !$0.isAndroid } ?? false }
}
