// The changed lines of a file.

import Linter
import Source

/// A set of 0-based lines, which end at line feeds, as in git.
struct LineSet: Sendable, Equatable {
  /// The ranges, in order.
  private(set) var ranges: [Range<Int>] = []

  /// All lines of any file.
  static let all = LineSet(ranges: [0..<Int.max])

  init(ranges: [Range<Int>] = []) {
    self.ranges = ranges
  }

  /// Creates the set of the lines of `new` that `old` lacks.
  init(of new: [UInt8], notIn old: [UInt8]) {
    func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
      text.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    var number = 0
    for (mark, _) in LineScript(from: lines(old), to: lines(new)).lines where mark != .removed {
      if mark == .added { append(number..<number + 1) }
      number += 1
    }
  }

  /// Adds lines after the existing ones.
  mutating func append(_ range: Range<Int>) { ranges.append(range) }

  /// Returns whether any of the lines is in `lines`.
  func holds(anyOf lines: Range<Int>) -> Bool {
    let first = ranges.partitioningIndex { $0.upperBound > lines.lowerBound }
    return first < ranges.count && ranges[first].lowerBound < lines.upperBound
  }

  /// Returns the findings of `file` whose code includes any of the lines.
  func findings(among findings: [Finding], of file: SourceFile) -> [Finding] {
    guard !findings.isEmpty, !ranges.isEmpty else { return [] }
    let breaks = file.text[0..<file.text.count].indices.filter { file.text[$0] == 0x0A }
    func line(at offset: Int) -> Int { breaks.partitioningIndex { $0 >= offset } }
    return zip(findings, findings.codes(in: file)).filter { _, code in
      code.contains {
        holds(anyOf: line(at: $0.lowerBound)..<line(at: max($0.lowerBound, $0.upperBound - 1)) + 1)
      }
    }.map(\.0)
  }
}
