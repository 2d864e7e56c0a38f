// A Markdown page.

/// A page in GitHub Flavored Markdown.
enum MarkdownPage {
  static func write(_ page: Page, to output: inout Output) {
    output.write("# \(MarkdownText.escaped(page.title))\n")
    for block in page.blocks { output.write("\n" + text(block) + "\n") }
  }

  private static func text(_ block: Page.Block) -> String {
    switch block {
    case .heading(let level, _, let text):
      String(repeating: "#", count: level) + " " + MarkdownText.escaped(text)
    case .paragraph(let text): MarkdownText.escaped(text)
    case .list(let items): items.map { "- " + line($0) }.joined(separator: "\n")
    case .table(let table): text(table)
    case .chart(let chart):
      "\(MarkdownText.escaped(chart.title)): "
        + chart.bars.map { bar in
          "\(MarkdownText.escaped(bar.label)) \(bar.value)" + (bar.earlier.map { " (earlier \($0))" } ?? "")
        }.joined(separator: ", ") + "."
    }
  }

  private static func text(_ table: Page.Table) -> String {
    let head = "| " + table.columns.map(MarkdownText.escaped).joined(separator: " | ") + " |"
    let rule = "|" + table.columns.map { _ in "---|" }.joined()
    let rows = table.rows.map { "| " + $0.map(line).joined(separator: " | ") + " |" }
    return "**\(MarkdownText.escaped(table.caption))**\n\n" + ([head, rule] + rows).joined(separator: "\n")
  }

  private static func line(_ pieces: [Page.Inline]) -> String {
    pieces.map { piece in
      switch piece {
      // Code spans support no escapes, and no `|` in tables.
      case .text(let text), .code(let text), .jump(let text, _): MarkdownText.escaped(text)
      case .strong(let text): "**\(MarkdownText.escaped(text))**"
      case .link(let text, let address): "[\(MarkdownText.escaped(text))](<\(address)>)"
      }
    }.joined()
  }
}
