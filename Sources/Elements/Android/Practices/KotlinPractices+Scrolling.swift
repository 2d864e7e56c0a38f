// Scroll actions that Kotlin code offers to accessibility services.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD)` without an action for a direction.
  ///
  /// Source: Android Lint, “AccessibilityScrollActions”; Android, “AccessibilityAction › ACTION_SCROLL_DOWN” (API 23).
  mutating func pagewiseScrolling(_ action: NodeID) {
    guard tree[action].name == "ACTION_SCROLL_FORWARD" || !isMentionedAround(["ACTION_SCROLL_FORWARD"]),
      let value = tree.expression(endingIn: action), let call = tree.argument(of: value)?.call,
      tree[call].name == "addAction", let statement = tree.expression(endingIn: call), isStatement(statement),
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      tree[function].name == "onInitializeAccessibilityNodeInfo", let type = enclosingType,
      isMentionedAround([
        "className", "setClassName", "getAccessibilityClassName", "setCollectionInfo", "collectionInfo",
      ]),
      !supertypes(of: type).contains(where: { scrolls(tree.nameText(of: $0)) }),
      !isMentionedAround([
        "ACTION_SCROLL_UP", "ACTION_SCROLL_DOWN", "ACTION_SCROLL_LEFT", "ACTION_SCROLL_RIGHT",
      ]),
      !isHandedOn(in: function)
    else { return }
    let range = tree[statement].range
    let hasDirections = tree.links(of: value).contains {
      tree.nameText(of: $0).hasPrefix("AccessibilityAction")
    }
    let direction = tree[action].name == "ACTION_SCROLL_FORWARD" ? "ACTION_SCROLL_DOWN" : "ACTION_SCROLL_UP"
    let name = tree.linkRange(of: action)
    let code =
      tree.text.string(range.lowerBound..<name.lowerBound) + direction
      + tree.text.string(name.upperBound..<range.upperBound)
    add(
      Practice(
        .androidViews, .pagewiseScrolling, range: range,
        edits: hasDirections ? [tree.text.statement(code, behind: range)] : []))
  }

  private func scrolls(_ name: String) -> Bool {
    ["RecyclerView", "ScrollView", "ViewPager", "ViewPager2", "ListView", "GridView", "LayoutManager"]
      .contains {
        name.hasSuffix($0)
      }
  }

  /// Returns whether a function passes the node to another function, which may add actions to it.
  private func isHandedOn(in function: NodeID) -> Bool {
    let parameters = Set(
      tree.children(of: function).filter { tree[$0].kind == .parameter }.map { tree[$0].name })
    return tree.subtree(of: function).contains { index in
      guard tree.nodes[index].kind == .call, tree.nodes[index].name != "onInitializeAccessibilityNodeInfo",
        tree.nodes[index].name != "wrap"
      else { return false }
      return tree.arguments(of: NodeID(index)).contains { argument in
        tree.value(ofArgument: argument).map { tree[$0].kind == .name && parameters.contains(tree[$0].name) }
          == true
      }
    }
  }
}
