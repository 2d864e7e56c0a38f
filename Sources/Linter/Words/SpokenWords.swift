// Texts as the words that people say.

import Syntax

/// The words of a text in lower case, without punctuation.
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

  /// Where `other` stands in these words as a whole, in whatever number or tense; nil where it does not.
  package func firstIndex(of other: SpokenWords) -> Int? {
    guard !other.words.isEmpty, other.words.count <= words.count else { return nil }
    return (0...words.count - other.words.count).first { start in
      zip(words[start...], other.words).allSatisfy { $0 == $1 || $0.isForm(of: $1) }
    }
  }

  /// Whether these are nothing that anybody calls a control by: no letters, one or two characters, a number.
  var isUnspeakable: Bool {
    let letters = words.joined().filter(\.isLetter)
    return letters.count < 3 || words.allSatisfy { $0.contains(where: \.isNumber) }
  }

  /// Whether these short words may stand for those of `expansion`: “Mon” for “Monday”, “Pg Up” for “Page Up”.
  package func abbreviates(_ expansion: SpokenWords) -> Bool {
    if words.count == 1 { return expansion.words.contains { words[0].abbreviates($0) } }
    return words.count == expansion.words.count
      && zip(words, expansion.words).allSatisfy { $0 == $1 || $0.abbreviates($1) }
  }
}

private extension String {
  /// Whether only the ending differs: “favorites” and “favorite”.
  func isForm(of other: String) -> Bool {
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return short.count > 3 && long.count <= short.count + 2 && long.hasPrefix(short)
  }

  /// Whether this short word may stand for a longer one: “kg” for “kilograms”.
  func abbreviates(_ long: String) -> Bool {
    count < 5 && long.count > count && long.first == first && long.holdsInOrder(self)
  }

  /// Whether the characters of `other` stand here in their order, with others between them.
  func holdsInOrder(_ other: String) -> Bool {
    var rest = Substring(other)
    for character in self where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }
}
