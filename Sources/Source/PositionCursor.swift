// Positions of many offsets of one text, without counting a long line from its start each time.

/// Finds positions in a text, starting each time from the one found before.
///
/// Asking for ascending offsets costs time proportional to the text in all, even where it is one line of many
/// megabytes; `SourceText.position(of:in:)` would count that line anew for each.
package struct PositionCursor {
  private let text: SourceText
  private let encoding: PositionEncoding
  /// Where the last answer ended: an offset, its line, and its column in units of the encoding.
  private var offset = 0
  private var line = 0
  private var units = 0

  package init(_ text: SourceText, in encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  /// The position of `offset`, as `SourceText.position(of:in:)` gives it.
  package mutating func position(of target: Int) -> Position {
    let target = min(max(target, 0), text.count)
    let targetLine = text.line(at: target)
    let range = text.lineRange(targetLine)
    if targetLine != line || target < offset {
      line = targetLine
      offset = range.lowerBound
      units = 0
    }
    let end = min(target, range.upperBound)
    while offset < end {
      let length = text.scalarLength(at: offset)
      guard offset + length <= end else { break }
      units += encoding.units(ofScalarWithLength: length)
      offset += length
    }
    return Position(line: line, character: units)
  }

  /// The positions of both ends of `range`; the next search starts from its lower end.
  package mutating func positions(of range: Range<Int>) -> (start: Position, end: Position) {
    let start = position(of: range.lowerBound)
    var ahead = self
    return (start, ahead.position(of: range.upperBound))
  }
}
