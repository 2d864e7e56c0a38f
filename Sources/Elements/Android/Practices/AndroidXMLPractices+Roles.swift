// Redundant roles in layouts.

import Source
import Syntax

extension AndroidXMLPractices {
  /// Checks `<Button android:clickable="true"/>`.
  ///
  /// Source: Android, “Button”: its style `Widget.Button` is clickable; an app style may not be.
  mutating func repeatedRole(_ attribute: NodeID) {
    guard attributes.isTrue("android:clickable"), !attributes.has("style") else { return }
    switch tree[element].name {
    case "Button", "ImageButton", "AppCompatButton", "AppCompatImageButton", "MaterialButton": break
    default: return
    }
    add(
      Practice(
        .androidXML, .repeatedRole, range: tree[attribute].range, edits: removal(of: attribute),
        keepsBehavior: true))
  }
}
