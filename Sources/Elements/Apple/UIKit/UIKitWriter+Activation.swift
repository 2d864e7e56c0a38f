// Fixes that add activation to classes that receive raw touches.

import Source
import Syntax

extension UIKitWriter {
  /// Adds `accessibilityActivate()` after the function that receives the touch, and makes the view a labeled element if
  /// it isn't one.
  func activate(_ touch: Gesture, on element: Element) -> [WriterEdit]? {
    let syntax = tree.syntax
    let declaration = syntax.node(around: touch.range, within: UIKitWriter.maximumHeader) { node in
      node.kind == .declaration && Int(node.nameStart) == touch.range.lowerBound
    }
    guard let function = declaration, let call = handlerCall(in: function, named: touch.handlerName) else {
      return nil
    }
    let isAppKit = element.receiver?.usesSetters == true
    var members: [Statement] = []
    if element.receiver?.isElement != true {
      members.append(
        isAppKit
          ? [.text("override func isAccessibilityElement() -> Bool { true }")]
          : [.text("override var isAccessibilityElement: Bool { get { true } set {} }")])
    }
    if element.labels.isEmpty {
      let words = touch.handlerName.flatMap(ActionWords.forFunction).map(Wording.words)
      let value = localized(words ?? .blank("what activating it does"), for: element)
      members.append(
        isAppKit
          ? [.text("override func accessibilityLabel() -> String? { ")] + value + [.text(" }")]
          : [.text("override var accessibilityLabel: String? { get { ")] + value + [.text(" } set {} }")])
    }
    let name = isAppKit ? "accessibilityPerformPress" : "accessibilityActivate"
    members.append([.text("override func \(name)() -> Bool { \(call); return true }")])
    return [insertMembers(members, behind: syntax[function].range)]
  }

  /// The maximum number of nodes before a function's name.
  private static let maximumHeader = 64

  /// Returns the call that the function makes, if the call doesn't depend on the function's context.
  private func handlerCall(in function: NodeID, named name: String?) -> String? {
    let syntax = tree.syntax
    guard let name, let body = syntax.child(.block, of: function) else { return nil }
    var own: Set<Identifier> = []
    for index in syntax.subtree(of: function) {
      let node = syntax.nodes[index]
      if node.kind == .parameter || (node.kind == .declaration && index != function.index) {
        own.insert(node.name)
      }
    }
    for index in syntax.subtree(of: body) where syntax.nodes[index].kind == .chain {
      let links = syntax.links(of: NodeID(index))
      guard let last = links.last, syntax[last].kind == .call, syntax.nameText(of: last) == name else {
        continue
      }
      let isFree = !syntax.subtree(of: NodeID(index)).contains { inner in
        let node = syntax.nodes[inner]
        return (node.kind == .name && own.contains(node.name)) || node.kind == .closure
      }
      return isFree ? syntax.sourceText(of: NodeID(index)) : nil
    }
    return nil
  }
}
