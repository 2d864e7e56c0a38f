// Views that code passes to a dialog.

import Source
import Syntax

/// The content of a `setView(…)` argument: views that the same function creates, or a layout.
struct DialogViews {
  private let tree: ElementTree
  /// The function around the dialog, or else the whole file.
  private let scope: Range<Int>

  /// The maximum number of views. No function creates more for a dialog.
  private static let mostViews = 64
  /// The maximum number of nodes. No handwritten code has more around a dialog.
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

  /// Returns the views in an expression, and those added to them, in the order in which they're added.
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

  /// Returns the view in a variable of the function, or else the only one in the file with this name, such as a
  /// property's.
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

  /// Returns the views added to the one in `name`: `name.addView(field)`,
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

  /// Returns whether the function may disable a button of the dialog: `dialog.positiveButton.isEnabled = false`.
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

  /// Returns the layout of an expression: `main.xml` for `R.layout.main` and for the root of a `MainBinding`.
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

  /// Returns the first layout that code refers to by its resource or its binding class.
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
