// Selections that a SwiftUI view gets from its caller and shows only visually.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `let isSelected: Bool` in a view whose only use of it is a background, a color, or a border.
  mutating func givenSelection(_ property: NodeID) {
    guard tree.declarationKind(of: property) == .property, tree.child(.block, of: property) == nil,
      let type = enclosingType, tree.declarationKind(of: type) == .struct, tree.mentionsType("View", type),
      tree.subtree(of: type).count < 4_000
    else { return }
    let code = tree.code(tree[type].range)
    let tellers: [StaticString] = [
      "ccessib", "Button", "onTapGesture", "NavigationLink", "Toggle", "Picker", "Preview",
    ]
    guard !tellers.contains(where: { code.spells($0) }) else { return }
    let name = tree[property].name
    var look: NodeID?
    var owners: [NodeID] = []
    var index = tree.subtree(of: type).lowerBound
    let end = tree.subtree(of: type).upperBound
    while index < end {
      let node = tree.nodes[index]
      let id = NodeID(index)
      if id == property || tree.declarationKind(of: id) == .initializer {
        index = Int(node.subtreeEnd)
        continue
      }
      while let owner = owners.last, Int(tree[owner].subtreeEnd) <= index { owners.removeLast() }
      if node.kind == .call, SwiftPractices.isLook(node.name) { owners.append(id) }
      if node.name == name, node.kind == .name || node.kind == .member {
        guard let owner = owners.first else { return }
        look = look ?? owner
      }
      index += 1
    }
    guard let look else { return }
    add(
      Practice(
        .swiftUI, .drawnSelection, range: tree.nameRange(of: look).lowerBound..<Int(tree[look].end)))
  }

  /// Returns whether a modifier only changes how a view looks.
  private static func isLook(_ name: Identifier) -> Bool {
    switch name {
    case "background", "foregroundColor", "foregroundStyle", "tint", "border", "fill", "stroke",
      "strokeBorder",
      "fontWeight", "bold", "opacity", "scaleEffect", "shadow":
      true
    default: false
    }
  }
}
