// The purpose of the handlers of SwiftUI gestures.

import Source
import Syntax

extension SwiftUIReader {
  /// Returns whether an argument is an empty closure.
  func isEmpty(_ argument: NodeID) -> Bool {
    tree.closure(ofArgument: argument).map { tree.subtree(of: $0).count == 1 } ?? false
  }

  /// Returns the purpose of a handler: a dismissal if it only hides the keyboard or clears focus, a secret if it counts
  /// taps, and an action otherwise.
  func purpose(of argument: NodeID) -> Gesture.Purpose {
    if ownHandler(argument).map(tree.countsTaps(in:)) == true { return .secret }
    guard let closure = tree.closure(ofArgument: argument) else {
      return tree.value(ofArgument: argument).map { isDismissal(tree.lastName(of: $0)) } == true
        ? .dismissal : .action
    }
    var sawDismissal = false
    for index in tree.subtree(of: closure).dropFirst() {
      let node = tree.nodes[index]
      switch node.kind {
      case .call:
        guard isDismissal(node.name) || node.name == "withAnimation" else { return .action }
        if isDismissal(node.name) { sawDismissal = true }
      case .assignment:
        guard clearsFocus(NodeID(index)) else { return .action }
        sawDismissal = true
      default: continue
      }
    }
    return sawDismissal ? .dismissal : .action
  }

  private func isDismissal(_ name: Identifier) -> Bool {
    switch name {
    case "resignFirstResponder", "endEditing", "hideKeyboard", "dismissKeyboard", "endTextEditing",
      "clearFocus",
      "closeKeyboard", "unfocus":
      true
    default: false
    }
  }

  /// Returns true for `isFocused = false` and `focusedField = nil`.
  private func clearsFocus(_ assignment: NodeID) -> Bool {
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, tree.isName("false", sides[1]) || tree.isName("nil", sides[1]),
      let target = tree.links(of: sides[0]).last
    else { return false }
    let name = tree.nameText(of: target).lowercased()
    return name.contains("focus") || name.contains("keyboard") || name.contains("isediting")
  }

  /// Returns the code of a handler: its closure, or the function of the same type that it is or calls.
  private func ownHandler(_ argument: NodeID) -> NodeID? {
    guard let name = handlerName(ofArgument: argument) else { return tree.closure(ofArgument: argument) }
    guard let type, tree.declarationKind(of: type) == .struct, let block = tree.child(.block, of: type) else {
      return nil
    }
    let function = tree.children(of: block).prefix(ElementTree.reach).first {
      tree.declarationKind(of: $0) == .function && tree[$0].name == Identifier(spelled: name)
    }
    return function.flatMap { tree.child(.block, of: $0) }
  }

  /// Returns whether a handler only shows or hides the controls over what it's on.
  func togglesControls(_ argument: NodeID) -> Bool {
    if let closure = tree.closure(ofArgument: argument), tree.togglesControls(in: closure) { return true }
    return handlerName(ofArgument: argument).map(Tree.togglesControls(functionNamed:)) == true
  }

  /// Returns whether a view may be an image or player with controls in front of it, rather than a row or text.
  func showsPicture(_ id: ElementID) -> Bool {
    let element = list[id]
    switch element.role {
    case .image, .embed, .color, .shape, .canvas: return true
    case .container: return element.typeName != "HStack" && element.typeName != "VStack"
    // A row gets its text from the call.
    case .custom: return !tree.text[element.constructor].contains(UInt8(ascii: "\""))
    default: return false
    }
  }
}
