// The code that runs when a control is activated.

import Source
import Syntax

extension ElementTree {
  /// The maximum number of names read from an action. More would belong in a separate function.
  private static let mostNames = 64

  /// Returns the names that describe what a control does: the functions that its action calls, the properties that it
  /// sets, its role, and its position in a bar. Empty if they aren't known.
  public func actionNames(of id: ElementID) -> [String] { actionNames(of: id, calls: false) }

  /// Returns the names of the functions that a control's action calls, without the names in their arguments.
  func calledNames(of id: ElementID) -> [String] { actionNames(of: id, calls: true) }

  private func actionNames(of id: ElementID, calls: Bool) -> [String] {
    let control = self[id]
    var names = ([control.handlerName] + control.gestures.filter { $0.kind == .tap }.map(\.handlerName))
      .compactMap(\.self)
    guard control.framework == .swiftUI, let call = syntax.node(.call, at: control.constructor) else {
      return names
    }
    if let role = syntax.value("role", of: call).flatMap({ syntax.links(of: $0).last }) {
      names.append(syntax.nameText(of: role))
    }
    names += barPlace(of: call)
    // Activating a menu only shows its buttons.
    guard control.role != .menu, let action = action(of: call), syntax[action].kind == .closure else {
      return names
    }
    for index in syntax.subtree(of: action).prefix(ElementTree.mostNames * 4) {
      let node = NodeID(index)
      switch syntax[node].kind {
      case .name where !calls, .member where !calls, .call:
        if syntax[node].name != .none { names.append(syntax.nameText(of: node)) }
      case .assignment:
        if isDismissal(node) { names.append("dismiss") }
      default: continue
      }
      if names.count > ElementTree.mostNames { break }
    }
    return names
  }

  /// Returns whether an assignment closes something: `isShowingSheet = false` or `selection = nil`, but not
  /// `isFocused = false` or `query = nil`.
  private func isDismissal(_ assignment: NodeID) -> Bool {
    let sides = syntax.childIDs(of: assignment)
    guard sides.count == 2, let target = syntax.links(of: sides[0]).last else { return false }
    let words = NameSuggestion.words(in: syntax.nameText(of: target))
    let kept: Set<String>
    switch syntax.text.string(syntax[sides[1]].range) {
    case "false": kept = ElementTree.focusWords
    case "nil": kept = ElementTree.focusWords.union(ElementTree.typedWords)
    default: return false
    }
    return kept.isDisjoint(with: words)
  }

  /// Returns whether activating a SwiftUI control only clears a text and sets other state of its field:
  /// `query = ""; isFocused = false`.
  func emptiesText(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, let call = syntax.node(.call, at: self[id].constructor),
      let action = action(of: call), syntax[action].kind == .closure
    else { return false }
    let statements = syntax.childIDs(of: action)
    return statements.contains(where: emptiesText)
      && statements.allSatisfy { emptiesText($0) || syntax[$0].kind == .assignment && !isDismissal($0) }
  }

  /// Words in the names of variables for the focus of a field, and for its text.
  private static let focusWords: Set<String> = ["focus", "focused"]
  private static let typedWords: Set<String> = ["text", "query", "term", "keyword", "search"]

  /// Returns whether a statement clears a text: `query = ""`, `query.removeAll()`.
  private func emptiesText(_ statement: NodeID) -> Bool {
    switch syntax[statement].kind {
    case .assignment:
      let sides = syntax.childIDs(of: statement)
      guard sides.count == 2 else { return false }
      return syntax[sides[1]].kind == .string && syntax.textValue(ofString: sides[1]) == .literal("")
    case .chain:
      let links = syntax.links(of: statement)
      guard links.count > 1, let last = links.last, syntax[last].name == "removeAll" else { return false }
      let emptied = links[links.count - 2]
      return !ElementTree.typedWords.isDisjoint(with: NameSuggestion.words(in: syntax.nameText(of: emptied)))
    default: return false
    }
  }

  /// Returns the action of a SwiftUI button.
  private func action(of call: NodeID) -> NodeID? {
    syntax.value("action", of: call)
      ?? syntax.arguments(of: call).first { syntax[$0].name == .none }.flatMap {
        syntax.closure(ofArgument: $0)
      }
  }

  /// Returns `["cancel"]` for a button in `ToolbarItem(placement: .cancellationAction)`, otherwise an empty array.
  private func barPlace(of call: NodeID) -> [String] {
    var node = call
    for _ in 0..<6 {
      guard let parent = syntax.parent(of: node) else { return [] }
      if syntax[parent].kind == .call, let placement = syntax.value("placement", of: parent) {
        return syntax.lastName(of: placement) == "cancellationAction" ? ["cancel"] : []
      }
      node = parent
    }
    return []
  }
}
