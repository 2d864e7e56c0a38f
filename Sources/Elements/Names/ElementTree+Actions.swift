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
      case .call where calls && (isValue(node, in: action) || isAboutLiteral(node)): continue
      case .name where !calls, .member where !calls, .call:
        if syntax[node].name != .none {
          names.append(syntax.sentAction(by: node) ?? syntax.nameText(of: node))
        }
      case .assignment:
        if calls ? isDismissal(node) : mayDismiss(node) { names.append("dismiss") }
      default: continue
      }
      if names.count > ElementTree.mostNames { break }
    }
    return names
  }

  /// Returns whether an assignment may close something: `isSearching = false` or `selection = nil`, but not
  /// `isLoading = false` or `query = nil`.
  private func mayDismiss(_ assignment: NodeID) -> Bool {
    let sides = syntax.childIDs(of: assignment)
    guard sides.count == 2, let target = syntax.links(of: sides[0]).last else { return false }
    let words = NameSuggestion.words(in: syntax.nameText(of: target))
    let kept: Set<String>
    switch syntax.text.string(syntax[sides[1]].range) {
    case "false": kept = ElementTree.keptWords
    case "nil": kept = ElementTree.keptWords.union(ElementTree.typedWords)
    default: return false
    }
    return kept.isDisjoint(with: words)
  }

  /// Returns whether an assignment certainly closes something, because the name of its state says that it shows a view,
  /// or because a view is shown while it's set: `isShowingSheet = false` or `selection = nil`, but not
  /// `isEditing = false`.
  private func isDismissal(_ assignment: NodeID) -> Bool {
    guard mayDismiss(assignment), let side = syntax.childIDs(of: assignment).first,
      let target = syntax.links(of: side).last
    else { return false }
    let words = NameSuggestion.words(in: syntax.nameText(of: target))
    return words.contains(where: ElementTree.presentedWords.contains)
      || isPresented(syntax[target].name, around: assignment)
  }

  /// Returns whether a state presents a view in the declaration around a node: `.sheet(isPresented: $isOn)`.
  private func isPresented(_ state: Identifier, around node: NodeID) -> Bool {
    var owner = node
    // The findings in a declaration don't depend on others.
    while let parent = syntax.parent(of: owner), syntax.parent(of: parent) != nil,
      syntax.subtree(of: parent).count <= ElementTree.reach * 16
    {
      owner = parent
    }
    return syntax.subtree(of: owner).contains { index in
      let argument = syntax.nodes[index]
      guard argument.kind == .argument else { return false }
      switch argument.name {
      case "isPresented", "item", "isActive": break
      default: return false
      }
      let name = syntax.text[argument.range].suffix(64).split(separator: UInt8(ascii: "$")).last
      return name.map { Identifier($0) == state } ?? false
    }
  }

  /// Returns whether activating a SwiftUI control only clears a text and sets other state of its field:
  /// `query = ""; isFocused = false`.
  func emptiesText(_ id: ElementID) -> Bool {
    if self[id].framework == .compose { return emptiesKotlinText(id) }
    guard self[id].framework == .swiftUI, let call = syntax.node(.call, at: self[id].constructor),
      let action = action(of: call), syntax[action].kind == .closure
    else { return false }
    let statements = syntax.childIDs(of: action)
    return statements.contains(where: emptiesText)
      && statements.allSatisfy { emptiesText($0) || syntax[$0].kind == .assignment && !mayDismiss($0) }
  }

  /// Returns whether a Compose control's handler only passes on or stores an empty text: `onQueryChange("")`,
  /// `query = ""`.
  private func emptiesKotlinText(_ id: ElementID) -> Bool {
    guard let handler = handler(of: self[id]), syntax[handler].kind == .closure else { return false }
    let statements = syntax.childIDs(of: handler)
    guard statements.count == 1 else { return false }
    let value: NodeID?
    if syntax[statements[0]].kind == .assignment {
      value = syntax.childIDs(of: statements[0]).last
    } else {
      let arguments = syntax.links(of: statements[0]).last.map { syntax.arguments(of: $0) } ?? []
      value = arguments.count == 1 ? syntax.value(ofArgument: arguments[0]) : nil
    }
    guard let value else { return false }
    let code = syntax.sourceText(of: value)
    return code == "\"\"" || code == "TextFieldValue(\"\")" || code == "TextFieldValue()"
  }

  /// Returns whether a call only computes a value for one of several statements: `results = find(query); show()`.
  private func isValue(_ call: NodeID, in action: NodeID) -> Bool {
    let statements = syntax.childIDs(of: action)
    guard statements.count > 1 else { return false }
    return statements.contains {
      syntax[$0].kind == .assignment && syntax[$0].range.contains(syntax[call].range.lowerBound)
    }
  }

  /// Returns whether a call is about one fixed text, which its name doesn't tell: `paste("\t")`.
  private func isAboutLiteral(_ call: NodeID) -> Bool {
    let arguments = syntax.arguments(of: call)
    guard arguments.count == 1, syntax[arguments[0]].name == .none,
      let value = syntax.value(ofArgument: arguments[0])
    else { return false }
    return syntax[value].kind == .string
  }

  /// Words in the names of states that close nothing, because they're about a focus or about work that goes on, of those
  /// for typed text, and of those that show a view.
  private static let keptWords: Set<String> = [
    "focus", "focused", "loading", "busy", "spinner", "progress", "task", "timer", "error",
  ]
  private static let typedWords: Set<String> = ["text", "query", "term", "keyword", "search"]
  private static let presentedWords: Set<String> = [
    "show", "shows", "showing", "shown", "present", "presents", "presenting", "presented", "open", "opened",
    "visible", "display", "displays", "displaying", "displayed", "sheet", "menu", "drawer", "popover",
    "popup",
    "alert", "dialog", "modal", "overlay", "cover", "panel", "banner", "sidebar", "preview", "fullscreen",
    "selected", "selection", "active", "current", "item", "detail", "details", "destination", "route",
  ]

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
