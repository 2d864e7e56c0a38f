// Cached names that the parts of a type mention: its declaration and its extensions in the file.

import Syntax

/// The names that each type in a file mentions, collected once per type.
struct TypeMentions {
  /// The top-level declarations by name.
  private var parts: [Identifier: [NodeID]]?
  private var names: [Identifier: Set<Identifier>] = [:]

  mutating func contain(_ wanted: Set<Identifier>, inPartsOf type: Identifier, of tree: Tree) -> Bool {
    if let known = names[type] { return !known.isDisjoint(with: wanted) }
    let parts =
      self.parts
      ?? Dictionary(grouping: tree.children(of: tree.root).filter { tree[$0].kind == .declaration }) {
        tree[$0].name
      }
    self.parts = parts
    let mentioned = Set(
      (parts[type] ?? []).lazy.flatMap { part in tree.subtree(of: part).lazy.map { tree.nodes[$0].name } })
    names[type] = mentioned
    return !mentioned.isDisjoint(with: wanted)
  }
}
