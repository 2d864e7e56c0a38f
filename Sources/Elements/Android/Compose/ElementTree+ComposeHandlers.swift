// Handlers of Compose elements, compared by their effects.

import Source
import Syntax

extension ElementTree {
  /// Returns the value of an element's `onClick`, `onCheckedChange`, or click modifier.
  func handler(of element: Element) -> NodeID? {
    let writer = ComposeWriter(tree: self)
    guard let call = writer.call(of: element) else { return nil }
    if let action = rowAction(of: element, call) { return action }
    if let tap = element.gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: element)
    {
      return syntax.value("onClick", of: click) ?? syntax.value("onValueChange", of: click)
        ?? syntax.trailingLambda(of: click)
    }
    if Composable.named(syntax[call].name) == nil {
      // An app wrapper that receives only its action.
      let change = element.role.isValueControl ? syntax.value("onCheckedChange", of: call) : nil
      return syntax.value("onClick", of: call) ?? change ?? syntax.trailingLambda(of: call)
    }
    let isValue = element.role.isValueControl && syntax[call].name != "IconButton"
    let named = syntax.value("onClick", of: call) ?? syntax.value("onCheckedChange", of: call)
    return named
      ?? (isValue
      ? syntax.argument("onCheckedChange", at: 1, of: call) : syntax.argument("onClick", at: 0, of: call))
      .flatMap(syntax.value(ofArgument:))
  }

  /// Returns the action that a call passes to a custom component for the row that it shows around an element.
  private func rowAction(of element: Element, _ call: NodeID) -> NodeID? {
    guard element.role == .container, Composable.named(syntax[call].name) == nil,
      let tap = element.gestures.first(where: { $0.kind == .tap })
    else { return nil }
    return syntax.arguments(of: call).first { syntax[$0].range == tap.range }
      .flatMap(syntax.value(ofArgument:))
  }

  /// Returns whether two Compose elements have a common effect: they call the same function or set the same variable.
  /// A control with an empty handler leaves the effect to the row around it.
  public func doesTheSame(_ inner: ElementID, as outer: ElementID) -> Bool {
    guard let first = handler(of: self[inner]), let second = handler(of: self[outer]),
      // A handler that contains the element shows it as content, such as the entries of a menu.
      !syntax[second].range.contains(self[inner].range.lowerBound)
    else { return false }
    if self[inner].role.isValueControl, syntax.doesNothing(first), !syntax.doesNothing(second) { return true }
    return !syntax.effects(of: first).isDisjoint(with: syntax.effects(of: second))
  }

  /// Returns whether a Compose control repeats the action of the row that a custom component or menu item shows around
  /// it: `Setting(name, onClick = { flip() }) { Switch(on, { flip() }) }`.
  public func repeatsAction(ofRowAround id: ElementID) -> Bool {
    guard self[id].framework == .compose, self[id].role.isValueControl, let handler = handler(of: self[id]),
      case let effects = syntax.effects(of: handler), !effects.isEmpty
    else { return false }
    var node = handler
    for _ in 0..<ElementTree.deepestRow {
      guard let parent = syntax.parent(of: node), syntax[parent].kind != .declaration else { return false }
      node = parent
      guard syntax[node].kind == .call, syntax[node].range != self[id].constructor else { continue }
      let actions = [syntax.value("onClick", of: node), syntax.trailingLambda(of: node)]
      let isRow = actions.contains { action in
        action.map {
          !syntax[$0].range.contains(self[id].constructor.lowerBound)
            && !effects.isDisjoint(with: syntax.effects(of: $0))
        } ?? false
      }
      if isRow { return true }
    }
    return false
  }

  /// The maximum number of nodes between a control and its row.
  private static let deepestRow = 48
}

extension Tree {
  /// Returns whether a handler is a lambda without statements.
  func doesNothing(_ handler: NodeID) -> Bool {
    self[handler].kind == .closure && children(of: handler).allSatisfy { self[$0].kind == .parameter }
  }

  /// Returns the functions that a handler calls and the variables that it sets. If an event is passed on, the event is
  /// included, as in `onEvent(Event.Open(id))`.
  func effects(of handler: NodeID) -> Set<String> {
    guard self[handler].kind == .closure else {
      return Set(
        [links(of: handler).last { self[$0].name != "invoke" }.map(nameText(of:))]
          .compactMap(\.self))
    }
    var effects: Set<String> = []
    for index in subtree(of: handler).dropFirst().prefix(ElementTree.reach) {
      let id = NodeID(index)
      switch nodes[index].kind {
      case .assignment:
        guard let target = children(of: id).first(where: { _ in true }),
          !subtreeMentions("copy", id)
        else { continue }
        if let last = links(of: target).last(where: { self[$0].name != "value" }) {
          effects.insert(nameText(of: last))
        }
      case .chain:
        let all = links(of: id)
        let links = all.filter { self[$0].name != "invoke" }
        guard let last = links.last, !namesObject(last), !Tree.saysNothing(self[last].name),
          self[last].kind == .call || links.count < all.count
        else { continue }
        effects.insert(([last] + event(last)).map(nameText(of:)).joined(separator: " "))
      default: continue
      }
    }
    return effects
  }

  /// Returns the events that a call passes on: objects, by their last name.
  private func event(_ call: NodeID) -> [NodeID] {
    guard self[call].kind == .call else { return [] }
    return arguments(of: call).compactMap { argument in
      guard let value = self.value(ofArgument: argument), let last = links(of: value).last,
        namesObject(last), self[last].kind != .string
      else { return nil }
      return last
    }
  }

  /// Returns whether a function only wraps or accompanies the relevant call.
  private static func saysNothing(_ name: Identifier) -> Bool {
    switch name {
    case "let", "run", "launch", "invokeOnCompletion", "scrollToItem", "animateScrollToItem", "scrollTo",
      "animateScrollTo",
      "scrollToPage", "animateScrollToPage", "also", "apply", "with", "copy", "not", "remember", "println",
      "d", "i",
      "log":
      true
    default: false
    }
  }
}
