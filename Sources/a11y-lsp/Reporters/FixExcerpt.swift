// The lines that a fix changes.

import Linter
import Source

/// The changed lines of a fix, if they're few and short enough to read next to its finding. Placeholders are in `‹…›`.
struct FixExcerpt {
  enum Mark: String {
    case removed = "-"
    case added = "+"
  }

  /// The lines with their 1-based numbers: before the fix for removed lines, after it for added ones.
  private(set) var lines: [(mark: Mark, number: Int, text: String)] = []

  /// The maximum number of changed lines, and the maximum length of each in bytes.
  private static let most = (lines: 8, bytes: 160)

  /// Returns nil if the changes don't fit.
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
      guard end - start < FixExcerpt.most.lines, let new = FixExcerpt.written(group, within: range, text)
      else { return nil }
      let script = LineScript(from: FixExcerpt.lines(of: text.string(range)), to: FixExcerpt.lines(of: new))
        .lines
      var (before, after) = (start, start + shift)
      for (mark, line) in script {
        switch mark {
        case .kept: break
        case .removed: lines.append((.removed, before + 1, line))
        case .added: lines.append((.added, after + 1, line))
        }
        if mark != .added { before += 1 }
        if mark != .removed { after += 1 }
      }
      shift = after - before
      guard lines.count <= FixExcerpt.most.lines,
        lines.allSatisfy({ $0.text.utf8.count <= FixExcerpt.most.bytes })
      else { return nil }
    }
    if lines.isEmpty { return nil }
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
