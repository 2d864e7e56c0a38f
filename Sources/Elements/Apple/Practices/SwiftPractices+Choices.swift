// Selections that UIKit code shows but doesn't expose.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray`.
  mutating func drawnSelection(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, let condition = tree.condition(ofChoice: sides[1]),
      tree.isSelection(condition), tree[condition].kind != .prefix,
      // UIKit exposes the selection with this property.
      !tree.subtreeMentions("isSelected", condition),
      let view = pressedView(tree.links(of: target)),
      !isMentionedAround([
        "isSelected", "accessibilityTraits", "accessibilityValue", "accessibilityLabel", "setTitle",
        "UISegmentedControl",
      ])
    else { return }
    add(
      Practice(
        .uiKit, .drawnSelection, range: tree[assignment].range,
        edits: [
          tree.text.statement(
            "\(view).isSelected = \(tree.sourceText(of: condition))", behind: tree[assignment].range)
        ]))
  }

  /// Returns the code of a view whose name ends like a button's: `oneButton` in `oneButton.layer.borderColor`.
  private func pressedView(_ links: [NodeID]) -> String? {
    guard
      let view = links.last(where: { link in
        let last = NameSuggestion.words(in: tree.nameText(of: link)).last
        return last == "button" || last == "btn"
      }), view != links.last, let first = links.first, tree[view].kind == .name || tree[view].kind == .member
    else { return nil }
    return tree.text.string(Int(tree[first].start)..<Int(tree[view].end))
  }
}
