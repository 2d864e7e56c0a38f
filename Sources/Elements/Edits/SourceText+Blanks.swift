// The whitespace around an offset, which writers follow to match the existing code.

public import Source
import Syntax

extension SourceText {
  /// The terminator of the first line, and so presumably of every other line, or a line feed if there's only one line.
  public var lineTerminator: String {
    guard lineCount > 1 else { return "\n" }
    return string(lineRange(0).upperBound..<Int(lineStarts[1]))
  }

  /// Returns the spaces and tabs between the line's start and `offset`, or nil if there's anything else.
  func blanksBeforeFirst(_ offset: Int) -> String? {
    let before = lineRange(line(at: offset)).lowerBound..<offset
    guard self[before].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return string(before)
  }

  /// Returns whether a comment in code follows an offset, after at most one space.
  public func hasComment(after offset: Int) -> Bool {
    let start = offset < count && self[offset] == 0x20 ? offset + 1 : offset
    return start + 1 < count && self[start] == UInt8(ascii: "/") && self[start + 1] == UInt8(ascii: "*")
  }

  /// Returns the range with the line breaks and whitespace before it, so removing it leaves no empty line.
  func withLeadingBlanks(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, self[start - 1].isBlank { start -= 1 }
    return start..<range.upperBound
  }
}

extension SourceText {
  /// Returns an edit that adds a statement after another one, on a separate line if the other one begins its line.
  func statement(_ code: String, behind statement: Range<Int>) -> WriterEdit {
    let separator = blanksBeforeFirst(statement.lowerBound).map { "\n" + $0 } ?? "; "
    return .insert(at: statement.upperBound, .text(separator + code))
  }
}
