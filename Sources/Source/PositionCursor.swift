// Positions of many offsets of one text, without counting a long line from its start each time.

/// Finds positions in a text, starting each time from the one found before.
///
/// Asking for many offsets in any order costs time proportional to the text in all, even where it is one line of many
/// megabytes; `SourceText.position(of:in:)` would count that line anew for each.
public struct PositionCursor {
  private let text: SourceText
  private let encoding: PositionEncoding
  /// Where the last answer ended: an offset, its line, and its column in units of the encoding.
  private var offset = 0
  private var line = 0
  private var units = 0
  /// Places of that line from which counting can go on, ascending.
  private var marks: [Mark] = []
  /// The places of other long lines that were counted before.
  private var marksOfOtherLines: [Int: [Mark]] = [:]

  /// A place within a line, in bytes from the start of the text and in units from the start of the line.
  private typealias Mark = (offset: Int, units: Int)

  /// So many bytes are counted for one answer, once the line has been counted.
  private static let stride = 1024

  public init(_ text: SourceText, in encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  /// The position of `offset`, as `SourceText.position(of:in:)` gives it.
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

  /// Starts from the last place before `end` that was counted already.
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

  /// The positions of both ends of `range`.
  public mutating func positions(of range: Range<Int>) -> (start: Position, end: Position) {
    (position(of: range.lowerBound), position(of: range.upperBound))
  }
}
