// The suppressions in a file, for reports.

import Source
import Syntax

/// A comment, attribute, or annotation that suppresses rules.
package struct IgnoringComment: Sendable, Equatable {
  /// The byte range of the comment, or the range that another tool's suppression covers.
  package var range: Range<Int>
  /// The IDs of the suppressed rules, in the order written, or alphabetically for another tool's suppression.
  package var rules: [String]
  /// True if it applies to the whole file.
  package var coversFile: Bool
  /// The reason after the colon, or nil.
  package var reason: String?
  /// True if it was written for another tool.
  package var isForeign: Bool
}

extension SourceFile {
  /// All suppressions in the file, in order. Comments without an effect are omitted.
  ///
  /// Parses the file if it may contain suppressions.
  package var ignoringComments: [IgnoringComment] {
    guard SourceFile.ignoringWords.finds(in: text), let language = Language(path: path) else { return [] }
    let tree = Tree(parsing: text, as: language)
    let own = tree.comments.compactMap { range -> IgnoringComment? in
      guard let comment = Suppression(comment: range, in: text.sentinelled), comment.strayText == nil,
        !comment.ids.isEmpty
      else { return nil }
      return IgnoringComment(
        range: range, rules: comment.ids.map(\.id), coversFile: comment.coversFile,
        reason: comment.reason(in: text), isForeign: false)
    }
    let foreign = PeerSuppressions(in: tree).covered.map {
      IgnoringComment(
        range: $0.range, rules: $0.rules.sorted(), coversFile: false, reason: nil, isForeign: true)
    }
    return (own + foreign).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let ignoringWords = WordSearch([
    Suppression.directive, "tools:ignore", "swiftlint:disable", "a11y-check:disable", "noinspection",
    "Suppress",
  ])
}

private extension Suppression {
  /// Returns the reason after the colon, without surrounding whitespace.
  func reason(in text: SourceText) -> String? {
    guard hasReason, let colonEnd else { return nil }
    let end = Suppression.contentEnd(of: comment, in: text.sentinelled)
    guard colonEnd < end else { return nil }
    let words = text.string(colonEnd..<end).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
