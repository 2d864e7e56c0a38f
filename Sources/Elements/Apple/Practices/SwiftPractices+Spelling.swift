// Misspelled UIKit and SwiftUI accessibility names.

import Source
import Syntax

extension SwiftPractices {
  /// Returns whether a name begins like `acc…`, `ace…`, or `isAcc…`, as hardly any others do.
  static func mayBeMisspelt(_ node: Node, in text: SourceText) -> Bool {
    let start = Int(node.nameStart)
    switch text[start] {
    case UInt8(ascii: "a"):
      return text[start + 1] == UInt8(ascii: "c")
        && (text[start + 2] == UInt8(ascii: "c") || text[start + 2] == UInt8(ascii: "e"))
    case UInt8(ascii: "i"):
      return text[start + 1] == UInt8(ascii: "s") && text[start + 2] == UInt8(ascii: "A")
        && text[start + 3] == UInt8(ascii: "c")
    default: return false
    }
  }

  /// Checks `view.accessibilityLable = "Close"`, `view.isAccessibleElement = true`, and
  /// `icon.accessibiltyHidden(true)`.
  mutating func spelling(_ link: NodeID) {
    let range = tree.nameRange(of: link)
    // Check the declared names last, since few names get this far.
    guard range.count > 7, let meant = nameMeant(by: link, spelledAt: range),
      !declaredNames.contains(tree[link].name)
    else { return }
    add(misspelling(link, range, meant))
  }

  private func nameMeant(by link: NodeID, spelledAt range: Range<Int>) -> String? {
    if let meant = SwiftPractices.otherNames(tree[link].name), isAssigned(link) { return meant }
    guard range.count > 12, tree[link].kind != .name || isAssigned(link), !beginsChain(link) else {
      return nil
    }
    return AccessibilityNames.apple.meant(by: tree[link].name, spelled: tree.text[range])
  }

  private func misspelling(_ link: NodeID, _ range: Range<Int>, _ meant: String) -> Practice {
    let isModifier = tree[link].kind == .call
    return Practice(
      isModifier ? .swiftUI : .uiKit, .misspelling(of: meant), range: range, edits: [.replace(range, meant)],
      keepsBehavior: true)
  }

  /// Returns the UIKit name for a name that only looks like one.
  private static func otherNames(_ name: Identifier) -> String? {
    switch name {
    case "accessibilityTrait": "accessibilityTraits"
    case "attributedAccessibilityLabel": "accessibilityAttributedLabel"
    case "shouldGroupAccessibilityElement", "shouldGroupAccessibilityElements":
      "shouldGroupAccessibilityChildren"
    case "accessibilityFrameInContainer": "accessibilityFrameInContainerSpace"
    case "accessibilityIsModal": "accessibilityViewIsModal"
    case "accessibilityElementHidden", "accessibilityIsHidden": "accessibilityElementsHidden"
    case "isAccessibleElement", "setIsAccessibilityElement": "isAccessibilityElement"
    case "ishidden": "isHidden"
    default: nil
    }
  }

  /// Returns whether a call has no receiver, so it's one of the file's own functions.
  private func beginsChain(_ link: NodeID) -> Bool {
    // The first child comes directly after its parent.
    guard tree[link].kind == .call, link.index > 0 else { return false }
    let before = tree.nodes[link.index - 1]
    return before.kind == .chain && Int(before.subtreeEnd) > link.index
  }

  private func isAssigned(_ link: NodeID) -> Bool {
    guard let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return false }
    return tree.children(of: assignment).first { _ in true } == target
  }

  /// Checks `.accessibilityAddTraits(.isDisabled)`.
  ///
  /// Source: Apple, “AccessibilityTraits”: there are no traits for these.
  mutating func trait(_ member: NodeID) {
    guard tree[member].kind == .member, let value = tree.expression(endingIn: member) else { return }
    var place = tree.argument(of: value)
    if place == nil, let entry = tree.parent(of: value), tree[entry].kind == .argument,
      let list = tree.parent(of: entry), tree[list].kind == .collection
    {
      place = tree.argument(of: list)
    }
    guard let call = place?.call, tree[call].name == "accessibilityAddTraits",
      !declaredNames.contains(tree[member].name)
    else { return }
    let meant = tree[member].name == "isAdjustable" ? "accessibilityAdjustableAction" : "disabled(_:)"
    add(Practice(.swiftUI, .misspelling(of: meant), range: tree[value].range))
  }
}
