// Translucent text backgrounds in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `Text(t).background(Color.black.opacity(0.4))`.
  ///
  /// Source: Apple, “EnvironmentValues › accessibilityReduceTransparency”: “If this property's value is true, UI …
  /// should not be semi-transparent”.
  mutating func background(writtenBy call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[value].kind == .chain, let opacity = tree.links(of: value).last, tree[opacity].kind == .call,
      tree[opacity].name == "opacity", isSeenThrough(opacity), isVeil(value),
      let first = links(around: call).first, showsText(first), !isWritten("educeTransparency")
    else { return }
    let opaque = tree.text.string(tree[value].range.lowerBound..<Int(tree[opacity].start))
    add(
      Practice(
        .swiftUI, .seeThrough, range: tree[value].range,
        edits: asking(
          for: "ReduceTransparency", as: "reduceTransparency", before: value,
          "reduceTransparency ? \(opaque) : ")))
  }

  /// Checks `captionLabel.backgroundColor = UIColor.black.withAlphaComponent(0.5)`.
  mutating func background(assignedBy call: NodeID) {
    guard tree[call].kind == .call, isSeenThrough(call), let value = tree.expression(endingIn: call),
      isVeil(value),
      let assignment = tree.assignment(of: value), let target = tree.target(of: assignment),
      tree[target].name == "backgroundColor",
      let sides = tree.children(of: assignment).first(where: { _ in true }),
      let view = tree.links(of: sides).dropLast().last,
      NameSuggestion.words(in: tree.nameText(of: view)).contains("label"), !isWritten("educeTransparency")
    else { return }
    add(Practice(.uiKit, .seeThrough, range: tree[value].range))
  }

  /// Returns whether an opacity lets content show through and is more than a slight tint.
  private func isSeenThrough(_ call: NodeID) -> Bool {
    guard let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[value].kind == .number, let alpha = tree.number(of: value)
    else { return false }
    return alpha >= 0.25 && alpha < 0.9
  }

  /// Returns whether a color dims or lightens the content behind it. A color with a hue is a tint.
  private func isVeil(_ color: NodeID) -> Bool {
    guard let name = tree.links(of: color).dropLast().last.map({ tree[$0].name }) else { return false }
    return name == "black" || name == "white" || name == "gray" || name == "systemBackground"
      || name == "background"
  }

  /// Returns whether a view is or contains a text.
  private func showsText(_ view: NodeID) -> Bool {
    switch tree[view].name {
    case "Text", "Label": true
    case "HStack", "VStack", "ZStack", "Group":
      tree.subtreeMentions("Text", view) || tree.subtreeMentions("Label", view)
    default: false
    }
  }
}
