// Expanded and collapsed states that Android view code doesn't expose.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `header.setOnClickListener { isExpanded = !isExpanded }` in code that never exposes the state.
  ///
  /// Source: Android, “AccessibilityNodeInfo › ACTION_EXPAND, ACTION_COLLAPSE”, “View › setStateDescription”.
  mutating func disclosure(_ call: NodeID) {
    guard tree[call].kind == .call,
      let closure = tree.trailingLambda(of: call)
        ?? tree.firstUnlabelledArgument(of: call).flatMap(tree.closure(ofArgument:)),
      let turned = tree.children(of: closure).lazy.compactMap({ tree.disclosureTurned(by: $0) }).first,
      !isMentionedAround([
        "stateDescription", "setStateDescription", "ACTION_EXPAND", "ACTION_COLLAPSE", "contentDescription",
        "setContentDescription", "setText", "text", "isChecked", "isSelected", "isActivated", "PopupMenu",
      ])
    else { return }
    add(Practice(.androidViews, .unsaidDisclosure, range: turned.range))
  }

  /// Checks `ActionBarDrawerToggle(activity, drawer, toolbar, 0, 0)`, whose last parameters label its actions.
  ///
  /// Source: Android, “ActionBarDrawerToggle”: `openDrawerContentDescRes`, `closeDrawerContentDescRes`.
  mutating func drawerToggle(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call) else { return }
    let last = tree.arguments(of: call).suffix(2).compactMap(tree.value(ofArgument:))
    guard last.count == 2, last.allSatisfy({ tree[$0].kind == .number && tree.number(of: $0) == 0 }) else {
      return
    }
    add(Practice(.androidViews, .unsaidDisclosure, range: tree[expression].range))
  }
}
