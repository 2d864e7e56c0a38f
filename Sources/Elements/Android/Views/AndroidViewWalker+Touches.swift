// Touch listeners, and the overrides that handle touches in view classes.

import Source
import Syntax

extension AndroidViewWalker {
  /// Applies `setOnTouchListener { v, e -> … }`, `setOnTouchListener(object : View.OnTouchListener { … })`, or the same
  /// with a declaration in the file.
  mutating func listensToTouch(_ call: NodeID, on view: Int, _ site: Site) {
    if let place = site.place { table[view].add(place) }
    guard let argument = tree.arguments(of: call).first, let value = tree.value(ofArgument: argument) else {
      return
    }
    if let body = touchListener(value, depth: 0), touches.takesTouchesForClicks(body) {
      table[view].gestures.append(
        Gesture(.touch, handler: handlerName(of: value), range: tree.nameRange(of: call)))
    }
    if let lambda = tree.closure(ofArgument: argument) {
      _ = walkLambda(lambda, this: this, parameter: view)
    } else {
      _ = evaluate(value)
    }
  }

  /// Returns the code that a touch listener runs, or nil if it's elsewhere.
  private func touchListener(_ value: NodeID, depth: Int) -> NodeID? {
    guard depth < 3 else { return nil }
    switch tree[value].kind {
    case .closure: return value
    case .declaration: return onTouch(of: value)
    case .name:
      if tree.isName("this", value) { return onTouch(of: classes[currentClass].node) }
      return declared(tree[value].name, depth)
    case .chain:
      let links = tree.links(of: value)
      guard let last = links.last else { return nil }
      if tree[last].name == "OnTouchListener" { return tree.trailingLambda(of: last) }
      // `::onTouch`, `this::onTouch`
      guard tree[last].kind == .member, links.count == 1 || tree.isName("this", links[0]) else { return nil }
      return declared(tree[last].name, depth)
    default: return nil
    }
  }

  /// Returns the body of `onTouch` in a class or object.
  private func onTouch(of type: NodeID) -> NodeID? {
    guard let block = tree.child(.block, of: type) else { return nil }
    return tree.children(of: block).first {
      tree.declarationKind(of: $0) == .function && tree[$0].name == "onTouch"
    }
    .flatMap(tree.body(ofFunction:))
  }

  /// Returns the code in a function or property of the file.
  private func declared(_ name: Identifier, _ depth: Int) -> NodeID? {
    guard let member = survey.member(name) else { return nil }
    if tree.declarationKind(of: member) == .function { return tree.body(ofFunction: member) }
    let value =
      tree.initialValue(ofKotlin: member)
      ?? tree.children(of: member).first { tree.declarationKind(of: $0) == .object }
    return value.flatMap { touchListener($0, depth: depth + 1) }
  }

  // MARK: Overrides

  /// Reports an `onTouchEvent` that acts but never sends a click, and a `performClick` that omits `super`.
  ///
  /// Source: android.view.View, `performClick`: calls the listener and sends `TYPE_VIEW_CLICKED`; overrides are
  /// expected to call it.
  mutating func readTouchOverride(_ function: NodeID) {
    guard let view = classes[currentClass].selfView, tree.hasModifier("override", function),
      let body = tree.body(ofFunction: function)
    else { return }
    switch tree[function].name {
    case "onTouchEvent":
      guard !classes[currentClass].performsClick, touches.takesTouchesForClicks(body) else { return }
    case "performClick":
      guard tree[body].kind == .block, !callsSuper("performClick", in: body),
        !callsSuper("callOnClick", in: body)
      else { return }
    case "performAccessibilityAction", "onPerformAccessibilityAction":
      table[view].actions.append(.activate)
      return
    default: return
    }
    table[view].gestures.append(
      Gesture(.touch, handler: tree.nameText(of: function), range: tree.nameRange(of: function)))
  }

  private func callsSuper(_ name: Identifier, in body: NodeID) -> Bool {
    tree.subtree(of: body).contains { index in
      guard tree.nodes[index].kind == .chain else { return false }
      let links = tree.links(of: NodeID(index))
      return links.count >= 2 && tree[links[0]].name == "super" && tree[links[1]].name == name
    }
  }
}
