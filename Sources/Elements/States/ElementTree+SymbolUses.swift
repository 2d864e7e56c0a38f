// System symbols next to a text: those that say something that the text doesn't, and decoration.

import Source
import Syntax

/// The use of a symbol next to a text.
public enum SymbolUse: Sendable {
  /// It alone shows a result or a state.
  case state
  /// It shows nothing that the text doesn't say, and VoiceOver still stops at it.
  case ornament
}

extension ElementTree {
  /// Returns the use of a SwiftUI symbol next to a text or drawn over other content, or nil if it isn't certain.
  public func use(ofSymbol id: ElementID) -> SymbolUse? {
    let image = self[id]
    guard image.framework == .swiftUI, case .symbol(let name)? = image.imagery else { return nil }
    if let choice = syntax.pictureChoice(in: image.constructor) {
      return choice.names.allSatisfy(ElementTree.saysLittle) || choice.isDrawnState
        ? stateUse(id, choice.condition)
        : nil
    }
    if let condition = condition(showingOnly: id) {
      guard ElementTree.saysLittle(name), syntax[syntax.core(of: condition)].kind != .infix else {
        return nil
      }
      return stateUse(id, syntax.sourceText(of: syntax.core(of: condition)))
    }
    return isOrnament(name, id) ? .ornament : nil
  }

  /// Returns `state` if no text next to the symbol depends on the same state.
  private func stateUse(_ id: ElementID, _ condition: String) -> SymbolUse? {
    let state = condition[...].lastComponent
    let words = Set(NameSuggestion.words(in: state))
    guard words.isDisjoint(with: ElementTree.spokenStates), let around = rowAround(id) else { return nil }
    let name = Identifier(spelled: state.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    let isTold = children(of: around).prefix(ElementTree.reach).contains { other in
      other != id && self[other].role != .image
        && !syntax[NodeID(self[other].origin)].range.contains(self[id].constructor.lowerBound)
        && syntax.subtreeMentions(name, NodeID(self[other].origin))
    }
    return isTold ? nil : .state
  }

  /// States that VoiceOver's descriptions of the usual symbols say, or whose symbols are replaced right away.
  private static let spokenStates: Set<String> = [
    "selected", "selection", "chosen", "current", "picked", "loading", "expanded", "expand", "open", "show",
    "showing", "icon", "image", "symbol", "editing", "hover", "hovered", "hovering",
  ]

  /// Returns the nearest stack around an element that shows something else, too.
  private func rowAround(_ id: ElementID) -> ElementID? {
    ancestors(of: id).prefix(4).first { children(of: $0).prefix(2).count > 1 }
  }

  /// Returns whether a symbol doesn't say on its own what is the case: a check mark, a cross, an arrow.
  private static func saysLittle(_ name: String) -> Bool {
    guard let first = name.split(separator: ".").first else { return false }
    switch first {
    case "checkmark", "xmark", "exclamationmark", "questionmark", "circle", "arrow", "arrowtriangle",
      "triangle",
      "smallcircle", "seal":
      return true
    default: return false
    }
  }

  /// Returns the condition under which a view is shown if it's all that an arm of `if` shows.
  private func condition(showingOnly id: ElementID) -> NodeID? {
    guard let start = syntax.node(.call, at: self[id].constructor) else { return nil }
    var node = start
    for _ in 0..<4 {
      guard let parent = syntax.parent(of: node) else { return nil }
      if syntax[parent].kind == .block {
        guard syntax.children(of: parent).count(where: { _ in true }) == 1,
          let arm = syntax.parent(of: parent), syntax[arm].kind == .arm, let branch = syntax.parent(of: arm),
          syntax.branchKind(of: branch) == .if
        else { return nil }
        return syntax.condition(ofChoice: branch)
      }
      node = parent
    }
    return nil
  }

  // MARK: Ornaments

  private func isOrnament(_ name: String, _ id: ElementID) -> Bool {
    if isDrawnOver(id) { return true }
    guard self[id].circumstances.contains(.besideText) else { return false }
    switch name {
    case "magnifyingglass", "chevron.right", "chevron.forward", "chevron.compact.right", "line.3.horizontal":
      return true
    default: return isLargeAboveText(id) || illustratesFixedText(name, id)
    }
  }

  /// Returns whether a symbol is drawn over content that isn't a control: `.overlay { Image(systemName: "play") }`.
  public func isDrawnOver(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI else { return false }
    var part = id
    for _ in 0..<4 where self[part].slot != .decoration {
      guard let parent = self[part].parent else { return false }
      part = parent
    }
    guard self[part].slot == .decoration, let base = self[part].parent,
      !self[base].gestures.contains(where: { $0.kind == .tap }),
      self[base].grouping == .none
    else { return false }
    let links = syntax.links(of: NodeID(self[base].origin))
    return links.contains {
      syntax[$0].name == "overlay" && syntax[$0].range.contains(self[part].constructor.lowerBound)
    }
  }

  /// Returns whether a symbol is directly before a text in a row that says everything on its own:
  /// `HStack { Image(systemName: "wifi.slash"); Text("No connection") }`. A symbol before a value may say what it is, check
  /// marks and arrows may show a state, and numbers an order.
  private func illustratesFixedText(_ name: String, _ id: ElementID) -> Bool {
    guard !ElementTree.saysLittle(name), name.first?.isNumber == false, let parent = self[id].parent,
      self[parent].typeName == "HStack",
      let next = siblings(after: id).first(where: { _ in true }),
      self[next].role == .text || self[next].role == .heading, !areAlternatives(id, next),
      case .literal(let text)? = self[next].title.value?.value
    else { return false }
    return text.count(where: \.isLetter) > 3
  }

  /// Returns whether a symbol is at least twice as large as text and above a text, as in placeholders for empty lists.
  private func isLargeAboveText(_ id: ElementID) -> Bool {
    guard let parent = self[id].parent, self[parent].typeName == "VStack",
      siblings(after: id).prefix(4).first(where: { self[$0].role != .spacer })
        .map({ self[$0].role == .text || self[$0].role == .heading }) == true
    else { return false }
    if self[id].textSize.map({ $0 >= 36 }) == true { return true }
    let links = syntax.links(of: NodeID(self[id].origin))
    guard links.contains(where: { syntax[$0].name == "resizable" }),
      let frame = links.first(where: { syntax[$0].name == "frame" }),
      let side = syntax.value("height", of: frame) ?? syntax.value("width", of: frame)
    else { return false }
    return syntax.number(of: side).map { $0 >= 36 } ?? false
  }
}
