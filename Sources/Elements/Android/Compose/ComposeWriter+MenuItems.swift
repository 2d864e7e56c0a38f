// Fixes for menu items that toggle a state and contain a control with the same action.

import Source
import Syntax

extension ComposeWriter {
  /// Returns edits that make the control in `DropdownMenuItem(onClick = f, leadingIcon = { Checkbox(on, f) })` passive
  /// and expose its state on the item.
  ///
  /// Source: Android Developers, “Compose › Semantics”: an item merges the semantics of its content, but a control
  /// without a callback has none.
  func passive(_ id: ElementID, inMenuItem item: ElementID) -> [WriterEdit]? {
    guard tree[item].typeName == "DropdownMenuItem", tree.doesTheSame(id, as: item),
      let call = call(of: tree[item]),
      let toggling = toggling(tree[id]), toggling.function != "triStateToggleable"
    else { return nil }
    let isSelection = toggling.function == "selectable"
    let state =
      isSelection ? "selected = \(toggling.state)" : "toggleableState = ToggleableState(\(toggling.state))"
    guard !toggling.state.contains(where: \.isNewline),
      let semantics = semantics(of: call, [.text("role = Role.\(toggling.role); \(state)")])
    else { return nil }
    let package = "androidx.compose.ui.semantics."
    let paths =
      [package + "role", package + (isSelection ? "selected" : "toggleableState")]
      + (isSelection ? [] : ["androidx.compose.ui.state.ToggleableState"])
    let edits = semantics + [.replace(syntax[toggling.callback].range, "null")] + keepingSize(of: tree[id])
    return ComposeImportWriter(syntax: syntax).importing(edits, and: paths)
  }
}
