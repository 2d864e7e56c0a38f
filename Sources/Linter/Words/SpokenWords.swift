// The words of texts as people say them.

import Syntax

/// The words of a text in lowercase, without punctuation.
package struct SpokenWords: Equatable, Sendable {
  package var words: [String]

  package init(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      words = text.lowercased().utf8.split { !$0.isASCIILetter && !$0.isDigit && $0 != UInt8(ascii: "'") }
        .map { String(Substring($0)) }
    } else {
      words = text.lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
        .map(String.init)
    }
  }

  /// Returns the index of the first consecutive occurrence of `other`, ignoring endings such as plurals. Nil if there
  /// is none.
  package func firstIndex(of other: SpokenWords) -> Int? {
    guard !other.words.isEmpty, other.words.count <= words.count else { return nil }
    return (0...words.count - other.words.count).first { start in
      zip(words[start...], other.words).allSatisfy { $0 == $1 || $0.isForm(of: $1) }
    }
  }

  /// True if users wouldn't say the words to address a control: fewer than three letters, or only numbers.
  var isUnspeakable: Bool {
    let letters = words.joined().filter(\.isLetter)
    return letters.count < 3 || words.allSatisfy { $0.contains(where: \.isNumber) }
  }

  /// Returns whether the words may abbreviate those of `expansion`: “Mon” for “Monday”, “Pg Up” for “Page Up”.
  package func abbreviates(_ expansion: SpokenWords) -> Bool {
    if words.count == 1 { return expansion.words.contains { words[0].abbreviates($0) } }
    return words.count == expansion.words.count
      && zip(words, expansion.words).allSatisfy { $0 == $1 || $0.abbreviates($1) }
  }
}

private extension String {
  /// Returns whether only the ending differs: “favorites” and “favorite”.
  func isForm(of other: String) -> Bool {
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return short.count > 3 && long.count <= short.count + 2 && long.hasPrefix(short)
  }

  /// Returns whether the word may abbreviate a longer one: “kg” for “kilograms”.
  func abbreviates(_ long: String) -> Bool {
    count < 5 && long.count > count && long.first == first && long.holdsInOrder(self)
  }

  /// Returns whether the string contains the characters of `other` in order, possibly with others in between.
  func holdsInOrder(_ other: String) -> Bool {
    var rest = Substring(other)
    for character in self where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }
}
