// A document before it becomes HTML or Markdown.

/// Headings, paragraphs, tables and charts, in order.
struct Page {
  /// Of the document.
  var title: String
  var blocks: [Block] = []

  /// A piece of a line.
  enum Inline {
    case text(String)
    case code(String)
    case strong(String)
    /// A link to another document.
    case link(String, to: String)
    /// A link to a heading of this one, by its id.
    case jump(String, to: String)
  }

  /// A piece of the document.
  enum Block {
    /// A heading of level 2 or 3; those of level 2 are listed at the top.
    case heading(level: Int, id: String, String)
    case paragraph(String)
    case list([[Inline]])
    case table(Table)
    case chart(BarChart)
  }

  /// A table whose first column names the rows.
  struct Table {
    var caption: String
    var columns: [String]
    /// As many cells as there are columns.
    var rows: [[[Inline]]]
  }

  /// Amounts side by side.
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

  /// A table, unless it is empty.
  mutating func table(_ caption: String, _ columns: [String], _ rows: [[[Inline]]]) {
    if !rows.isEmpty { blocks.append(.table(Table(caption: caption, columns: columns, rows: rows))) }
  }
}

extension Page.Inline: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension [Page.Inline] {
  /// A number.
  static func number(_ number: Int) -> [Page.Inline] { [.text("\(number)")] }

  /// Pieces with commas between them.
  static func list(_ pieces: [Page.Inline]) -> [Page.Inline] {
    Array(pieces.map { [$0] }.joined(separator: [.text(", ")]))
  }
}
