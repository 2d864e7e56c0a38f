// APIs that another one replaces.

import Source
import Syntax

extension AndroidXMLReader {
  /// Source: Material Components for Android, docs/components/TextField.md, “Adding a trailing icon”: the attributes
  /// `passwordToggle…` are deprecated, `endIconMode="password_toggle"` takes their place.
  static func oldAPIs(in tree: Tree) -> [OldAPI] {
    var uses: [OldAPI] = []
    /// Attributes follow the name of their element.
    var element = tree.root
    var last: NodeID?
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if node.kind == .element { element = NodeID(index) }
      guard node.kind == .attribute, node.name == "app:passwordToggleEnabled", last != element else {
        continue
      }
      last = element
      let attributes = AndroidAttributes(of: element, in: tree)
      guard attributes.isTrue("app:passwordToggleEnabled") else { continue }
      uses.append(
        OldAPI(
          .androidXML, "app:passwordToggleEnabled", new: "app:endIconMode", range: node.range,
          edits: attributes.has("app:endIconMode")
            ? []
            : [.replace(node.range, "app:endIconMode=\"password_toggle\"")] + iconEdits(attributes, in: tree))
      )
    }
    return uses
  }

  /// Renames the attributes that Material ignores once `endIconMode` is set.
  private static func iconEdits(_ attributes: AndroidAttributes, in tree: Tree) -> [WriterEdit] {
    iconAttributes.compactMap { old, name, new in
      attributes.attribute(old).map { attribute in
        let start = Int(tree[attribute].start)
        return .replace(start..<start + name.utf8.count, new)
      }
    }
  }

  /// Attributes of the password toggle, their spelling, and the attributes that replace them.
  private static let iconAttributes: [(old: Identifier, spelling: String, new: String)] = [
    ("app:passwordToggleTint", "app:passwordToggleTint", "app:endIconTint"),
    ("app:passwordToggleTintMode", "app:passwordToggleTintMode", "app:endIconTintMode"),
    ("app:passwordToggleDrawable", "app:passwordToggleDrawable", "app:endIconDrawable"),
    (
      "app:passwordToggleContentDescription", "app:passwordToggleContentDescription",
      "app:endIconContentDescription"
    ),
  ]
}
