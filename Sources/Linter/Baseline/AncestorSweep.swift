// The nodes around many places, in one walk over the tree.

import Syntax

/// Finds the nodes around one place after the other, in the order of the places.
struct AncestorSweep {
  private let tree: Tree
  private var next = 0
  private var open: [Int] = []

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// The nodes that hold `range`, the outermost first. No range may begin before the one asked for last.
  mutating func ancestors(of range: Range<Int>) -> [Int] {
    while next < tree.nodes.count, Int(tree.nodes[next].start) <= range.lowerBound {
      while let last = open.last, next >= Int(tree.nodes[last].subtreeEnd) { open.removeLast() }
      open.append(next)
      next += 1
    }
    return open.filter { Int(tree.nodes[$0].end) >= range.upperBound }
  }
}
