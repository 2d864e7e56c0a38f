// Titles farther away from a control: above its row, and in another slot of its item.

import Source
import Syntax

extension ElementTree {
  /// Returns the text directly above the row that begins with a control or field, if the row has no other one and no
  /// text that may label it.
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

  /// Returns whether an element has a value that users set.
  private func isFilledIn(_ id: ElementID) -> Bool {
    self[id].role != .progress && (self[id].role.isValueControl || self[id].role.isField)
  }

  /// Returns whether an element is a text that contains a word, rather than a value or a unit.
  private func isWords(_ id: ElementID) -> Bool {
    guard self[id].role == .text, let title = self[id].title.value else { return false }
    switch title.value {
    case .literal(let text), .resolved(let text, _): return text.count { $0.isLetter } > 3
    case .resource: return true
    case .interpolated, .none, .dynamic: return false
    }
  }

  /// Returns the title of the Compose item around a control, if the item has no other control with a value:
  /// `ListItem(headlineContent = { Text(…) }, supportingContent = { Slider(…) })`.
  ///
  /// Source: Android, “androidx.compose.material3 › ListItem”: `headlineContent` is a separate slot.
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

  /// Returns the text that a slot shows or that's passed as an argument.
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

  /// Returns whether a call creates a screen, whose title is about more than one control.
  private func isScreen(_ call: NodeID) -> Bool {
    let name = syntax.nameText(of: call)
    return ["Screen", "Scaffold", "Page", "Bar", "Sheet", "Theme"].contains { name.hasSuffix($0) }
  }

  /// Returns the elements near another one whose code is in a range.
  private func elements(near id: ElementID, in range: Range<Int>) -> [ElementID] {
    let first = max(0, id.index - ElementTree.reach)
    return (first..<min(elements.count, id.index + ElementTree.reach)).lazy
      .filter { range.contains(self.elements[$0].constructor.lowerBound) }.map(ElementID.init)
  }

  /// The maximum number of nodes around a control to search for an item.
  private static let deepestItem = 32
  /// The maximum number of elements in an item. Anything larger isn't a list row.
  private static let largestItem = 12
}
