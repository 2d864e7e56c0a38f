// Texts above or before a control that are its title: directly, with a description or value in between, or in a row.

import Source
import Syntax

extension ElementTree {
  /// Returns the text before a control or field in its row or column, or above the layouts that begin with it.
  func textBefore(_ id: ElementID) -> Wording? {
    guard let before = visibleSibling(before: id), isText(before, alwaysWith: id) else { return nil }
    guard let title = titleBefore(id, text: before) else { return nil }
    return wording(of: title)
  }

  /// Returns the title of a control whose previous sibling is a text: that text, or the one before it if the text
  /// describes the control or shows its value.
  func titleBefore(_ id: ElementID, text before: ElementID) -> ElementID? {
    guard let above = visibleSibling(before: before), self[above].role == .text else { return before }
    guard isText(above, alwaysWith: id),
      visibleSibling(before: above).map({ self[$0].role == .text }) != true,
      isShortTitle(above), showsBareValue(before) || describes(before, above)
    else { return nil }
    return above
  }

  private func isText(_ other: ElementID, alwaysWith id: ElementID) -> Bool {
    self[other].role == .text && !areAlternatives(id, other) && !isShown(other, onlySometimesWith: id)
  }

  /// Returns the first text of the row or column before a control that contains only texts and buttons: a title, and
  /// possibly the value.
  func textInRowBefore(_ id: ElementID) -> Wording? {
    guard let row = visibleSibling(before: id), self[row].role == .container, !areAlternatives(id, row),
      !self[row].isTappable, showsOnlyItsContent(row)
    else { return nil }
    let parts = children(of: row).prefix(ElementTree.largestRow + 1).filter { self[$0].role != .spacer }
    guard let first = parts.first, self[first].role == .text, parts.count <= ElementTree.largestRow,
      parts.dropFirst().allSatisfy({ self[$0].role == .text || isButton($0) }),
      // The rest is the value in several forms, and buttons that change it.
      parts.count <= 2
        || !parts.dropFirst().contains(where: { self[$0].role == .text && !showsBareValue($0) }),
      case .certain(let title) = self[first].title, title.value.isWholeText
    else { return nil }
    return wording(of: first, from: row)
  }

  /// Returns whether nothing adds texts to a layout. A platform's layout inside an unknown component shows what it
  /// contains.
  private func showsOnlyItsContent(_ id: ElementID) -> Bool {
    ["Row", "Column", "HStack", "VStack"].contains(self[id].typeName)
      || self[id].openness.isDisjoint(with: [.content, .modifiers])
  }

  private func isButton(_ id: ElementID) -> Bool {
    self[id].role.isPressable || self[id].role == .custom && self[id].typeName.hasSuffix("Button")
  }

  /// The maximum number of parts in a row that consists of a title, a value, and buttons.
  private static let largestRow = 6

  // MARK: Kinds of texts

  /// Returns whether a text shows a value instead of saying what something is.
  func showsBareValue(_ id: ElementID) -> Bool {
    guard case .certain(let title) = self[id].title else { return false }
    switch title.value {
    case .literal(let text), .resolved(let text, _): return !text.contains(where: \.isLetter)
    case .interpolated(let parts): return !(parts.first ?? "").contains(where: \.isLetter)
    case .dynamic: return wording(of: id) == nil
    case .resource, .none: return false
    }
  }

  /// Returns whether a text is short enough for a title, as far as it's known.
  private func isShortTitle(_ id: ElementID) -> Bool {
    guard case .certain(let title) = self[id].title, title.value.isWholeText else { return false }
    return title.value.literal.map { $0.utf8.count <= 60 && !$0.hasSuffix(".") } ?? true
  }

  /// Returns whether a text explains the control after it, rather than being its title: its name or style says so, or
  /// it's a sentence.
  private func describes(_ id: ElementID, _ title: ElementID) -> Bool {
    guard case .certain(let written) = self[id].title else { return false }
    let words = NameSuggestion.words(in: text.string(written.valueRange))
    if words.contains(where: ElementTree.wordsForDescriptions.contains) { return true }
    if let text = written.value.literal, text.hasSuffix(".") { return true }
    return hasStyle(ElementTree.smallStyles, id) && !hasStyle(ElementTree.smallStyles, title)
  }

  private func hasStyle(_ styles: [StaticString], _ id: ElementID) -> Bool {
    let range = self[id].range
    let code = text[range.lowerBound..<min(range.upperBound, range.lowerBound + 600)]
    return styles.contains { code.spells($0) }
  }

  private static let wordsForDescriptions: Set<String> = [
    "description", "desc", "summary", "subtitle", "subtext", "explanation", "supporting", "footnote",
  ]

  private static let smallStyles: [StaticString] = [
    ".secondary", ".caption", ".footnote", ".subheadline", "bodySmall", "labelSmall", "onSurfaceVariant",
  ]

  // MARK: Scope

  /// Returns the wording of a text in a layout, for use outside it. Nil if it uses names that are declared there.
  func wording(of id: ElementID, from layout: ElementID) -> Wording? {
    wording(of: id, from: NodeID(self[layout].origin))
  }

  /// Returns the wording of a text in a call or argument, for use outside it.
  func wording(of id: ElementID, from around: NodeID) -> Wording? {
    guard let wording = wording(of: id) else { return nil }
    let code: String
    switch wording {
    case .code(let spelled), .call(let spelled): code = spelled
    default: return wording
    }
    if code.first == "\"", !code.contains("$"), !code.contains("\\") { return wording }
    let names = Set(
      code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init))
    if names.contains("it") || names.contains(where: { $0.hasPrefix("$0") }) { return nil }
    let declares = syntax.subtree(of: around).prefix(ElementTree.longestLayout).contains {
      let node = NodeID($0)
      guard syntax[node].kind == .declaration || syntax[node].kind == .parameter else { return false }
      return names.contains(syntax.nameText(of: node))
    }
    return declares ? nil : wording
  }

  /// The maximum number of nodes in a layout to search for declarations.
  private static let longestLayout = 2_000

  /// Returns whether a text near a field shows its label, so a visible one would repeat it.
  public func hasVisibleLabelNearby(_ id: ElementID) -> Bool {
    wordingInScope(of: id).map { takesDescription(id, $0) } ?? false
  }
}
