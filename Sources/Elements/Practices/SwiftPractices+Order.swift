// Modifiers of SwiftUI that another one behind them takes back.

import Source
import Syntax

extension SwiftPractices {
  /// `.accessibilityLabel("Total").accessibilityElement(children: .ignore)`
  ///
  /// Source: Apple, “View › accessibilityElement(children:)”: “creates a new accessibility element” which, with `.ignore`,
  /// has none of the properties of what it replaces.
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
}
