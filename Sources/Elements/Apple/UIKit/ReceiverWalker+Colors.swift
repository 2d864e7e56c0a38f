// The colors of views and of their surroundings.

import Source
import Syntax

extension ReceiverWalker {
  mutating func writeColor(_ attribute: Attribute, _ value: NodeID, on ids: [SlotID], _ site: Site) {
    let use: WrittenColor.Use = attribute == .background ? .background : .foreground
    let part: WrittenColor.Part =
      switch attribute {
      case .tint: .symbol
      case .titleColor: .text
      case .stateColor: .other
      default: .content
      }
    let color = WrittenColor(
      tree.appleColor(of: value, in: palette), use, part, range: site.range, valueRange: tree[value].range)
    change(ids) { $0.colors.append(color) }
    if attribute == .background { noteBackground(value, on: ids, named: nil, site) }
  }

  /// Records the color in the attributes of a placeholder.
  mutating func writePlaceholderColor(_ value: NodeID, on ids: [SlotID]) {
    guard tree[value].kind == .chain else { return }
    for index in tree.subtree(of: value).prefix(ElementTree.reach) where tree.nodes[index].kind == .argument {
      let parts = Array(tree.children(of: NodeID(index)).prefix(2))
      guard parts.count == 2, tree.lastName(of: parts[0]) == "foregroundColor" else { continue }
      let range = tree[parts[1]].range
      let color = WrittenColor(
        tree.appleColor(of: parts[1], in: palette), .foreground, .other, range: range, valueRange: range)
      return change(ids) { $0.colors.append(color) }
    }
  }

  /// Records that a type sets a background behind its views, unless the color is clear.
  mutating func noteBackground(_ value: NodeID, on ids: [SlotID], named name: NodeID?, _ site: Site) {
    let last = tree.lastName(of: value)
    guard last != "clear", last != "nil" else { return }
    if tree.appleColor(of: value, in: palette) != .adaptive { types.types[currentType].setsBackground = true }
    guard types.types[currentType].grounds.count <= TypeGround.most else { return }
    let isWhole =
      ids.isEmpty ? name.map { isWholeView(tree[$0].name) } == true : ids.contains { isWholeView($0) }
    guard isWhole || (ids.isEmpty ? name.map { mayContain($0) } == true : ids.allSatisfy { mayContain($0) })
    else { return }
    for outcome in outcomes(of: value) {
      let color = WrittenColor(
        tree.appleColor(of: outcome, in: palette), .background, isWhole ? .content : .other,
        range: site.range, valueRange: tree[outcome].range)
      types.types[currentType].grounds.append(TypeGround(color: color, slots: ids, isWhole: isWhole))
    }
  }

  /// Returns the outcomes of a ternary, but not the one for a highlighted or selected view.
  private func outcomes(of value: NodeID) -> [NodeID] {
    guard tree[value].kind == .branch, let choice = tree.choice(of: value) else { return [value] }
    let condition = tree.text[tree[choice.condition].range]
    let isPassing = condition.spells("ighlight") || condition.spells("elected")
    return isPassing && tree[choice.condition].kind != .prefix ? [choice.values[1]] : choice.values
  }

  private func isWholeView(_ id: SlotID) -> Bool {
    id == selfSlot || (slots[id].owner == selfSlot && isWholeView(slots[id].name))
  }

  private func isWholeView(_ name: Identifier) -> Bool {
    switch name {
    case "view", "contentView", "backgroundView": true
    default: false
    }
  }

  /// Returns whether a view may contain texts in front of its background.
  private func mayContain(_ id: SlotID) -> Bool {
    switch slots[id].kind {
    case nil, .view, .stackView, .list, .cell, .tableCell, .effectView, .control, .controller:
      tree[slots[id].node].name == .none || mayContain(slots[id].node)
    default: false
    }
  }

  /// Returns whether a view's name doesn't suggest a line or a mark.
  private func mayContain(_ node: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: node)]
    return ![
      "eparator", "ivider", "line", "Line", "order", "ndicator", "dot", "Dot", "adge", "hadow", "mage",
      "utton", "abel", "rogress", "witch", "elected", "verlay", "andle", "cursor", "vatar",
    ].contains { (word: StaticString) in name.spells(word) }
  }

  /// Returns the attribute that an app's own setter for a state probably sets: `button.setBackgroundColor(c, for: .normal)`.
  func backgroundSetter(_ link: NodeID) -> Attribute? {
    guard tree[link].kind == .call, tree.text[tree.nameRange(of: link)].spells("etBackgroundColor") else {
      return nil
    }
    guard let state = tree.value("for", of: link).map(tree.lastName(of:)) else { return nil }
    return state == "normal" ? .background : .stateColor
  }
}
