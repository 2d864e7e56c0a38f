// What of a file is ignored, for those who have to answer for it.

import Source
import Syntax

/// A comment, attribute or annotation that silences rules.
package struct IgnoringComment: Sendable, Equatable {
  /// Where it stands or, where another tool's is honored, what it covers; in bytes.
  package var range: Range<Int>
  /// The ids of the rules that it silences, in the order written or, for another tool's, of the alphabet.
  package var rules: [String]
  /// Whether it holds for the whole file.
  package var coversFile: Bool
  /// What is written behind the colon; nil for nothing.
  package var reason: String?
  /// Whether it was written for another tool.
  package var isForeign: Bool
}

extension SourceFile {
  /// Everything in the file that silences rules, in the order of the places; comments that suppress nothing are left out.
  ///
  /// Takes time for parsing where anything may.
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
  /// What is written behind the colon, without the blanks around it.
  func reason(in text: SourceText) -> String? {
    guard hasReason, let colonEnd else { return nil }
    let end = Suppression.contentEnd(of: comment, in: text.sentinelled)
    guard colonEnd < end else { return nil }
    let words = text.string(colonEnd..<end).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
