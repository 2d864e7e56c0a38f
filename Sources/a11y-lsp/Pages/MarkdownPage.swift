// A Markdown page.

/// A page in GitHub Flavored Markdown.
enum MarkdownPage {
  static func write(_ page: Page, to output: inout Output) {
    output.write("# \(MarkdownText.escaped(page.title))\n")
    if !page.subtitle.isEmpty { output.write("\n\(line(page.subtitle))\n") }
    for block in page.blocks { output.write("\n" + text(block) + "\n") }
  }

  private static func text(_ block: Page.Block) -> String {
    switch block {
    case .heading(let level, _, let text): String(repeating: "#", count: level) + " " + line(text)
    case .paragraph(let text): line(text)
    case .list(let items): items.map { "- " + line($0) }.joined(separator: "\n")
    case .facts(let facts):
      facts.map { "- **\(MarkdownText.escaped($0.term)):** \(line($0.description))" }.joined(separator: "\n")
    case .table(let table): text(table)
    case .chart(let chart):
      "\(MarkdownText.escaped(chart.title)): "
        + chart.bars.map { bar in
          "\(MarkdownText.escaped(bar.label)) \(bar.value)" + (bar.earlier.map { " (earlier \($0))" } ?? "")
        }.joined(separator: ", ") + "."
    case .code(let code): text(code)
    case .tiles(let tiles):
      tiles.map {
        "- **\(MarkdownText.escaped($0.number)) \(MarkdownText.escaped($0.label)):** \(MarkdownText.escaped($0.note))"
      }.joined(
        separator: "\n")
    case .details(let summary, let blocks):
      (["**\(line(summary))**"] + blocks.map(text)).joined(separator: "\n\n")
    case .card(_, let blocks): blocks.map(text).joined(separator: "\n\n")
    case .catalog(let catalog):
      catalog.groups.map { group in
        "## \(MarkdownText.escaped(group.title))\n\n"
          + group.entries.map { "- \(line($0.title)): \(line($0.summary))" }.joined(separator: "\n")
      }.joined(separator: "\n\n")
    }
  }

  /// Returns a fenced block whose fence is longer than any run of backticks in the code.
  private static func text(_ code: Page.Code) -> String {
    let lines = code.lines.map { line in
      (line.number.map { "\($0)  " } ?? "")
        + line.pieces.map { piece in
          let text = PlainText.line(piece.text)
          return piece.isMarked ? "⟦\(text)⟧" : text
        }.joined()
    }
    var (run, longest) = (0, 2)
    for character in lines.joined() {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let block = "\(fence)\(code.language)\n\(lines.joined(separator: "\n"))\n\(fence)"
    return code.caption.isEmpty ? block : "\(line(code.caption)):\n\n\(block)"
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
      case .text(let text), .code(let text), .jump(let text, _), .badge(let text, _):
        MarkdownText.escaped(text)
      case .strong(let text): "**\(MarkdownText.escaped(text))**"
      case .link(let text, let address): "[\(MarkdownText.escaped(text))](<\(address)>)"
      }
    }.joined()
  }
}
