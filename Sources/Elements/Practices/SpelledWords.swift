// Cached searches for words in a declaration's code.

import Source
import Syntax

/// A search for words in code, ignoring comments, which may only mention them or name rules.
struct SpelledWords {
  private let words: WordSearch
  private var declaration: NodeID?
  private var areFound = false

  init(_ words: WordSearch) { self.words = words }

  mutating func occur(in declaration: NodeID, of tree: Tree) -> Bool {
    if self.declaration != declaration {
      self.declaration = declaration
      areFound = words.finds(in: SourceText(code(of: tree[declaration].range, in: tree)))
    }
    return areFound
  }

  /// Returns the bytes of a range without its comments.
  private func code(of range: Range<Int>, in tree: Tree) -> [UInt8] {
    var code: [UInt8] = []
    code.reserveCapacity(range.count)
    var start = range.lowerBound
    for comment in tree.comments[tree.comments.partitioningIndex { $0.lowerBound >= range.lowerBound }...] {
      guard comment.upperBound <= range.upperBound else { break }
      code += tree.text[start..<max(start, comment.lowerBound)]
      start = max(start, comment.upperBound)
    }
    return code + tree.text[start..<range.upperBound]
  }
}
