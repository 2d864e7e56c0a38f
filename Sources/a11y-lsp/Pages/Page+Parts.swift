// The parts of a document's blocks.

extension Page {
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

  /// A number with its meaning.
  struct Tile {
    var number: String
    var label: String
    var note: String
    /// The kind decides the color.
    var kind: String
    /// The ID of the heading that it leads to, or nil.
    var jump: String?
  }

  /// Lines of code.
  struct Code {
    /// The name of the language, as code fences in Markdown use it.
    var language: String
    var caption: [Inline]
    var lines: [Line]
    /// The tone of the caption: `bad`, `good`, or empty.
    var kind = ""

    /// A line with its 1-based number, if that matters. Marked pieces are highlighted.
    struct Line {
      var number: Int?
      var pieces: [(text: String, isMarked: Bool)]
    }
  }

  /// A list whose entries can be searched and filtered. Without scripts, it's a plain list.
  struct Catalog {
    /// The singular name of an entry.
    var noun: String
    /// The filters, with their values.
    var facets: [(name: String, values: [String])]
    var groups: [(title: String, id: String, entries: [Entry])]

    struct Entry {
      var title: [Inline]
      var summary: [Inline]
      /// The words that a search finds, in addition to the title and summary.
      var words: String
      /// The entry's values for each filter.
      var values: [[String]]
    }
  }
}

extension Page.Code {
  /// Creates code in which `⟦…⟧` marks ranges.
  init(marked code: String, language: String, caption: String, kind: String = "") {
    var lines: [Line] = []
    var isMarked = false
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      var pieces: [(text: String, isMarked: Bool)] = []
      var text = ""
      for character in line {
        guard character == "⟦" || character == "⟧" else {
          text.append(character)
          continue
        }
        if !text.isEmpty { pieces.append((text, isMarked)) }
        text = ""
        isMarked = character == "⟦"
      }
      if !text.isEmpty { pieces.append((text, isMarked)) }
      lines.append(Line(number: nil, pieces: pieces))
    }
    self.init(
      language: language, caption: caption.isEmpty ? [] : [.text(caption)], lines: lines, kind: kind)
  }
}
