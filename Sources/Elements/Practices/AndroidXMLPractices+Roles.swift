// Roles that layouts repeat.

import Source
import Syntax

extension AndroidXMLPractices {
  /// `<Button android:clickable="true"/>`
  ///
  /// Source: Android, “Button”: its style `Widget.Button` is clickable; a style of the app may be another.
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
