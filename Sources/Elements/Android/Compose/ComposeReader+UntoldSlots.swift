// Slots that a library shows but hides from screen readers.

import Syntax

extension ComposeReader {
  /// Returns the slot of a library composable that is shown but never announced, because the library clears its
  /// semantics: the text of an extended button with an icon, or the icon of a navigation item with a label.
  ///
  /// If only the selected item shows its label, the other items announce the icon instead. They never announce both.
  ///
  /// Source: androidx.compose.material3 (1.4), `ExtendedFloatingActionButton`, `NavigationBarItem`, and
  /// `NavigationRailItem`: `clearAndSetSemantics {}`. Material 2 doesn't do this in any of them.
  func untoldSlot(of call: NodeID) -> Identifier {
    guard !imports.isFromMaterial2(tree[call].name) else { return .none }
    switch imports.originalName(tree[call].name) {
    case "ExtendedFloatingActionButton", "SmallExtendedFloatingActionButton",
      "MediumExtendedFloatingActionButton", "LargeExtendedFloatingActionButton":
      return tree.argument("icon", of: call) == nil ? .none : "text"
    case "NavigationBarItem", "NavigationRailItem":
      // A label that is passed on may be null.
      let label = tree.argument("label", of: call)
      return label.flatMap(tree.closure(ofArgument:)) == nil ? .none : "icon"
    default: return .none
    }
  }
}
