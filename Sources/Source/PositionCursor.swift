// Positions of many offsets in a text, without counting a long line from its start each time.

/// A cursor that finds positions in a text, starting each time from the previous one.
///
/// Looking up many offsets in any order takes time proportional to the text in total, even if the text is one line of
/// many megabytes; `SourceText.position(of:in:)` would count that line again each time.
public struct PositionCursor {
  private let text: SourceText
  private let encoding: PositionEncoding
  /// The position of the last result: an offset, its line, and its column in units of the encoding.
  private var offset = 0
  private var line = 0
  private var units = 0
  /// Marks on that line from which counting can continue, ascending.
  private var marks: [Mark] = []
  /// The marks on other long lines that were counted before.
  private var marksOfOtherLines: [Int: [Mark]] = [:]

  /// A position on a line, in bytes from the start of the text and in units from the start of the line.
  private typealias Mark = (offset: Int, units: Int)

  /// The maximum number of bytes to count for one result, once the line has been counted.
  private static let stride = 1024

  public init(_ text: SourceText, in encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  /// Returns the position of `offset`, like `SourceText.position(of:in:)`.
  public mutating func position(of target: Int) -> Position {
    let target = min(max(target, 0), text.count)
    let targetLine = text.line(at: target)
    let range = text.lineRange(targetLine)
    let end = min(target, range.upperBound)
    if targetLine != line {
      if !marks.isEmpty { marksOfOtherLines[line] = marks }
      marks = marksOfOtherLines[targetLine] ?? []
      line = targetLine
      (offset, units) = (range.lowerBound, 0)
    }
    goToMark(before: end, from: range.lowerBound)
    while offset < end {
      let length = text.scalarLength(at: offset)
      guard offset + length <= end else { break }
      units += encoding.units(ofScalarWithLength: length)
      offset += length
      if offset - (marks.last?.offset ?? range.lowerBound) >= PositionCursor.stride {
        marks.append((offset, units))
      }
    }
    return Position(line: line, character: units)
  }

  /// Moves to the last mark before `end` that was already counted.
  private mutating func goToMark(before end: Int, from start: Int) {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= end { low = middle + 1 } else { high = middle }
    }
    let mark = low > 0 ? marks[low - 1] : (offset: start, units: 0)
    if offset > end || mark.offset > offset { (offset, units) = (mark.offset, mark.units) }
  }

  /// Returns the positions of both ends of `range`.
  public mutating func positions(of range: Range<Int>) -> (start: Position, end: Position) {
    (position(of: range.lowerBound), position(of: range.upperBound))
  }
}
