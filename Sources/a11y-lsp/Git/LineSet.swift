// The lines of a file that have changed.

import Linter
import Source

/// Some lines of a text, counted from 0 as git counts them: by line feeds.
struct LineSet: Sendable, Equatable {
  /// In order.
  private(set) var ranges: [Range<Int>] = []

  /// Adds lines behind those that are here.
  mutating func append(_ range: Range<Int>) { ranges.append(range) }

  /// Whether one of the lines is among `lines`.
  func holds(anyOf lines: Range<Int>) -> Bool {
    let first = ranges.partitioningIndex { $0.upperBound > lines.lowerBound }
    return first < ranges.count && ranges[first].lowerBound < lines.upperBound
  }

  /// The findings of `file` whose code holds one of the lines.
  func findings(among findings: [Finding], of file: SourceFile) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    let breaks = file.text[0..<file.text.count].indices.filter { file.text[$0] == 0x0A }
    func line(at offset: Int) -> Int { breaks.partitioningIndex { $0 >= offset } }
    return zip(findings, findings.codes(in: file)).filter { _, code in
      code.contains {
        holds(anyOf: line(at: $0.lowerBound)..<line(at: max($0.lowerBound, $0.upperBound - 1)) + 1)
      }
    }.map(\.0)
  }
}
