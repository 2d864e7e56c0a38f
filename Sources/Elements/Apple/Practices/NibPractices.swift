// Practices in Interface Builder files.

import Source
import Syntax

/// The practices in an Interface Builder file, found by its attributes.
enum NibPractices {
  static func all(in tree: Tree) -> [Practice] {
    guard InterfaceBuilderReader.isRead(tree) else { return [] }
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind == .attribute, node.name == "textAlignment",
        let value = tree.child(.value, of: NodeID(index)),
        tree.text[tree[value].range].elementsEqual("justified".utf8), hasSeveralLines(NodeID(index), tree)
      else { return nil }
      return Practice(
        .interfaceBuilder, .justifiedText, range: node.range, edits: [.replace(tree[value].range, "natural")])
    }
  }

  /// Returns whether the view with an attribute may have several lines. A label has one unless the file says otherwise.
  ///
  /// Source: Apple, “UILabel › numberOfLines”: the default value is 1.
  private static func hasSeveralLines(_ attribute: NodeID, _ tree: Tree) -> Bool {
    guard let view = tree.parent(of: attribute), tree[view].name == "label" else { return true }
    let lines = tree.children(of: view).first { tree[$0].name == "numberOfLines" }
    return lines.flatMap { tree.child(.value, of: $0) }.map {
      !tree.text[tree[$0].range].elementsEqual("1".utf8)
    }
      ?? false
  }
}
