// A document, independent of HTML and Markdown. The parts of blocks are in `Page+Parts.swift`.

/// A document of headings, paragraphs, code, tables, and charts.
struct Page {
  /// The title of the document.
  var title: String
  /// The line above the title that links to the documents around this one.
  var trail: [Inline] = []
  /// The line below the title.
  var subtitle: [Inline] = []
  var blocks: [Block] = []
  /// Links to other documents, after the content.
  var neighbors: [[Inline]] = []
  var contents = Contents.first

  /// The place of the list of headings of level 2.
  enum Contents {
    case none, first
    /// After the first section, so the document starts with its result.
    case second
  }

  init(title: String) { self.title = title }

  /// A part of a line.
  enum Inline {
    case text(String)
    case code(String)
    case strong(String)
    /// A short fact, such as a severity. The kind decides its color.
    case badge(String, kind: String)
    /// A link to another document.
    case link(String, to: String)
    /// A link to a heading of this document, by its ID.
    case jump(String, to: String)
  }

  /// A part of the document.
  indirect enum Block {
    /// A heading of level 2 to 4. Level 2 headings are listed in the contents.
    case heading(level: Int, id: String, [Inline])
    case paragraph([Inline])
    case list([[Inline]])
    /// Terms with their descriptions.
    case facts([(term: String, description: [Inline])])
    case table(Table)
    case chart(BarChart)
    case code(Code)
    /// Numbers with their meanings, the first one most important.
    case tiles([Tile])
    /// Content that's shown on demand.
    case details(summary: [Inline], [Block])
    /// Content that belongs together, such as one finding. The kind decides its color.
    case card(kind: String, [Block])
    /// A list that can be searched.
    case catalog(Catalog)
  }

  mutating func heading(_ text: String, id: String, level: Int = 2) {
    blocks.append(.heading(level: level, id: id, [.text(text)]))
  }

  mutating func paragraph(_ text: String) { blocks.append(.paragraph([.text(text)])) }

  /// Adds a list unless it's empty.
  mutating func list(_ items: [[Inline]]) {
    if !items.isEmpty { blocks.append(.list(items)) }
  }

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
