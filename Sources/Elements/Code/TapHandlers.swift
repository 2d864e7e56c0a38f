// Taps that people with assistive technologies don't need: deliberate secrets, and taps on an image that hide its
// controls.

import Syntax

extension Tree {
  /// Returns whether a handler counts its taps and acts only after more than two of them, which opens something that's
  /// hidden on purpose: `tapCount += 1; if tapCount >= 7 { showDebugMenu() }`.
  func countsTaps(in handler: NodeID) -> Bool {
    var counters: Set<Identifier> = []
    for index in subtree(of: handler).prefix(Tree.longestHandler) {
      if let counter = counter(incrementedBy: NodeID(index)) { counters.insert(counter) }
    }
    guard !counters.isEmpty else { return false }
    return subtree(of: handler).prefix(Tree.longestHandler).contains { index in
      guard nodes[index].kind == .infix else { return false }
      let parts = childIDs(of: NodeID(index))
      guard parts.count == 3, counters.contains(countedName(parts[0])) else { return false }
      switch self[parts[1]].name {
      case ">=", ">", "==", "<", "!=", "<=": break
      default: return false
      }
      return number(of: parts[2]).map { $0 > 2 } ?? true
    }
  }

  /// The maximum size of a handler, in nodes.
  private static let longestHandler = 256

  /// Returns the variable that counts taps and that a node adds one to.
  private func counter(incrementedBy node: NodeID) -> Identifier? {
    switch self[node].kind {
    case .assignment, .prefix: break
    default: return nil
    }
    guard self[node].name == "+=" || self[node].name == "++",
      let target = children(of: node).first(where: { _ in true })
    else { return nil }
    let name = lastLink(of: target)
    let words = NameSuggestion.words(in: nameText(of: name))
    return words.contains { Tree.tapWords.contains($0) } ? self[name].name : nil
  }

  /// Returns the variable in `count`, `self.count`, or `++count`.
  private func countedName(_ expression: NodeID) -> Identifier {
    guard self[expression].kind == .prefix || self[expression].kind == .assignment,
      let operand = children(of: expression).first(where: { _ in true })
    else { return self[lastLink(of: expression)].name }
    return self[lastLink(of: operand)].name
  }

  private func lastLink(of expression: NodeID) -> NodeID { links(of: expression).last ?? expression }

  private static let tapWords: Set<String> = [
    "tap", "taps", "tapped", "press", "presses", "click", "clicks", "clicked", "touch", "touches",
  ]

  // MARK: Controls over an image

  /// Returns whether a handler only shows or hides controls over an image or player: `areControlsVisible.toggle()`.
  func togglesControls(in handler: NodeID) -> Bool {
    let effects = ActionEffects(of: handler, in: self)
    guard effects.assigned.isEmpty, effects.changed.isEmpty,
      subtree(of: handler).prefix(Tree.longestHandler).allSatisfy({
        nodes[$0].kind != .call || Tree.isPartOfToggling(nodes[$0].name)
      }), effects.flipped.count == 1, let state = effects.flipped.first
    else { return false }
    let words = NameSuggestion.words(in: state)
    return Tree.namesControls(words) && words.contains { Tree.visibilityWords.contains($0) }
  }

  /// Returns whether a function's name says that it shows or hides controls over an image or player.
  static func togglesControls(functionNamed name: String) -> Bool {
    let words = NameSuggestion.words(in: name)
    return words.contains("toggle") && namesControls(words)
  }

  private static func isPartOfToggling(_ call: Identifier) -> Bool {
    switch call {
    case "toggle", "withAnimation", "easeInOut", "easeIn", "easeOut", "linear", "spring", "smooth", "snappy",
      "animate":
      true
    default: false
    }
  }

  private static func namesControls(_ words: [String]) -> Bool {
    words.contains { word in
      switch word {
      case "controls", "control", "toolbar", "toolbars", "bar", "bars", "overlay", "overlays", "chrome",
        "hud",
        "ui", "navbar", "statusbar", "interface":
        true
      default: false
      }
    }
  }

  private static let visibilityWords: Set<String> = [
    "show", "shows", "showing", "shown", "visible", "visibility", "hide", "hides", "hidden", "hiding",
    "display",
    "displayed", "presented",
  ]
}
