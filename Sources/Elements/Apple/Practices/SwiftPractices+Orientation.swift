// iOS screens with a locked orientation.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }` and
  /// `shouldAutorotate`.
  ///
  /// Source: Apple, “UIViewController › supportedInterfaceOrientations” and “shouldAutorotate”.
  mutating func orientation(ofProperty property: NodeID) {
    guard tree.declarationKind(of: property) == .property, tree.hasModifier("override", property),
      !turnsForContent, !saysOrientations(beside: property),
      let value = returnedValue(ofProperty: property)
    else { return }
    let keeps =
      tree[property].name == "shouldAutorotate" ? tree.isName("false", value) : isOneFamily(value)
    guard keeps else { return }
    let free = tree[property].name == "shouldAutorotate" ? "true" : ".all"
    add(
      Practice(
        .uiKit, .lockedOrientation, range: tree[value].range, edits: [.replace(tree[value].range, free)]))
  }

  /// Returns whether `shouldAutorotate` is next to the supported orientations, which are reported instead.
  private func saysOrientations(beside property: NodeID) -> Bool {
    guard tree[property].name == "shouldAutorotate",
      let block = enclosingType.flatMap({ tree.child(.block, of: $0) })
    else { return false }
    return tree.children(of: block).contains { tree[$0].name == "supportedInterfaceOrientations" }
  }

  /// Checks `UIDevice.current.setValue(1, forKey: "orientation")`.
  mutating func orientation(setBy call: NodeID) {
    guard tree[call].kind == .call, let key = tree.value("forKey", of: call), tree[key].kind == .string,
      tree.textValue(ofString: key).literal == "orientation", !turnsForContent,
      let chain = tree.parent(of: call), tree[chain].kind == .chain, tree.subtreeMentions("UIDevice", chain)
    else { return }
    add(Practice(.uiKit, .lockedOrientation, range: tree[chain].range))
  }

  /// True if the enclosing type's content requires an orientation.
  private var turnsForContent: Bool {
    enclosingType.map { ScreenName.isOriented(tree.nameText(of: $0)) } ?? false
  }

  /// Returns the only value that a computed property returns.
  func returnedValue(ofProperty property: NodeID) -> NodeID? {
    guard var block = tree.child(.block, of: property) else { return nil }
    var statements = Array(tree.children(of: block))
    if let getter = statements.first, tree.declarationKind(of: getter) == .accessor,
      tree[getter].name == "get",
      let inner = tree.child(.block, of: getter)
    {
      block = inner
      statements = Array(tree.children(of: block))
    }
    guard statements.count == 1 else { return nil }
    if tree[statements[0]].kind == .statement, tree[statements[0]].name == "return" {
      return tree.children(of: statements[0]).first { _ in true }
    }
    return statements[0]
  }

  private func isOneFamily(_ value: NodeID) -> Bool {
    let values: [NodeID]
    if tree[value].kind == .collection {
      values = tree.children(of: value).compactMap(tree.value(ofArgument:))
    } else {
      values = [value]
    }
    let names = values.map(tree.lastName(of:))
    guard !names.isEmpty else { return false }
    return names.allSatisfy { $0 == "portrait" || $0 == "portraitUpsideDown" }
      || names.allSatisfy { $0 == "landscape" || $0 == "landscapeLeft" || $0 == "landscapeRight" }
  }
}
