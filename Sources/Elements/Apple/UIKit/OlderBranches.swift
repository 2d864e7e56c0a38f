// Code for older compilers and systems.

import Source
import Syntax

/// Branches for older compilers and systems, in which the old name is the right one.
struct OlderBranches {
  private let tree: Tree
  private var end = 0

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// True if the last entered node is in such a branch.
  private(set) var isInside = false

  mutating func enter(_ index: Int) {
    if index >= end { isInside = false }
    guard !isInside, let kind = tree.branchKind(of: NodeID(index)), kind == .compilation || kind == .if else {
      return
    }
    let node = tree.nodes[index]
    let line = tree.lineStart(of: NodeID(index))
    guard line.spells("swift(") || line.spells("compiler(") || line.spells("#available") else { return }
    isInside = true
    end = Int(node.subtreeEnd)
  }
}
