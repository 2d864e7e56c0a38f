// A self-contained HTML page. Styles are in `HTMLStyle.swift`, charts in `HTMLChart.swift`.

/// A page that works with screen readers, magnification, and keyboards.
enum HTMLPage {
  static func write(_ page: Page, to output: inout Output) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(page.title))</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the report</a>
      <header>
      <h1>\(escaped(page.title))</h1>
      </header>
      <nav aria-label="Contents">
      <ul>

      """)
    for case .heading(2, let id, let text) in page.blocks {
      output.write("<li><a href=\"#\(escaped(id))\">\(escaped(text))</a></li>\n")
    }
    output.write("</ul>\n</nav>\n<main id=\"content\" tabindex=\"-1\">\n")
    var tableCount = 0
    for block in page.blocks {
      if case .table = block { tableCount += 1 }
      write(block, table: tableCount, to: &output)
    }
    output.write("</main>\n</body>\n</html>\n")
  }

  private static func write(_ block: Page.Block, table number: Int, to output: inout Output) {
    switch block {
    case .heading(let level, let id, let text):
      output.write("<h\(level) id=\"\(escaped(id))\">\(escaped(text))</h\(level)>\n")
    case .paragraph(let text): output.write("<p>\(escaped(text))</p>\n")
    case .list(let items):
      output.write("<ul>\n" + items.map { "<li>\(line($0))</li>\n" }.joined() + "</ul>\n")
    case .table(let table): write(table, number: number, to: &output)
    case .chart(let chart): output.write(HTMLChart.figure(chart))
    }
  }

  /// Writes a table in a region that scrolls horizontally, also by keyboard, if it's wider than the window.
  private static func write(_ table: Page.Table, number: Int, to output: inout Output) {
    output.write(
      "<div class=\"table\" role=\"region\" aria-labelledby=\"table-\(number)\" tabindex=\"0\">\n<table>\n"
        + "<caption id=\"table-\(number)\">\(escaped(table.caption))</caption>\n<thead><tr>"
        + table.columns.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
        + "</tr></thead>\n<tbody>\n")
    for row in table.rows {
      let cells = row.enumerated().map { index, cell in
        index == 0 ? "<th scope=\"row\">\(line(cell))</th>" : "<td>\(line(cell))</td>"
      }
      output.write("<tr>\(cells.joined())</tr>\n")
    }
    output.write("</tbody>\n</table>\n</div>\n")
  }

  private static func line(_ pieces: [Page.Inline]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): escaped(text)
      case .code(let text): "<code>\(escaped(text))</code>"
      case .strong(let text): "<strong>\(escaped(text))</strong>"
      case .link(let text, let address): "<a href=\"\(escaped(address))\">\(escaped(text))</a>"
      case .jump(let text, let id): "<a href=\"#\(escaped(id))\">\(escaped(text))</a>"
      }
    }.joined()
  }

  /// Returns `text` on one line, without markup or characters that reorder text.
  static func escaped(_ text: String) -> String { XMLText.escaped(PlainText.line(text)) }
}
