// What a library shows and does not tell.

import Syntax

extension ComposeReader {
  /// The slot of a library's composable that is seen and never heard, because the library clears its semantics: the text
  /// of an extended button, where it has an icon, and the icon of an item for navigation, where it has a label.
  ///
  /// Where the label is shown of the selected item alone, the icon is heard in its place of the others; never both.
  ///
  /// Source: androidx.compose.material3 (1.4), `ExtendedFloatingActionButton`, `NavigationBarItem` and
  /// `NavigationRailItem`: `clearAndSetSemantics {}`. Material 2 does so with none of them.
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
