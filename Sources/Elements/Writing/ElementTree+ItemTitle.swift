// Titles that stand farther away from a control: above its row, and in another slot of the item it's in.

import Source
import Syntax

extension ElementTree {
  /// The text right above the row that begins with a control or field, and has no other one and no text that may name it.
  func textAboveRow(of id: ElementID) -> Wording? {
    guard ![.toggle, .checkbox, .radioButton].contains(self[id].role), let row = self[id].parent,
      self[row].typeName == "Row" || self[row].typeName == "HStack", !self[row].isTappable,
      visibleSibling(before: id) == nil,
      let above = visibleSibling(before: row), self[above].role == .text, !areAlternatives(row, above),
      visibleSibling(before: above).map({ self[$0].role == .text }) != true,
      !descendants(of: row).contains(where: { $0 != id && (isFilledIn($0) || isWords($0)) })
    else { return nil }
    return wording(of: above)
  }

  /// Whether an element has a value that people set.
  private func isFilledIn(_ id: ElementID) -> Bool {
    self[id].role != .progress && (self[id].role.isValueControl || self[id].role.isField)
  }

  /// Whether an element is a text with a word in it, rather than a value or a unit.
  private func isWords(_ id: ElementID) -> Bool {
    guard self[id].role == .text, let title = self[id].title.value else { return false }
    switch title.value {
    case .literal(let text), .resolved(let text, _): return text.count { $0.isLetter } > 3
    case .resource: return true
    case .interpolated, .none, .dynamic: return false
    }
  }

  /// The title of the item of Compose that a control stands in, if the item has no other control that shows a value:
  /// `ListItem(headlineContent = { Text(…) }, supportingContent = { Slider(…) })`.
  ///
  /// Source: Android, “androidx.compose.material3 › ListItem”: `headlineContent` is a slot of its own.
  func itemTitle(of id: ElementID) -> Wording? {
    guard self[id].framework == .compose, var node = syntax.nodes(at: self[id].constructor).first else {
      return nil
    }
    for _ in 0..<ElementTree.deepestItem {
      guard let above = syntax.parent(of: node), syntax[above].kind != .declaration else { return nil }
      node = above
      guard syntax[node].kind == .call, let slot = titleSlot(of: node) else { continue }
      let start = self[id].constructor.lowerBound
      guard !syntax[slot].range.contains(start), !isScreen(node) else { return nil }
      let inside = elements(near: id, in: syntax[node].range)
      guard inside.count <= ElementTree.largestItem, inside.filter(isFilledIn) == [id] else { return nil }
      return wording(ofSlot: slot, inside)
    }
    return nil
  }

  private func titleSlot(of call: NodeID) -> NodeID? {
    syntax.children(of: call).first {
      guard syntax[$0].kind == .argument else { return false }
      switch syntax[$0].name {
      case "title", "headlineContent", "headline", "headlineText", "label": return true
      default: return false
      }
    }
  }

  /// The text that a slot shows, or that an argument is.
  private func wording(ofSlot slot: NodeID, _ inside: [ElementID]) -> Wording? {
    guard let value = syntax.value(ofArgument: slot) else { return nil }
    let shown = inside.filter { syntax[slot].range.contains(self[$0].constructor.lowerBound) }
    if syntax[value].kind == .closure {
      return shown.count == 1 && self[shown[0]].role == .text ? wording(of: shown[0]) : nil
    }
    let code = syntax.sourceText(of: value)
    if let name = ResourceName.read(from: code) { return .kept(name) }
    return syntax[value].kind == .string && code.utf8.count <= 80 && code.contains(where: \.isLetter)
      && !code.contains(where: \.isNewline) ? .code(code) : nil
  }

  /// Whether a call makes a screen, whose title is about more than one control.
  private func isScreen(_ call: NodeID) -> Bool {
    let name = syntax.nameText(of: call)
    return ["Screen", "Scaffold", "Page", "Bar", "Sheet", "Theme"].contains { name.hasSuffix($0) }
  }

  /// The elements before and behind one whose code is in a range.
  private func elements(near id: ElementID, in range: Range<Int>) -> [ElementID] {
    let first = max(0, id.index - ElementTree.reach)
    return (first..<min(elements.count, id.index + ElementTree.reach)).lazy
      .filter { range.contains(self.elements[$0].constructor.lowerBound) }.map(ElementID.init)
  }

  /// Nodes around a control in which an item is looked for.
  private static let deepestItem = 32
  /// Elements of an item: what has more is no row of a list.
  private static let largestItem = 12
}
