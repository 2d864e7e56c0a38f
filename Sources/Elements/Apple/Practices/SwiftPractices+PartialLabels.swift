// Views that are one element with one of their texts as the label, so the other texts are never announced.

import Source
import Syntax

extension SwiftPractices {
  /// The texts that the parts of a view class assign to its labels.
  struct ShownTexts {
    /// The view in front of the dot, and the assigned value.
    var texts: [(label: NodeID, value: NodeID)] = []
    var isElement = false
    /// True if it announces more than its label, or may do so.
    var tellsMore = false
    /// The number of assignments to its own label.
    var labels = 0
  }

  /// The maximum number of texts to compare.
  private static let mostTexts = 32

  /// Checks `accessibilityLabel = title` in a view class that's an element and also shows other texts.
  mutating func partialLabel(_ node: NodeID) {
    guard tree[node].kind == .name || tree[node].kind == .member, let value = ownAssignment(of: node),
      let assignment = tree.parent(of: value), let type = enclosingType, let source = tellingName(of: value)
    else { return }
    let shown = shownTexts(of: tree[type].name)
    guard shown.isElement, !shown.tellsMore, shown.labels == 1,
      shown.texts.count <= SwiftPractices.mostTexts,
      let told = toldLabels(in: shown, by: source),
      let lost = shown.texts.first(where: { !told.contains(tree[$0.label].name) })
    else { return }
    add(Practice(.uiKit, .partialLabel(tree.nameText(of: lost.label)), range: tree[assignment].range))
  }

  /// Returns the name that says which text a plain value is: `title` in `item.title`, `bodyLabel` in `bodyLabel.text`.
  private func tellingName(of value: NodeID) -> Identifier? {
    guard tree[value].kind == .name || tree[value].kind == .chain else { return nil }
    let links = tree.links(of: value)
    guard links.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member }) else { return nil }
    var names = links.map { tree[$0].name }.filter { $0 != "self" && $0 != "nil" }
    if names.last == "string" { names.removeLast() }
    guard let last = names.last else { return nil }
    // The text of a label is what the code assigned to it.
    let isOfLabel =
      (last == "text" || last == "attributedText")
      && links.contains { link in
        tree.text[tree.nameRange(of: link)].ends(with: "abel")
      }
    return isOfLabel ? names.dropLast().last : last
  }

  /// Returns the labels that show the announced text, or nil if none does.
  private func toldLabels(in shown: ShownTexts, by source: Identifier) -> Set<Identifier>? {
    let told = Set(shown.texts.filter { isSame($0, as: source) }.map { tree[$0.label].name })
    return told.isEmpty ? nil : told
  }

  private func isSame(_ text: (label: NodeID, value: NodeID), as source: Identifier) -> Bool {
    tree[text.label].name == source || tree.subtreeMentions(source, text.value)
  }

  /// Returns the texts of all parts of a type in the file. Results are cached.
  private mutating func shownTexts(of type: Identifier) -> ShownTexts {
    if let known = typeTexts[type] { return known }
    var shown = ShownTexts()
    for part in tree.children(of: tree.root) where tree[part].kind == .declaration && tree[part].name == type
    {
      for index in tree.subtree(of: part) { note(NodeID(index), in: &shown) }
    }
    typeTexts[type] = shown
    return shown
  }

  private func note(_ id: NodeID, in shown: inout ShownTexts) {
    switch tree[id].name {
    case "accessibilityValue", "accessibilityHint", "accessibilityElements", "accessibilityCustomContent",
      "accessibilityAttributedLabel", "accessibilityElementCount", "shouldGroupAccessibilityChildren":
      shown.tellsMore = true
    case "accessibilityLabel":
      if tree[id].kind == .declaration { shown.tellsMore = true }
      if let own = ownAssignment(of: id), !tree.isName("nil", own) { shown.labels += 1 }
    case "isAccessibilityElement":
      if let own = ownAssignment(of: id), tree.isName("true", own) { shown.isElement = true }
    case "text", "attributedText":
      guard tree[id].kind == .member, shown.texts.count <= SwiftPractices.mostTexts,
        let (target, value) = sides(ofAssignmentTo: id)
      else { return }
      let links = tree.links(of: target)
      guard links.count > 1, tree.text[tree.nameRange(of: links[links.count - 2])].ends(with: "abel"),
        !tree.isName("nil", value), tree[value].kind != .string || !tree.textValue(ofString: value).isBlank
      else { return }
      shown.texts.append((links[links.count - 2], value))
    default: return
    }
  }

  /// Returns the value that a type assigns to its own view's property.
  private func ownAssignment(of id: NodeID) -> NodeID? {
    guard let (target, value) = sides(ofAssignmentTo: id) else { return nil }
    let links = tree.links(of: target)
    return links.count == 1 || links.count == 2 && tree.isName("self", links[0]) ? value : nil
  }

  private func sides(ofAssignmentTo id: NodeID) -> (target: NodeID, value: NodeID)? {
    guard let target = tree.expression(endingIn: id), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return nil }
    let sides = Array(tree.children(of: assignment))
    return sides.count == 2 && sides[0] == target ? (target, sides[1]) : nil
  }
}
