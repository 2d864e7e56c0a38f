// A document, independent of HTML and Markdown.

/// A document of headings, paragraphs, tables, and charts.
struct Page {
  /// The title of the document.
  var title: String
  var blocks: [Block] = []

  /// A part of a line.
  enum Inline {
    case text(String)
    case code(String)
    case strong(String)
    /// A link to another document.
    case link(String, to: String)
    /// A link to a heading of this document, by its ID.
    case jump(String, to: String)
  }

  /// A part of the document.
  enum Block {
    /// A heading of level 2 or 3. Level 2 headings are listed at the top.
    case heading(level: Int, id: String, String)
    case paragraph(String)
    case list([[Inline]])
    case table(Table)
    case chart(BarChart)
  }

  /// A table whose first column contains row headers.
  struct Table {
    var caption: String
    var columns: [String]
    /// The rows, each with one cell per column.
    var rows: [[[Inline]]]
  }

  /// A bar chart.
  struct BarChart {
    /// Unique within the page.
    var id: String
    var title: String
    var bars: [(label: String, value: Int, earlier: Int?)]
  }

  mutating func heading(_ text: String, id: String, level: Int = 2) {
    blocks.append(.heading(level: level, id: id, text))
  }

  mutating func paragraph(_ text: String) { blocks.append(.paragraph(text)) }

  /// Adds a table unless it's empty.
  mutating func table(_ caption: String, _ columns: [String], _ rows: [[[Inline]]]) {
    if !rows.isEmpty { blocks.append(.table(Table(caption: caption, columns: columns, rows: rows))) }
  }
}

extension Page.Inline: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension [Page.Inline] {
  /// Returns a number as text.
  static func number(_ number: Int) -> [Page.Inline] { [.text("\(number)")] }

  /// Returns the pieces separated by commas.
  static func list(_ pieces: [Page.Inline]) -> [Page.Inline] {
    Array(pieces.map { [$0] }.joined(separator: [.text(", ")]))
  }
}
