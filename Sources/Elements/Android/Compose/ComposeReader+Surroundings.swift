// Controls inside app components, which may label them.

import Source
import Syntax

extension ComposeReader {
  /// Returns whether an app component around a control receives text that may label it. A row with the same action
  /// can't: the control is then another focus stop.
  mutating func isNamedBySurroundings(_ id: ElementID) -> Bool {
    var element = list[id]
    while let parent = element.parent {
      element = list[parent]
      guard element.role == .custom, isGivenWords(NodeID(element.origin)) else { continue }
      return !isPlainComponent(element) && !repeatsAction(ofRow: element, list[id])
    }
    return false
  }

  /// Returns whether the file declares a component, without any semantics that could label its content.
  private mutating func isPlainComponent(_ element: Element) -> Bool {
    let name = Identifier(spelled: element.typeName)
    if let known = plainComponents[name] { return known }
    let functions = tree.children(of: tree.root).filter {
      tree.declarationKind(of: $0) == .function && tree[$0].name == name
    }
    let isPlain =
      !functions.isEmpty
      && functions.allSatisfy { function in
        !tree.subtree(of: function).contains { ComposeReader.mayLabelContent(tree.nodes[$0].name) }
      }
    plainComponents[name] = isPlain
    return isPlain
  }

  private static func mayLabelContent(_ name: Identifier) -> Bool {
    switch name {
    case "semantics", "clearAndSetSemantics", "toggleable", "selectable", "triStateToggleable": true
    default: false
    }
  }

  /// Returns whether a control and the clickable component around it have a common effect.
  private func repeatsAction(ofRow row: Element, _ control: Element) -> Bool {
    guard let rowCall = tree.links(of: NodeID(row.origin)).last(where: { tree[$0].kind == .call }),
      let action = tree.value("onClick", of: rowCall), tree[action].kind == .closure,
      case let call = tree.leadingCall(of: NodeID(control.origin)), tree[call].kind == .call,
      let handler = tree.value("onCheckedChange", of: call) ?? tree.value("onClick", of: call)
        ?? tree.argument("onCheckedChange", at: 1, of: call).flatMap(tree.value(ofArgument:))
        ?? tree.trailingLambda(of: call)
    else { return false }
    return !tree.effects(of: action).isDisjoint(with: tree.effects(of: handler))
  }

  /// Returns whether a call takes a text or a click handler.
  private func isGivenWords(_ chain: NodeID) -> Bool {
    guard let call = tree.links(of: chain).last(where: { tree[$0].kind == .call }) else { return false }
    return tree.arguments(of: call).contains { argument in
      switch tree[argument].name {
      case "title", "text", "label", "name", "headline", "onClick", "onCheckedChange", "description":
        return true
      default: break
      }
      guard let value = tree.value(ofArgument: argument) else { return false }
      return tree[value].kind == .string
        || tree.kotlinText(of: value) != .dynamic && !tree.isName("null", value)
    }
  }
}
