// The tables at the end of RULES.md: rules by guideline and by another tool's check.

import Linter

/// Tables that map guidelines and other tools' checks to rules.
enum ReferenceManual {
  static var sections: [String] {
    [
      "# Rules by guideline",
      """
      The rules implement five documents. Every requirement that static analysis can check has at least one rule.
      """,
    ] + GuidanceDocument.allCases.map(table) + [
      "# Rules by equivalent check",
      """
      `--select` accepts these checks, as in `--select android-lint:ContentDescription`. Tools that inspect a running app \
      find things that source code can't show, and vice versa.
      """,
    ] + Tool.listedInFull.map(table)
  }

  private static func table(of document: GuidanceDocument) -> String {
    let rows = Statement.all.filter { $0.document == document }.map {
      "| \($0.id) | \($0.place) | \(links(to: $0.rules)) |"
    }
    return table("## \(document.rawValue)", "| guideline | place | rules |\n|---|---|---|", rows)
  }

  private static func table(of tool: Tool) -> String {
    let rows = tool.checks.map { check in
      let rules = check.rules.isEmpty ? "none:" : links(to: check.rules)
      return
        "| `\(tool.group(of: check))` | \([rules, check.note].compactMap(\.self).joined(separator: " ")) |"
    }
    return table("## \(tool.title)", "| check | rules |\n|---|---|", rows)
  }

  private static func table(_ heading: String, _ head: String, _ rows: [String]) -> String {
    "\(heading)\n\n\(head)\n" + rows.joined(separator: "\n")
  }

  private static func links(to rules: [String]) -> String {
    rules.map { "[\($0)](#\($0))" }.joined(separator: ", ")
  }
}
