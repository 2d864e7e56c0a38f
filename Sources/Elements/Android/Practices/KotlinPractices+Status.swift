// Messages that Kotlin code shows in views but doesn't announce.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `errorText.visibility = View.VISIBLE` and `errorText.isVisible = true` for a text created in the same
  /// class. A text from a layout has its live region there.
  mutating func message(shownBy member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target,
      tree.lastName(of: sides[1]) == "VISIBLE" || tree.isName("true", sides[1]),
      let owner = tree.links(of: target).dropLast().last, MessageName(tree.nameText(of: owner)) != nil,
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      !tree.setsUp(function),
      isMadeAround(tree[owner].name),
      !isMentionedAround([
        "accessibilityLiveRegion", "setAccessibilityLiveRegion", "announceForAccessibility", "requestFocus",
        "sendAccessibilityEvent",
      ])
    else { return }
    let range = tree[assignment].range
    add(Practice(.androidViews, .silentMessage, range: range))
  }

  /// Returns whether the surrounding code creates the text in a variable.
  private mutating func isMadeAround(_ name: Identifier) -> Bool {
    let declaration = declarations.first ?? tree.root
    if madeTexts.declaration != declaration {
      var names: Set<Identifier> = []
      for index in tree.subtree(of: declaration) where tree.nodes[index].kind == .call {
        switch tree.nodes[index].name {
        case "TextView", "AppCompatTextView", "MaterialTextView": break
        default: continue
        }
        guard let expression = tree.expression(endingIn: NodeID(index)),
          let property = tree.parent(of: expression),
          tree.declarationKind(of: property) == .property
        else { continue }
        names.insert(tree[property].name)
      }
      madeTexts = (declaration, names)
    }
    return madeTexts.names.contains(name)
  }
}
