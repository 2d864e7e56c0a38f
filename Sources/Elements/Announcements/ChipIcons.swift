// Chips with a close icon that's set in code.

import Source
import Syntax

/// The assignments `isCloseIconVisible = true` in a Kotlin declaration.
struct ChipIcons {
  /// The variables before the dot.
  private var variables: Set<Identifier> = []
  /// The positions of assignments without a variable, as in `apply { … }`, in order.
  private var places: [Int] = []

  /// Creates an empty collection.
  init() {}

  init(_ syntax: Tree, in declaration: NodeID) {
    guard syntax.language == .kotlin else { return }
    for index in syntax.subtree(of: declaration) where syntax.nodes[index].kind == .assignment {
      let sides = Array(syntax.children(of: NodeID(index)))
      guard sides.count == 2, syntax.isName("true", sides[1]) else { continue }
      let links = syntax.links(of: sides[0])
      guard let first = links.first, let last = links.last, syntax[last].name == "isCloseIconVisible" else {
        continue
      }
      if links.count == 1 {
        places.append(Int(syntax[first].start))
      } else {
        variables.insert(syntax[first].name)
      }
    }
  }

  /// Returns whether code shows the close icon of a chip.
  func contains(_ chip: Element) -> Bool {
    if let name = chip.boundName, variables.contains(Identifier(spelled: name)) { return true }
    let next = places.partitioningIndex { $0 >= chip.range.lowerBound }
    return next < places.count && places[next] < chip.range.upperBound
  }
}
