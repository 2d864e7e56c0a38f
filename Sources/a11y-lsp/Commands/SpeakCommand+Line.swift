// `a11y-lsp speak FILE:LINE`.

import Linter
import Source

extension SpeakCommand.Reading {
  /// Keeps only what a 1-based line refers to: the whole declaration that starts there, otherwise the steps that start
  /// on the line, otherwise the innermost step around it.
  mutating func keep(line: Int) {
    let begun = screens.filter { head(of: $0).contains(line - 1) }
    guard begun.isEmpty else {
      screens = begun
      return
    }
    let around = screens.first { $0.name != nil && lines($0.range).contains(line - 1) }
    let steps = screens.flatMap(\.steps)
    var kept = Set(steps.map(\.range).filter { source.line(at: $0.lowerBound) == line - 1 })
    if kept.isEmpty {
      let ranges = steps.filter { $0.groupSummary == nil && lines($0.range).contains(line - 1) }.map(\.range)
      let innermost = ranges.min { $0.count < $1.count }
      kept = innermost.map { [$0] } ?? []
      enclosingLine = innermost.map { source.line(at: $0.lowerBound) + 1 }
    }
    for index in screens.indices {
      screens[index].otherFindings = []
      screens[index].steps.removeAll { !kept.contains($0.range) }
    }
    screens.removeAll(where: \.steps.isEmpty)
    if screens.isEmpty, let around, let name = around.name {
      nearby =
        "Nothing is announced at line \(line); to read all of \(name), use line "
        + "\(source.line(at: around.nameRange.lowerBound) + 1)."
    }
  }

  private func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    let start = source.line(at: range.lowerBound)
    return start...max(start, source.line(at: max(range.lowerBound, range.upperBound - 1)))
  }

  /// Returns the lines of a declaration before its body: its attributes, name, and parameters.
  private func head(of screen: ScreenReading) -> Range<Int> {
    guard screen.name != nil else { return 0..<0 }
    var end = screen.nameRange.upperBound
    var depth = 0
    while end < screen.range.upperBound {
      switch source[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth <= 0, UInt8(ascii: "=") where depth <= 0:
        return source.line(at: screen.range.lowerBound)..<source.line(at: end) + 1
      default: break
      }
      end += 1
    }
    return source.line(at: screen.range.lowerBound)..<source.line(at: screen.nameRange.lowerBound) + 1
  }
}
