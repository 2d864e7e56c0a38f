// UIKit actions without an effect.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `UIAccessibilityCustomAction(name:target:selector:)` with a method that doesn't return whether it
  /// succeeded.
  ///
  /// Source: Apple, “UIAccessibilityCustomAction › init(name:target:selector:)”: the method returns “true if the action
  /// succeeded, or false if it failed”.
  mutating func unhandledAction(_ call: NodeID) {
    guard tree[call].kind == .call, let target = tree.value("target", of: call), tree.isName("self", target),
      let selector = tree.value("selector", of: call), let type = enclosingType,
      let name = selectedName(selector)
    else { return }
    let methods = methods(called: name, of: tree[type].name)
    guard !methods.isEmpty, methods.allSatisfy({ tree.child(.type, of: $0) == nil }) else { return }
    add(Practice(.uiKit, .unhandledAction, range: tree[selector].range))
  }

  /// Returns the method that `#selector(Type.name(_:))` names.
  func selectedName(_ selector: NodeID) -> Identifier? {
    guard let call = tree.soleLink(of: selector), tree[call].name == "#selector",
      let argument = tree.firstUnlabelledArgument(of: call), let value = tree.value(ofArgument: argument),
      let last = tree.links(of: value).last, tree[last].name != .none
    else { return nil }
    return tree[last].name
  }

  func methods(called name: Identifier, of type: Identifier) -> [NodeID] {
    tree.children(of: tree.root).filter { tree[$0].kind == .declaration && tree[$0].name == type }
      .compactMap { tree.child(.block, of: $0) }
      .flatMap { block in
        tree.children(of: block).filter {
          tree.declarationKind(of: $0) == .function && tree[$0].name == name
        }
      }
  }

  /// Checks an override that only returns `false` while its superclass in the file does more.
  ///
  /// Source: Apple, “accessibilityPerformEscape()”, “accessibilityActivate()”, “accessibilityScroll(_:)”: the value
  /// says whether the object handled the gesture; `false` passes it on to the parent.
  mutating func droppedSuperCall(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let type = enclosingType, tree.declarationKind(of: type) == .class,
      let block = tree.child(.block, of: function)
    else { return }
    let statements = Array(tree.children(of: block))
    guard statements.count == 1 else { return }
    let value =
      tree[statements[0]].kind == .statement
      ? tree.children(of: statements[0]).first { _ in true } : statements[0]
    guard let value, tree.isName("false", value) else { return }
    let parents = tree.children(of: type).filter { tree[$0].kind == .type }
    guard
      parents.contains(where: { !methods(called: tree[function].name, of: tree[$0].name).isEmpty })
    else { return }
    let parameter = tree.child(.parameter, of: function).map { tree.nameText(of: $0) } ?? ""
    add(
      Practice(
        .uiKit, .droppedSuperCall, range: tree.nameRange(of: function),
        edits: [.replace(tree[value].range, "super.\(tree.nameText(of: function))(\(parameter))")],
        keepsBehavior: true))
  }
}
