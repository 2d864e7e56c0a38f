// Deprecated APIs with a replacement.

import Source
import Syntax

extension AndroidXMLReader {
  /// Returns the deprecated attributes in a file.
  ///
  /// Source: Material Components for Android, docs/components/TextField.md, “Adding a trailing icon”: the attributes
  /// `passwordToggle…` are deprecated, `endIconMode="password_toggle"` takes their place.
  static func oldAPIs(in tree: Tree) -> [OldAPI] {
    var uses: [OldAPI] = []
    /// The current element. Its attributes follow its name.
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

  /// Renames the toggle's attributes that Material ignores once `endIconMode` is set.
  private static func iconEdits(_ attributes: AndroidAttributes, in tree: Tree) -> [WriterEdit] {
    ["Tint", "TintMode", "Drawable", "ContentDescription"].compactMap { suffix in
      attributes.attribute(Identifier(spelled: "app:passwordToggle\(suffix)")).map {
        .replace(tree.nameRange(of: $0), "app:endIcon\(suffix)")
      }
    }
  }
}
