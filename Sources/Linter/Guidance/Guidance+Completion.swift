// Completions for words that start with `a11y`.

import Elements
package import Source
import Syntax

extension Guidance {
  /// A code snippet that an editor offers as a completion.
  package struct Completion: Sendable {
    /// `a11yFocus`
    package var label: String
    package var guidance: Guidance
    package var code: Replacement
  }

  /// The prefix of every label.
  private static let prefix = "a11y"

  /// Returns the completions for the word that ends at `offset`, with its byte range. There are none before `a11`.
  package static func completions(
    before offset: Int, in text: SourceText, path: String
  ) -> (word: Range<Int>, [Completion]) {
    let word = text.word(before: offset)
    let written = text.string(word).lowercased()
    guard written.count >= prefix.count - 1, (prefix + written.dropFirst(prefix.count)).hasPrefix(written),
      let framework = framework(of: text, path: path)
    else { return (word, []) }
    let offers = all.compactMap { guidance in
      guidance.snippet(for: framework).map {
        Completion(label: prefix + guidance.name, guidance: guidance, code: $0)
      }
    }
    return (word, offers)
  }

  /// Returns whether more letters of a word may lead to completions, although there are none yet.
  package static func mayComplete(_ word: String) -> Bool {
    let written = word.lowercased()
    return !written.isEmpty && written.count < prefix.count - 1 && prefix.hasPrefix(written)
  }

  /// Returns the framework that a file uses.
  private static func framework(of text: SourceText, path: String) -> Framework? {
    switch Language(path: path) {
    case .swift: text[0..<text.count].spells("import SwiftUI") ? .swiftUI : .uiKit
    case .kotlin: text[0..<text.count].spells("androidx.compose") ? .compose : .androidViews
    case .xml, nil: nil
    }
  }
}

extension SourceText {
  /// Returns the range of the identifier that ends at an offset.
  fileprivate func word(before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, offset - start < 64, self[start - 1].isIdentifierByte { start -= 1 }
    return start..<offset
  }

  /// Returns the range of the identifier around an offset.
  package func word(around offset: Int) -> Range<Int> {
    var end = offset
    while end < count, end - offset < 64, self[end].isIdentifierByte { end += 1 }
    return word(before: offset).lowerBound..<end
  }
}
