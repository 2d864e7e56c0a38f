// Snippets with marked ranges.

/// A text without its `⟦…⟧` marks, and the byte ranges between them.
package struct MarkedText {
  package var text: String
  /// Byte ranges of `text`, sorted by start.
  package var ranges: [Range<Int>]

  package init(_ marked: String) {
    var text = ""
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for character in marked {
      switch character {
      case "⟦": open.append(text.utf8.count)
      case "⟧": if let start = open.popLast() { ranges.append(start..<text.utf8.count) }
      default: text.append(character)
      }
    }
    self.text = text
    self.ranges = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
