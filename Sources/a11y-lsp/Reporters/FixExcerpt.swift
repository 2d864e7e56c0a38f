// The lines that a fix changes.

import Linter
import Source

/// The lines that a fix removes and adds, to read next to its finding. Placeholders are in `‹…›`.
///
/// The length is bounded: only the first lines are kept, and long lines are cut around what differs.
struct FixExcerpt {
  enum Mark: String {
    case removed = "-"
    case added = "+"
  }

  /// The lines with their 1-based numbers: before the fix for removed lines, after it for added ones.
  private(set) var lines: [(mark: Mark, number: Int, text: String)] = []
  /// The number of further changed lines.
  private var omittedCount = 0

  /// A line about the changes that aren't shown, or nil if all are.
  var omission: String? {
    omittedCount > 0 ? "… and \(PlainText.counted(omittedCount, "more changed line"))" : nil
  }

  /// The maximum number of lines to show.
  private static let most = 10
  /// The maximum number of bytes of code, and of lines, that are compared for one place of a fix.
  private static let largest = (bytes: 1 << 14, lines: 200)

  /// Returns nil if the changes are too large to compare.
  init?(of fix: Fix, in text: SourceText) {
    let edits = fix.edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    /// The number of lines that earlier edits add.
    var shift = 0
    var rest = edits[...]
    while let first = rest.popFirst() {
      var group = [first]
      let start = text.line(at: first.range.lowerBound)
      var end = text.line(at: first.range.upperBound)
      // Edits of the same lines are shown together.
      while let next = rest.first, text.line(at: next.range.lowerBound) <= end {
        group.append(next)
        end = max(end, text.line(at: next.range.upperBound))
        rest.removeFirst()
      }
      let range = text.lineRange(start).lowerBound..<text.lineRange(end).upperBound
      guard range.count <= FixExcerpt.largest.bytes, end - start < FixExcerpt.largest.lines,
        let new = FixExcerpt.written(group, within: range, text), new.utf8.count <= FixExcerpt.largest.bytes
      else { return nil }
      shift += add(FixExcerpt.lines(of: text.string(range)), FixExcerpt.lines(of: new), start, start + shift)
    }
    omittedCount = max(lines.count - FixExcerpt.most, 0)
    lines.removeLast(omittedCount)
    if lines.isEmpty { return nil }
  }

  /// Adds what differs between two versions of the code, which start on the given 0-based lines. Returns the number of
  /// lines by which the new version is longer.
  private mutating func add(_ old: [String], _ new: [String], _ oldStart: Int, _ newStart: Int) -> Int {
    var (before, after) = (oldStart, newStart)
    var (removed, added): ([String], [String]) = ([], [])
    /// Adds adjacent changes: first the lines that are gone, then those in their place.
    func flush() {
      let counts = (removed.count, added.count)
      let columns = zip(removed, added).map { zip($0, $1).prefix { $0 == $1 }.count }
      func column(_ index: Int) -> Int { index < columns.count ? columns[index] : 0 }
      for (index, line) in removed.enumerated() {
        let number = before - counts.0 + index + 1
        lines.append((.removed, number, FixExcerpt.shortened(line, around: column(index))))
      }
      for (index, line) in added.enumerated() {
        let number = after - counts.1 + index + 1
        lines.append((.added, number, FixExcerpt.shortened(line, around: column(index))))
      }
      (removed, added) = ([], [])
    }
    for (mark, line) in LineScript(from: old, to: new).lines {
      switch mark {
      case .kept: flush()
      case .removed: removed.append(line)
      case .added: added.append(line)
      }
      if mark != .added { before += 1 }
      if mark != .removed { after += 1 }
    }
    flush()
    return new.count - old.count
  }

  /// Returns a line, or the part of a long one around a column.
  private static func shortened(_ line: String, around column: Int) -> String {
    let text = SourceText(line)
    let whole = 0..<text.count
    guard whole.count > Excerpt.longest else { return line }
    let part = Excerpt.part(of: whole, around: line.prefix(column).utf8.count, in: text)
    return (part.lowerBound > 0 ? "…" : "") + text.string(part)
      + (part.upperBound < whole.upperBound ? "…" : "")
  }

  /// Returns the code in `range` after the edits, or nil if they overlap.
  private static func written(_ edits: [Fix.Edit], within range: Range<Int>, _ text: SourceText) -> String? {
    var written = ""
    var end = range.lowerBound
    for edit in edits {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= range.upperBound else { return nil }
      written += text.string(end..<edit.range.lowerBound) + edit.replacement.shown
      end = edit.range.upperBound
    }
    return written + text.string(end..<range.upperBound)
  }

  private static func lines(of code: String) -> [String] {
    code.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map {
      PlainText.line(String($0))
    }
  }
}

private extension Replacement {
  /// The text with each placeholder in `‹…›`, which has an ellipsis if there's no suggestion.
  var shown: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let text): text.isEmpty ? "‹…›" : "‹\(text)›"
      }
    }.joined()
  }
}
