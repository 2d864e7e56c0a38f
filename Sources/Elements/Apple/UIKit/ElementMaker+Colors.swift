// The backgrounds around a view.

import Source
import Syntax

extension ElementMaker {
  /// The backgrounds that the type's code sets on its other views, one of which is probably behind this view.
  var surroundings: [WrittenColor] {
    guard facts.colors.contains(where: { $0.use == .foreground }), !isSelf else { return [] }
    let grounds = composer.types.types[slot.enclosingType].grounds
    guard grounds.count <= TypeGround.most else { return [] }
    return grounds.filter { ground in
      !ground.slots.contains { gathered.names.contains($0) || isCover($0) }
    }.map(\.color)
  }

  /// Returns whether the name of a view suggests that it's in front of others for a while.
  private func isCover(_ id: SlotID) -> Bool {
    composer.names(of: id).contains { name in
      let node = composer.slots[name].node
      guard tree.declarationKind(of: node) == .property else { return false }
      let text = tree.text[tree.nameRange(of: node)]
      return ["mask", "Mask", "verlay", "cover", "Cover", "dim", "Dim", "skeleton", "Skeleton"]
        .contains { (word: StaticString) in text.spells(word) }
    }
  }
}
