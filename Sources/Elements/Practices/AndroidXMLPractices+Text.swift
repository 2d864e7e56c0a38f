// How Android XML sets texts.

import Source
import Syntax

extension AndroidXMLPractices {
  /// `android:lineSpacingMultiplier="0.6"`
  ///
  /// Source: Android, “TextView › android:lineSpacingMultiplier” and “android:lineSpacingExtra”, which is added.
  mutating func lineHeight(_ attribute: NodeID) {
    let range = value(of: attribute)
    guard !attributes.has("android:lineSpacingExtra"), let multiple = Tree.number(tree.text[range]),
      multiple > 0
    else { return }
    add(
      Practice(
        .androidXML, .lineHeight(multiple), range: tree[attribute].range,
        edits: [.replace(range, multiple < 1 ? "1.0" : "1.5")]))
  }
}
