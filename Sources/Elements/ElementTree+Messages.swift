// Messages that appear while somebody looks elsewhere.

import Source
import Syntax

extension ElementTree {
  /// Whether an element is a text that appears when something happens, and nothing around announces it.
  public func isSilentMessage(_ id: ElementID, _ texts: inout DeclarationTexts) -> Bool {
    switch elements[id.index].framework {
    case .androidXML: return elements[id.index].circumstances.contains(.shownLater)
    case .swiftUI, .compose:
      guard mayBeMessage(id) else { return false }
      let element = self[id]
      let isToast =
        element.role == .custom && MessageName(element.typeName) == .toast && element.framework == .swiftUI
      // What is shown apart is announced as a whole.
      guard isToast || element.role == .text, element.slot != .separate,
        !ancestors(of: id).contains(where: { self[$0].slot == .separate }),
        let condition = condition(showing: id, alone: !isToast),
        isToast || (isStatus(id, condition) && !isInRow(condition)),
        !texts.spell(
          ["liveRegion", "AccessibilityNotification", "UIAccessibility", "nnounce", "accessibilityFocused"],
          around: element.constructor.lowerBound)
      else { return false }
      return true
    case .uiKit, .androidViews, .interfaceBuilder: return false
    }
  }

  /// A quick look that most elements do not pass: at the role, and for a text at the code that makes it.
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

  /// The condition under which an element is shown, alone or with little around it.
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

  /// Whether condition and text both speak of an error, a status or a result.
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

  /// Without “status”, which is more often a property of what is shown than news.
  private static let statusWords: Set<String> = ["error", "result", "failure", "warning"]

  /// Whether a node stands in what is repeated for each entry of a list: it tells about the entry, and comes with it.
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

  /// In nodes of the syntax tree.
  private static let longestRow = 4096

  /// The names below a node; of very many, the first.
  private func names(in node: NodeID) -> [String] {
    syntax.subtree(of: node).prefix(64).compactMap { index in
      switch syntax.nodes[index].kind {
      case .name, .member, .declaration: syntax.nameText(of: NodeID(index))
      default: nil
      }
    }
  }
}
