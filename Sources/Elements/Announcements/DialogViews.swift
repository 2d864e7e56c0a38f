// The views that code gives to a dialog.

import Source
import Syntax

/// What stands behind the argument of `setView(…)`: views that the same function makes, or a layout.
struct DialogViews {
  private let tree: ElementTree
  /// The function around the dialog, else all of the file.
  private let scope: Range<Int>

  /// No function makes more views for a dialog.
  private static let mostViews = 64
  /// No file that people write has more around a dialog.
  private static let mostNodes = 20_000

  init(_ tree: ElementTree, around builder: NodeID) {
    self.tree = tree
    var node = builder
    var scope = tree.syntax.subtree(of: tree.syntax.root)
    for _ in 0..<ElementTree.reach {
      guard let parent = tree.syntax.parent(of: node) else { break }
      if tree.syntax.declarationKind(of: parent) == .function {
        scope = tree.syntax.subtree(of: parent)
        break
      }
      node = parent
    }
    self.scope = scope.lowerBound..<min(scope.upperBound, scope.lowerBound + DialogViews.mostNodes)
  }

  // MARK: Views of the function

  /// The views that an expression stands for, with those that are added to them, in the order in which they are added.
  func elements(shownBy value: NodeID) -> [ElementID] {
    let range = tree.syntax[value].range
    let made = tree.ids.filter { id in
      tree[id].framework == .androidViews && tree[id].parent == nil
        && range.contains(tree[id].range.lowerBound)
    }
    if !made.isEmpty { return made }
    guard tree.syntax[value].kind == .name else { return [] }
    var names = [tree.syntax[value].name]
    var next = 0
    while next < names.count, names.count < DialogViews.mostViews {
      for name in added(to: names[next]) where !names.contains(name) { names.append(name) }
      next += 1
    }
    return names.flatMap(elements(called:))
  }

  /// The view that a variable of the function holds, else the only one of the file that has this name, as of a property.
  private func elements(called name: Identifier) -> [ElementID] {
    let range = bytes
    let named = tree.ids.filter { id in
      tree[id].framework == .androidViews && tree[id].parent == nil
        && tree[id].boundName.map { Identifier(spelled: $0) } == name
    }
    let own = named.filter { range.contains(tree[$0].range.lowerBound) }
    return own.isEmpty && named.count == 1 ? named : own
  }

  private var bytes: Range<Int> { tree.syntax[NodeID(scope.lowerBound)].range }

  /// The views that are added to the one called `name`: `name.addView(field)`,
  /// `val name = Row(this).apply { addView(field) }`.
  private func added(to name: Identifier) -> [Identifier] {
    let syntax = tree.syntax
    var names: [Identifier] = []
    func add(_ call: NodeID) {
      guard let view = syntax.arguments(of: call).first.flatMap(syntax.value(ofArgument:)),
        syntax[view].kind == .name, names.count < DialogViews.mostViews
      else { return }
      names.append(syntax[view].name)
    }
    for node in scope.lazy.map(NodeID.init) {
      if syntax[node].kind == .chain, syntax.isName(name, syntax.firstLink(of: node)) {
        for link in syntax.links(of: node).dropFirst() where syntax[link].name == "addView" { add(link) }
      } else if syntax.declarationKind(of: node) == .property, syntax[node].name == name {
        for inner in syntax.subtree(of: node).lazy.map(NodeID.init) where syntax[inner].name == "addView" {
          if syntax[inner].kind == .call { add(inner) }
        }
      }
    }
    return names
  }

  /// Whether the function decides if a button of the dialog can be used: `dialog.positiveButton.isEnabled = false`.
  func mayBeDisabled(_ button: Identifier) -> Bool {
    let syntax = tree.syntax
    return scope.lazy.map(NodeID.init).contains { node in
      guard syntax[node].kind == .assignment, let target = syntax.target(of: node),
        syntax[target].name == "isEnabled", target.index > 0
      else { return false }
      return syntax[NodeID(target.index - 1)].name == button
    }
  }

  // MARK: Layouts

  /// The layout that an expression stands for: `main.xml` of `R.layout.main` and of the root of a `MainBinding`.
  func layout(_ value: NodeID) -> String? {
    if let named = layoutNamed(in: value) { return named }
    guard tree.syntax[value].kind == .name || tree.syntax[value].kind == .chain else { return nil }
    // `this.binding.root`
    let links = tree.syntax.links(of: value)
    let holder = links.first { tree.syntax[$0].name != "this" } ?? value
    let name = tree.syntax[holder].name
    guard name != .none, !tree.syntax.namesObject(holder) else { return nil }
    for node in tree.syntax.nodes.indices.prefix(DialogViews.mostNodes).lazy.map(NodeID.init) {
      switch tree.syntax[node].kind {
      case .declaration where tree.syntax[node].name == name, .parameter where tree.syntax[node].name == name:
        if let named = layoutNamed(in: node) { return named }
      case .assignment:
        if tree.syntax.target(of: node).map({ tree.syntax[$0].name }) == name,
          let named = layoutNamed(in: node)
        {
          return named
        }
      default: continue
      }
    }
    return nil
  }

  /// The first layout that code names by its resource or by the class of its binding.
  private func layoutNamed(in code: NodeID) -> String? {
    let syntax = tree.syntax
    for node in syntax.subtree(of: code).prefix(ElementTree.reach).lazy.map(NodeID.init) {
      switch syntax[node].kind {
      case .chain:
        if let name = syntax.resourceName(of: node, in: "layout") { return name + ".xml" }
      case .name, .type:
        let name = syntax.nameText(of: node)
        if name.hasSuffix("Binding"), let layout = AndroidResource.layout(ofBinding: name) {
          return layout + ".xml"
        }
      default: continue
      }
    }
    return nil
  }
}
