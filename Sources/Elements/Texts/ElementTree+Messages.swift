// Messages that appear while the focus is elsewhere.

import Source
import Syntax

extension ElementTree {
  /// Returns whether an element is a text that appears when something happens, without code nearby that announces it.
  public func isSilentMessage(_ id: ElementID, _ texts: inout DeclarationTexts) -> Bool {
    switch elements[id.index].framework {
    case .androidXML: return elements[id.index].circumstances.contains(.shownLater)
    case .swiftUI, .compose:
      if isErrorHelper(id) {
        return self[id].slot != .separate
          && !ancestors(of: id).contains(where: { self[$0].slot == .separate }) && replacesControl(id)
          && !texts.spell(
            [
              "liveRegion", "AccessibilityNotification", "UIAccessibility", "nnounce", "accessibilityFocused",
            ],
            around: self[id].constructor.lowerBound)
      }
      guard mayBeMessage(id) else { return false }
      let element = self[id]
      let isToast =
        element.role == .custom && MessageName(element.typeName) == .toast && element.framework == .swiftUI
      // Content that's shown separately is announced as a whole.
      guard isToast || element.role == .text, element.slot != .separate,
        !ancestors(of: id).contains(where: { self[$0].slot == .separate }),
        let condition = condition(showing: id, alone: !isToast),
        isToast || (isStatus(id, condition) && !isInRow(condition)),
        !texts.spell(
          ["liveRegion", "AccessibilityNotification", "UIAccessibility", "nnounce", "accessibilityFocused"],
          around: element.constructor.lowerBound)
      else { return false }
      return !isAnnouncedBySnackbar(id)
    case .uiKit, .androidViews, .interfaceBuilder: return false
    }
  }

  /// Returns whether an element is the SwiftUI helper of a type that shows an error: `errorMessage(for: amount)`.
  private func isErrorHelper(_ id: ElementID) -> Bool {
    guard elements[id.index].framework == .swiftUI, elements[id.index].role != .text else { return false }
    let name = elements[id.index].typeName
    guard name.spells("rror") || name.spells("arning") || name.spells("alidation") else { return false }
    let words = NameSuggestion.words(in: name)
    return name.first?.isLowercase == true && ["message", "text", "label", "hint"].contains(words.last)
  }

  /// Returns whether an element is in one arm of a condition and a control is in another arm, in the same place.
  private func replacesControl(_ id: ElementID) -> Bool {
    var node = NodeID(self[id].origin)
    for _ in 0..<4 {
      guard let parent = syntax.parent(of: node), syntax[parent].kind != .call else { return false }
      if syntax[parent].kind == .branch {
        let range = syntax[parent].range
        let others = siblings(after: id).prefix(16) + [sibling(before: id)].compactMap(\.self)
        return !isInRow(parent)
          && others.contains { other in
            let name = self[other].typeName
            return range.contains(self[other].constructor.lowerBound)
              && (self[other].role.isControl || name.spells("utton"))
          }
      }
      node = parent
    }
    return false
  }

  /// Returns whether an element may be a message. This quick check of the role and, for a text, its code rules out most
  /// elements.
  private func mayBeMessage(_ id: ElementID) -> Bool {
    if elements[id.index].role == .custom {
      let name = elements[id.index].typeName
      return name.spells("oast") || name.spells("nack") || name.spells("HUD") || name.spells("ud")
    }
    guard elements[id.index].role == .text else { return false }
    return ElementTree.signsOfStatus.finds(in: text, elements[id.index].range)
  }

  private static let signsOfStatus = WordSearch([
    "rror", "RROR", "esult", "ESULT", "ailure", "AILURE", "arning", "ARNING",
  ])

  /// Returns the condition under which an element is shown, alone or with little around it.
  private func condition(showing id: ElementID, alone: Bool) -> NodeID? {
    var node = NodeID(self[id].origin)
    var containers = 0
    for _ in 0..<10 {
      guard let parent = syntax.parent(of: node) else { return nil }
      switch syntax[parent].kind {
      case .declaration: return nil
      case .call:
        containers += 1
        if containers > (alone ? 0 : 2) { return nil }
      case .branch:
        guard syntax.branchKind(of: parent) == .if,
          let arm = syntax.children(of: parent).first(where: { syntax[$0].kind == .arm }),
          arm == node
        else { return nil }
        return syntax.children(of: arm).first { syntax[$0].kind != .block }
      default: break
      }
      node = parent
    }
    return nil
  }

  /// Returns whether the condition and the text refer to the same error, result, or warning.
  private func isStatus(_ id: ElementID, _ condition: NodeID) -> Bool {
    guard syntax[condition].kind != .prefix else { return false }
    let names = names(in: condition)
    let words = Set(names.flatMap { NameSuggestion.words(in: $0) }).intersection(ElementTree.statusWords)
    guard !words.isEmpty, !code(syntax[condition].range).spells("== nil"),
      !code(syntax[condition].range).spells("== null")
    else { return false }
    let shown = self.names(in: NodeID(self[id].origin)).flatMap { NameSuggestion.words(in: $0) }
    return shown.contains(where: words.contains)
  }

  /// Words for messages. “status” isn't one of them, because it usually describes the content rather than an event.
  private static let statusWords: Set<String> = ["error", "result", "failure", "warning"]

  /// Returns whether a node is repeated for each entry of a list. It then describes the entry, and appears with it.
  private func isInRow(_ node: NodeID) -> Bool {
    let before = max(node.index - ElementTree.longestRow, 0)..<node.index
    for index in before.reversed() where Int(syntax.nodes[index].subtreeEnd) > node.index {
      switch syntax.nodes[index].name {
      case "ForEach", "List", "items", "itemsIndexed", "forEach", "forEachIndexed": return true
      default: if syntax.nodes[index].kind == .declaration { return false }
      }
    }
    return false
  }

  /// The maximum size of a row, in syntax nodes.
  private static let longestRow = 4096

  /// Returns the names below a node. In large nodes, only the first part is searched.
  private func names(in node: NodeID) -> [String] {
    syntax.subtree(of: node).prefix(64).compactMap { index in
      switch syntax.nodes[index].kind {
      case .name, .member, .declaration: syntax.nameText(of: NodeID(index))
      default: nil
      }
    }
  }
}
