// A search for whole words.

import Source

/// Words to search for in code.
struct WordSet {
  private let words: Set<String>
  /// The lengths of the words in bytes.
  private let lengths: Set<Int>

  init(_ words: some Sequence<String>) {
    self.words = Set(words)
    lengths = Set(self.words.map(\.utf8.count))
  }

  /// Returns whether `text` contains one of the words, not as part of a longer word.
  func occur(in text: SourceText) -> Bool {
    var start = 0
    while start < text.count {
      guard WordSet.isWord(text[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < text.count, WordSet.isWord(text[end]) { end += 1 }
      if lengths.contains(end - start), words.contains(text.string(start..<end)) { return true }
      start = end
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}
