// The tables at the end of RULES.md: what is asked for, and what other tools check.

import Linter

/// From statements of documents, and from checks of other tools, to rules.
enum ReferenceManual {
  static var sections: [String] {
    [
      "# From statement to rule",
      """
      The catalogue was made from five documents. Each of their \(Statement.all.count) statements that analysis of code \
      can say something about has at least one rule.
      """,
    ] + GuidanceDocument.allCases.map(table) + [
      "# From other tools' checks to rules",
      """
      `--select` takes them: `--select android-lint:ContentDescription`. Tools that look at a running app see what code \
      does not tell, and the other way around.
      """,
    ] + Tool.listedInFull.map(table)
  }

  private static func table(of document: GuidanceDocument) -> String {
    let rows = Statement.all.filter { $0.document == document }.map {
      "| \($0.id) | \($0.place) | \(links(to: $0.rules)) |"
    }
    return table("## \(document.rawValue)", "| statement | place | rules |\n|---|---|---|", rows)
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
