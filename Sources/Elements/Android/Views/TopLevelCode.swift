// The top-level declarations of a file, which are analyzed together while users type.

import Source
import Syntax

/// The places of a file's top-level declarations.
struct TopLevelCode {
  private let starts: [Int]

  init(_ tree: Tree) { starts = tree.children(of: tree.root).map(\.index) }

  /// Returns the index of the declaration or statement that contains a node.
  func index(of node: NodeID) -> Int { starts.partitioningIndex { $0 > node.index } }

  /// Returns whether a node is a top-level declaration or statement.
  func begins(with node: NodeID) -> Bool {
    let index = index(of: node)
    return index > 0 && starts[index - 1] == node.index
  }
}
