// The blanks around a place, which writers follow so that new code looks like what stands there.

public import Source
import Syntax

extension SourceText {
  /// What ends the first line, and so presumably every other; a line feed if there's only one line.
  public var lineTerminator: String {
    guard lineCount > 1 else { return "\n" }
    return string(lineRange(0).upperBound..<Int(lineStarts[1]))
  }

  /// The blanks between the line's start and `offset`, if nothing else stands there.
  func blanksBeforeFirst(_ offset: Int) -> String? {
    let before = lineRange(line(at: offset)).lowerBound..<offset
    guard self[before].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return string(before)
  }

  /// The range with the line breaks and blanks before it, so that no empty line is left where it is removed.
  func withLeadingBlanks(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, self[start - 1].isBlank { start -= 1 }
    return start..<range.upperBound
  }
}

extension SourceText {
  /// A statement behind another one: on a line of its own where that begins its line.
  func statement(_ code: String, behind statement: Range<Int>) -> WriterEdit {
    let separator = blanksBeforeFirst(statement.lowerBound).map { "\n" + $0 } ?? "; "
    return .insert(at: statement.upperBound, .text(separator + code))
  }
}
