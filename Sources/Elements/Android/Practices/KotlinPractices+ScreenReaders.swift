// Kotlin code that runs for screen reader users only.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `if (manager.isTouchExplorationEnabled) filters.visibility = View.GONE` in code that doesn't listen for
  /// changes.
  ///
  /// Source: Android, “AccessibilityManager › addTouchExplorationStateChangeListener”.
  mutating func screenReaderOnly(_ link: NodeID) {
    guard let expression = tree.expression(endingIn: link),
      let arm = tree.parent(of: expression), tree[arm].kind == .arm, let block = tree.child(.block, of: arm),
      tree.changesContent(block),
      !isMentionedAround([
        "addTouchExplorationStateChangeListener", "addAccessibilityStateChangeListener",
        "TouchExplorationStateChangeListener", "AccessibilityStateChangeListener",
        "onTouchExplorationStateChanged",
      ])
    else { return }
    add(Practice(hasViews ? .androidViews : .compose, .screenReaderOnly, range: tree[expression].range))
  }
}
