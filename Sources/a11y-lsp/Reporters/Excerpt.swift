// A source line with an underlined range.

import Source

/// A source line and a line with carets below a range of it.
struct Excerpt {
  /// The source, with control characters made visible.
  private(set) var source = ""
  /// The line with spaces and carets.
  private(set) var underline = ""

  /// The number of bytes shown before and after the start of the range if the line is wider than a terminal.
  private static let reach = (before: 60, behind: 140)
  /// The maximum length in bytes of a line that's shown completely.
  static let longest = reach.before + reach.behind

  /// Creates an excerpt of the first line of `range`, or of the part around it.
  init(of range: Range<Int>, in text: SourceText) {
    let line = text.lineRange(text.line(at: range.lowerBound))
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let window = Excerpt.window(of: line, around: start, in: text)
    let end = min(range.upperBound, window.upperBound)
    source = PlainText.line(text.string(window))
    if window.lowerBound > line.lowerBound {
      source = "…" + source
      underline = " "
    }
    if window.upperBound < line.upperBound { source += "…" }
    for character in text.string(window.lowerBound..<start) { mark(character, with: " ") }
    for character in text.string(start..<max(end, start)) { mark(character, with: "^") }
    if end <= start { underline += "^" }
  }

  private mutating func mark(_ character: Character, with mark: String) {
    if character == "\t", mark == " " {
      // A tab has the same width as the tab above it.
      underline += "\t"
    } else {
      for _ in 0..<PlainText.width(of: character) { underline += mark }
    }
  }

  private static func window(of line: Range<Int>, around start: Int, in text: SourceText) -> Range<Int> {
    line.count > longest ? part(of: line, around: start, in: text) : line
  }

  /// Returns the part of a line around `start` that is shown at most, with whole characters.
  static func part(of line: Range<Int>, around start: Int, in text: SourceText) -> Range<Int> {
    var low = max(start - reach.before, line.lowerBound)
    var high = min(start + reach.behind, line.upperBound)
    while low > line.lowerBound, text[low] & 0xC0 == 0x80 { low -= 1 }
    while high < line.upperBound, text[high] & 0xC0 == 0x80 { high += 1 }
    return low..<high
  }
}
