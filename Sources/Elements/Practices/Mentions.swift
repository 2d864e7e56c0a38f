// Cached names that a declaration mentions.

import Syntax

/// The names in one declaration, collected once for several queries.
struct Mentions {
  private var declaration: NodeID?
  private var names: Set<Identifier> = []

  mutating func contain(_ wanted: Set<Identifier>, in declaration: NodeID, of tree: Tree) -> Bool {
    if self.declaration != declaration {
      self.declaration = declaration
      names = Set(tree.subtree(of: declaration).lazy.map { tree.nodes[$0].name })
    }
    return !names.isDisjoint(with: wanted)
  }
}
