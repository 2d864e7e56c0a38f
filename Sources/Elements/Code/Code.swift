// Code without its comments, for searches by spelling.

import Source
import Syntax

/// The code in a range of a file, without the comments in it.
public struct Code: Sendable {
  private let tree: Tree
  private let range: Range<Int>

  init(_ tree: Tree, _ range: Range<Int>) {
    self.tree = tree
    self.range = range
  }

  var count: Int { range.count }

  /// Returns whether `word` occurs outside comments.
  public func spells(_ word: StaticString) -> Bool {
    // Most words don't occur at all, and most ranges contain no comment.
    guard tree.text[range].spells(word) else { return false }
    var start = range.lowerBound
    let first = tree.comments.partitioningIndex { $0.upperBound > start }
    for comment in tree.comments[first...] where start < range.upperBound {
      guard comment.lowerBound < range.upperBound else { break }
      if start < comment.lowerBound, tree.text[start..<comment.lowerBound].spells(word) { return true }
      start = max(start, comment.upperBound)
    }
    return start < range.upperBound && tree.text[start..<range.upperBound].spells(word)
  }
}

extension Tree {
  /// Returns the code in `range`, which is inside the text.
  func code(_ range: Range<Int>) -> Code { Code(self, range) }
}
