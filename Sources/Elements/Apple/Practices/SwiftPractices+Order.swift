// SwiftUI modifiers without an effect: those that a later one discards, and priorities without a container.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `.accessibilityLabel("Total").accessibilityElement(children: .ignore)`.
  ///
  /// Source: Apple, “View › accessibilityElement(children:)”: “creates a new accessibility element”. With `.ignore`, it
  /// has none of the properties of the element that it replaces.
  mutating func discardedModifiers(before call: NodeID) {
    guard tree[call].kind == .call else { return }
    if let children = tree.value("children", of: call), tree.lastName(of: children) != "ignore" { return }
    let links = links(around: call)
    guard let place = links.firstIndex(of: call) else { return }
    let later = Set(links[(place + 1)...].map { tree[$0].name })
    for link in links[..<place]
    where tree[link].kind == .call && isDropped(tree[link].name) && !later.contains(tree[link].name)
      && tree.argument("isEnabled", of: link) == nil
    {
      let range = tree.text.withLeadingBlanks(tree[link].range)
      add(
        Practice(
          .swiftUI, .discardedModifier, range: tree[link].range,
          edits: [
            .replace(range, ""), .insert(at: tree[call].range.upperBound, .text(tree.text.string(range))),
          ],
          keepsBehavior: true))
    }
  }

  private func isDropped(_ modifier: Identifier) -> Bool {
    switch modifier {
    case "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAddTraits",
      "accessibilityAction":
      true
    default: false
    }
  }

  // MARK: Reading order

  /// Checks `.accessibilitySortPriority(1)` outside a container in which the priority would apply.
  ///
  /// Source: Apple, “View › accessibilitySortPriority(_:)”: “relative to other elements at the same level”.
  mutating func sortPriority(_ call: NodeID) {
    guard tree[call].kind == .call, !mayBeOrdered(call) else { return }
    add(Practice(.swiftUI, .ineffectiveOrder, range: tree[call].range))
  }

  /// Returns whether an enclosing container orders a view among others, or a container elsewhere may.
  private mutating func mayBeOrdered(_ call: NodeID) -> Bool {
    guard let member = enclosingMember, tree[member].name == "body" else {
      // A helper is shown in its callers' containers.
      return isMentionedInType(["contain", "accessibilityRepresentation", "ZStack"])
        || isOrdered(call) != false
    }
    return isOrdered(call) != false
  }

  /// Returns whether an enclosing view orders its content, or nil if there is none, or the nesting is too deep.
  private func isOrdered(_ call: NodeID) -> Bool? {
    guard let member = enclosingMember, let around = tree.path(from: member, to: call) else { return nil }
    let isSplit = around.contains { node in
      tree[node].kind == .call && layers(node)
        || tree[node].kind == .chain && tree.links(of: node).contains { makesLevel($0) }
    }
    return isSplit ? true : around.contains { tree[$0].kind == .call } ? false : nil
  }

  /// Returns whether a modifier makes its content an element or a separate level.
  private func makesLevel(_ link: NodeID) -> Bool {
    guard tree[link].kind == .call else { return false }
    switch tree[link].name {
    case "accessibilityElement":
      return tree.value("children", of: link).map { ["contain", "combine"].contains(tree.lastName(of: $0)) }
        ?? false
    case "accessibilityRepresentation", "accessibilityChildren": return true
    default: return false
    }
  }

  /// Returns whether the content of a call is layered above or below something else, or shown in a separate window.
  private func layers(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "ZStack", "overlay", "background", "sheet", "popover", "fullScreenCover",
      "accessibilityRepresentation", "accessibilityChildren":
      true
    default: false
    }
  }
}
