// What documents of Interface Builder do beside making elements.

import Source
import Syntax

/// Looks at the attributes of a document that a rule may have an opinion about.
enum NibPractices {
  static func all(in tree: Tree) -> [Practice] {
    guard InterfaceBuilderReader.isRead(tree) else { return [] }
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind == .attribute, node.name == "textAlignment",
        let value = tree.child(.value, of: NodeID(index)),
        tree.text[tree[value].range].elementsEqual("justified".utf8)
      else { return nil }
      return Practice(
        .interfaceBuilder, .justifiedText, range: node.range, edits: [.replace(tree[value].range, "natural")])
    }
  }
}
