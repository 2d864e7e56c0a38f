// Focus highlights, text selection, and heading levels in Swift code.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Focus

  /// Checks `.focusEffectDisabled()` in code without a custom focus highlight.
  mutating func focusHighlight(disabledBy call: NodeID) {
    guard tree[call].kind == .call, !isMentionedAround(["isFocused", "onFocusChange", "focusable"]) else {
      return
    }
    if let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      !tree.isName("true", value)
    {
      return
    }
    let range = tree[call].range
    add(
      Practice(
        .swiftUI, .noFocusHighlight, range: range, edits: [.replace(tree.text.withLeadingBlanks(range), "")]))
  }

  /// Checks `button.focusEffect = nil` and `field.focusRingType = .none`.
  mutating func focusHighlight(assignedBy member: NodeID) {
    guard let (_, assignment, value) = statement(assigning: member),
      tree[member].name == "focusEffect" ? tree.isName("nil", value) : tree.lastName(of: value) == "none",
      !isMentionedAround(["isFocused", "didUpdateFocus", "drawFocusRingMask"])
    else { return }
    add(
      Practice(
        .uiKit, .noFocusHighlight, range: tree[assignment].range,
        edits: KotlinRemoval(text: tree.text).edits([tree[assignment].range]) ?? []))
  }

  // MARK: Selection

  /// Checks `terms.isSelectable = false`.
  mutating func selection(assignedBy member: NodeID) {
    guard let (_, assignment, value) = statement(assigning: member), tree.isName("false", value),
      isMentionedAround(["UITextView"])
    else { return }
    add(
      Practice(
        .uiKit, .unselectableText, range: tree[assignment].range,
        edits: KotlinRemoval(text: tree.text).edits([tree[assignment].range]) ?? []))
  }

  /// Checks `.textSelection(.disabled)`.
  mutating func selection(disabledBy call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree.lastName(of: value) == "disabled"
    else { return }
    let range = tree[call].range
    add(
      Practice(
        .swiftUI, .unselectableText, range: range, edits: [.replace(tree.text.withLeadingBlanks(range), "")]))
  }

  // MARK: Headings

  /// Checks `.accessibilityHeading(.h3)` after `.accessibilityHeading(.h1)`.
  mutating func headingLevel(_ call: NodeID) {
    guard tree[call].kind == .call, let declaration = declarations.last,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let member = tree.links(of: value).last, let level = level(tree[member].name)
    else { return }
    defer { headingLevels[declaration] = level }
    guard let before = headingLevels[declaration], level > before + 1 else { return }
    add(
      Practice(
        .swiftUI, .skippedHeadingLevel(next: before + 1), range: tree[call].range,
        edits: [.replace(tree[value].range, ".h\(before + 1)")]))
  }

  private func level(_ name: Identifier) -> Int? {
    switch name {
    case "h1": 1
    case "h2": 2
    case "h3": 3
    case "h4": 4
    case "h5": 5
    case "h6": 6
    default: nil
    }
  }
}
