// The colors that an expression may have.

import Source
import Syntax

extension SwiftUIReader {
  /// Returns a system color with a meaning, such as red, that's an outcome of an expression.
  ///
  /// Gray isn't one, because it often means that a control is disabled.
  func signal(of value: NodeID) -> NodeID? {
    outcomes(of: value).first { tree.appleColor(of: $0, in: palette).isSignal }
  }

  /// Returns the lightest color that a property of the type can have.
  func lightestOutcome(of value: NodeID) -> NodeID? {
    guard tree[value].kind != .branch else { return nil }
    func luminance(_ id: NodeID) -> Double {
      let color = tree.appleColor(of: id, in: palette).shade(in: .light, 0)
      return color.map { $0.alpha == 1 ? $0.relativeLuminance : -1 } ?? -1
    }
    return outcomes(of: value).max { luminance($0) < luminance($1) }.flatMap { luminance($0) >= 0 ? $0 : nil }
  }

  /// Returns the outcomes of a ternary, of a property or function that the same type declares, or of a parameter.
  private func outcomes(of value: NodeID) -> [NodeID] {
    if tree[value].kind == .branch {
      guard let choice = tree.choice(of: value), !tree.subtreeMentions("colorScheme", choice.condition) else {
        return []
      }
      return choice.values.map(tree.unwrappedStyle)
    }
    let links = tree.links(of: value)
    guard links.count == 1, tree[links[0]].kind == .name || tree[links[0]].kind == .call else { return [] }
    let declaration =
      tree[links[0]].kind == .name
      ? tree.property(tree[links[0]].name, around: value) : tree.function(tree[links[0]].name, around: value)
    guard let block = declaration.flatMap({ tree.child(.block, of: $0) }) else {
      return tree[links[0]].kind == .name ? passedValues(of: links[0]) : []
    }
    guard !tree.subtreeMentions("colorScheme", block) else { return [] }
    return tree.colorOutcomes(in: block)
  }

  /// Returns the arguments that calls in the file pass for a parameter of the enclosing function.
  private func passedValues(of name: NodeID) -> [NodeID] {
    guard let function = tree.path(from: tree.root, to: name)?.last(where: tree.isBody),
      tree.declarationKind(of: function) == .function,
      tree.children(of: function).contains(where: {
        tree[$0].kind == .parameter && tree[$0].name == tree[name].name
      })
    else { return [] }
    var values: [NodeID] = []
    for index in tree.nodes.indices.prefix(Tree.longestFile) {
      let node = tree.nodes[index]
      guard node.kind == .call, node.name == tree[function].name,
        let value = tree.value(tree[name].name, of: NodeID(index))
      else { continue }
      values.append(tree.unwrappedStyle(value))
      if values.count == 64 { break }
    }
    return values
  }
}

extension Tree {
  /// The maximum number of nodes to search for calls.
  fileprivate static let longestFile = 8000

  /// Returns the function called `name` in the innermost type around a node, or nil if there isn't exactly one.
  fileprivate func function(_ name: Identifier, around node: NodeID) -> NodeID? {
    guard let path = path(from: root, to: node) else { return nil }
    for block in path.reversed() where self[block].kind == .block {
      let functions = children(of: block).filter {
        declarationKind(of: $0) == .function && self[$0].name == name
      }
      if !functions.isEmpty { return functions.count == 1 ? functions[0] : nil }
    }
    return nil
  }

  /// Returns the style in `AnyShapeStyle(style)`. Any other expression is a style itself.
  func unwrappedStyle(_ value: NodeID) -> NodeID {
    let links = links(of: value)
    guard links.count == 1, self[links[0]].kind == .call, self[links[0]].name == "AnyShapeStyle",
      let style = firstUnlabelledArgument(of: links[0]).flatMap(self.value(ofArgument:))
    else { return value }
    return style
  }

  /// Returns the expressions that a body may return.
  func colorOutcomes(in block: NodeID) -> [NodeID] {
    subtree(of: block).prefix(ElementTree.reach).map(NodeID.init).filter { id in
      guard self[id].kind == .chain else { return false }
      guard let parent = parent(of: id) else { return false }
      if self[parent].kind == .arm {
        return self.parent(of: parent).map { branchKind(of: $0) } == .ternary
      }
      return self[parent].kind == .statement || self[parent].kind == .block
    }
    .map(unwrappedStyle)
  }
}

extension ColorValue {
  /// True if it's a system color that's too light for text and often has a meaning.
  var isSignal: Bool {
    guard case .system(let color) = self else { return false }
    return [.red, .orange, .yellow, .green, .mint, .teal, .cyan].contains(color)
  }
}
