// A single traversal that finds the ancestors at many positions.

import Syntax

/// A search for the nodes around ranges that are given in ascending order.
struct AncestorSweep {
  private let tree: Tree
  private var next = 0
  private var open: [Int] = []

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// Returns the nodes that contain `range`, outermost first. Ranges must not start before the previous one.
  mutating func ancestors(of range: Range<Int>) -> [Int] {
    while next < tree.nodes.count, Int(tree.nodes[next].start) <= range.lowerBound {
      while let last = open.last, next >= Int(tree.nodes[last].subtreeEnd) { open.removeLast() }
      open.append(next)
      next += 1
    }
    return open.filter { Int(tree.nodes[$0].end) >= range.upperBound }
  }
}
