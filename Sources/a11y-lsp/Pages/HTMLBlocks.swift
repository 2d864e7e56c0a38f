// The blocks of HTML pages. Charts are in `HTMLChart.swift`, searchable lists in `HTMLSearch.swift`.

/// A writer of blocks, which numbers the tables.
struct HTMLBlocks {
  private var tableCount = 0

  mutating func write(_ block: Page.Block, to output: inout Output) {
    switch block {
    case .heading(let level, let id, let text):
      output.write("<h\(level) id=\"\(HTMLPage.escaped(id))\">\(HTMLPage.line(text))</h\(level)>\n")
    case .paragraph(let text): output.write("<p>\(HTMLPage.line(text))</p>\n")
    case .list(let items):
      output.write("<ul>\n" + items.map { "<li>\(HTMLPage.line($0))</li>\n" }.joined() + "</ul>\n")
    case .facts(let facts):
      output.write("<dl>\n")
      for fact in facts {
        output.write(
          "<div><dt>\(HTMLPage.escaped(fact.term))</dt><dd>\(HTMLPage.line(fact.description))</dd></div>\n")
      }
      output.write("</dl>\n")
    case .table(let table): write(table, to: &output)
    case .chart(let chart): output.write(HTMLChart.figure(chart))
    case .code(let code): write(code, to: &output)
    case .tiles(let tiles): write(tiles, to: &output)
    case .details(let summary, let blocks):
      output.write("<details>\n<summary>\(HTMLPage.line(summary))</summary>\n")
      for block in blocks { write(block, to: &output) }
      output.write("</details>\n")
    case .card(let kind, let blocks):
      output.write("<div class=\"card \(kind)\">\n")
      for block in blocks { write(block, to: &output) }
      output.write("</div>\n")
    case .catalog(let catalog): HTMLSearch.write(catalog, to: &output)
    }
  }

  /// Writes a table in a region that scrolls horizontally, also by keyboard, if it's wider than the window.
  private mutating func write(_ table: Page.Table, to output: inout Output) {
    tableCount += 1
    let id = "table-\(tableCount)"
    output.write(
      "<div class=\"table\" role=\"region\" aria-labelledby=\"\(id)\" tabindex=\"0\">\n<table>\n"
        + "<caption id=\"\(id)\">\(HTMLPage.escaped(table.caption))</caption>\n<thead><tr>"
        + table.columns.map { "<th scope=\"col\">\(HTMLPage.escaped($0))</th>" }.joined()
        + "</tr></thead>\n<tbody>\n")
    for row in table.rows {
      let cells = row.enumerated().map { index, cell in
        index == 0
          ? "<th scope=\"row\">\(HTMLPage.line(cell))</th>" : "<td>\(HTMLPage.line(cell))</td>"
      }
      output.write("<tr>\(cells.joined())</tr>\n")
    }
    output.write("</tbody>\n</table>\n</div>\n")
  }

  /// Writes code whose long lines wrap, so it never scrolls horizontally.
  private func write(_ code: Page.Code, to output: inout Output) {
    output.write("<figure class=\"code \(code.kind)\">\n")
    if !code.caption.isEmpty {
      output.write("<figcaption>\(HTMLPage.line(code.caption))</figcaption>\n")
    }
    let lines = code.lines.map { line in
      let number = line.number.map { "<span class=\"number\">\($0)</span>" } ?? ""
      let text = line.pieces.map { piece in
        let text = HTMLPage.escaped(piece.text)
        return piece.isMarked ? "<mark>\(text)</mark>" : text
      }.joined()
      return "<span class=\"line\">\(number)\(text)\n</span>"
    }
    output.write("<pre><code>\(lines.joined())</code></pre>\n</figure>\n")
  }

  private func write(_ tiles: [Page.Tile], to output: inout Output) {
    output.write("<ul class=\"tiles\">\n")
    for tile in tiles {
      let label = HTMLPage.escaped(tile.label)
      let name = tile.jump.map { "<a href=\"#\(HTMLPage.escaped($0))\">\(label)</a>" } ?? label
      output.write(
        "<li class=\"\(tile.kind)\"><strong>\(HTMLPage.escaped(tile.number))</strong> <span>\(name)</span> "
          + "<small>\(HTMLPage.escaped(tile.note))</small></li>\n")
    }
    output.write("</ul>\n")
  }
}
