// Source lines with the reported code marked.

import Linter
import Source

/// A few lines of code around a finding.
struct MarkedLines: Equatable {
  /// A line with its 1-based number, in three parts. Only the first line of a finding has a marked part.
  struct Line: Equatable {
    var number: Int
    var before, marked, after: String
  }

  private(set) var lines: [Line] = []

  /// The number of lines before and after the marked one.
  private static let context = 1

  /// Creates the lines around the start of `range`, without the indentation that all of them share.
  init(around range: Range<Int>, in text: SourceText) {
    let range = text.marked(range)
    let middle = text.line(at: range.lowerBound)
    let numbers = max(0, middle - MarkedLines.context)...min(text.lineCount - 1, middle + MarkedLines.context)
    var shown = numbers.filter { $0 == middle || !text.lineRange($0).allSatisfy { text[$0] <= 0x20 } }
    let indentation = shown.map { text.indentation(of: $0) }
    var common = indentation.first ?? []
    for other in indentation { common = zip(common, other).prefix { $0 == $1 }.map(\.0) }
    shown.removeAll { text.lineRange($0).isEmpty && $0 != middle }
    for number in shown {
      let line = text.lineRange(number)
      let start = min(line.lowerBound + common.count, line.upperBound)
      let content = start..<line.upperBound
      let mark =
        number == middle
        ? max(
          range.lowerBound, start)..<min(max(range.upperBound, range.lowerBound, start), content.upperBound)
        : start..<start
      lines.append(MarkedLines.line(number + 1, content, marking: mark, in: text))
    }
  }

  private static func line(
    _ number: Int, _ content: Range<Int>, marking mark: Range<Int>, in text: SourceText
  ) -> Line {
    let window = Excerpt.part(of: content, around: mark.lowerBound, in: text)
    let (low, high) = (window.lowerBound, window.upperBound)
    let end = min(mark.upperBound, high)
    return Line(
      number: number,
      before: (low > content.lowerBound ? "…" : "") + text.string(low..<mark.lowerBound),
      marked: text.string(mark.lowerBound..<end),
      after: text.string(end..<high) + (high < content.upperBound ? "…" : ""))
  }
}

private extension SourceText {
  /// Returns the spaces and tabs at the start of a line.
  func indentation(of line: Int) -> [UInt8] {
    Array(self[lineRange(line)].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
