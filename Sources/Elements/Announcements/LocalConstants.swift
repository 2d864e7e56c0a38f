// Values of local properties that code refers to.

import Source
import Syntax

/// The properties in a Kotlin file, by name. Only properties that precede a use in the same declaration count, so
/// that a declaration's reading doesn't depend on other declarations.
struct LocalConstants {
  private let tree: Tree
  private let declarations: [ViewDefinitions.Outermost]
  private var properties: [Identifier: [NodeID]] = [:]

  init(_ tree: Tree, _ definitions: ViewDefinitions) {
    self.tree = tree
    declarations = definitions.outermost
    for index in tree.nodes.indices where tree.nodes[index].kind == .declaration {
      let id = NodeID(index)
      if tree.declarationKind(of: id) == .property { properties[tree[id].name, default: []].append(id) }
    }
  }

  /// Returns the nearest property named `name` before the byte `offset`.
  func property(_ name: Identifier, before offset: Int) -> NodeID? {
    guard let named = properties[name] else { return nil }
    let behind = named.partitioningIndex { tree[$0].range.lowerBound >= offset }
    let next = declarations.partitioningIndex { $0.range.lowerBound > offset }
    guard behind > 0, next > 0 else { return nil }
    let found = named[behind - 1]
    return declarations[next - 1].range.contains(tree[found].range.lowerBound) ? found : nil
  }

  /// Returns the value of that property.
  func value(_ name: Identifier, before offset: Int) -> NodeID? {
    property(name, before: offset).flatMap { tree.initialValue(ofKotlin: $0) }
  }
}
