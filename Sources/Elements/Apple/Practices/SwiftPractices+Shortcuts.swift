// Keyboard shortcuts in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `.keyboardShortcut("d", modifiers: [])` and `KeyboardShortcut("h")`.
  ///
  /// Source: Apple, “keyboardShortcut(_:modifiers:localization:)”: Command is the default.
  mutating func shortcut(_ call: NodeID) {
    guard tree[call].kind == .call, !isOfGame,
      let key = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)).flatMap(keyText)
    else { return }
    let modifiers = tree.argument("modifiers", of: call)
    let value = modifiers.flatMap(tree.value(ofArgument:))
    if let modifiers, let value, isEmptyList(value) {
      guard let character = key.printable else { return }
      add(
        Practice(
          .swiftUI, .keyShortcut(isOfSystem: false), range: tree[modifiers].range,
          edits: isFree(character) ? [.replace(tree[value].range, "[.command]")] : []))
    } else if isOfSystem(key, pressed(value), called: calledText(of: call)) {
      add(Practice(.swiftUI, .keyShortcut(isOfSystem: true), range: tree[call].range))
    }
  }

  /// Checks `UIKeyCommand(input: "d", modifierFlags: [], action: #selector(delete))`.
  ///
  /// Source: Apple, “UIKeyCommand › modifierFlags”.
  mutating func keyCommand(_ call: NodeID) {
    guard tree[call].kind == .call, !isOfGame, let key = tree.value("input", of: call).flatMap(keyText) else {
      return
    }
    let flags = tree.argument("modifierFlags", of: call)
    let value = flags.flatMap(tree.value(ofArgument:))
    guard let value else {
      if flags == nil, key.printable != nil, tree.argument("action", of: call) != nil {
        add(Practice(.uiKit, .keyShortcut(isOfSystem: false), range: tree[call].range))
      }
      return
    }
    if isEmptyList(value) {
      guard let character = key.printable else { return }
      add(
        Practice(
          .uiKit, .keyShortcut(isOfSystem: false), range: tree[value].range,
          edits: isFree(character) ? [.replace(tree[value].range, "[.command]")] : []))
    } else if isOfSystem(key, pressed(value), called: tree.sourceText(of: call)) {
      add(Practice(.uiKit, .keyShortcut(isOfSystem: true), range: tree[call].range))
    }
  }

  /// Checks `command.wantsPriorityOverSystemBehavior = true` for a command that replaces editing, such as Command-C.
  ///
  /// Source: Apple, “UIKeyCommand › wantsPriorityOverSystemBehavior”.
  mutating func shortcutPriority(_ member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, !isOfGame
    else { return }
    let sides = Array(tree.children(of: assignment))
    let links = tree.links(of: target)
    guard sides.count == 2, sides[0] == target, tree.isName("true", sides[1]), links.count == 2,
      let function = enclosingMember, replacesEditing(tree[links[0]].name, in: function)
    else { return }
    let range = tree[assignment].range
    add(
      Practice(
        .uiKit, .keyShortcut(isOfSystem: true), range: range,
        edits: KotlinRemoval(text: tree.text).edits([range]) ?? []))
  }

  /// Returns whether a function's constant contains a command that has an editing shortcut and does something else.
  private func replacesEditing(_ name: Identifier, in function: NodeID) -> Bool {
    tree.subtree(of: function).contains { index in
      let property = NodeID(index)
      guard tree.declarationKind(of: property) == .property, tree[property].name == name else { return false }
      return tree.subtree(of: property).contains { index in
        let call = NodeID(index)
        guard tree[call].kind == .call, tree[call].name == "UIKeyCommand" else { return false }
        let code = tree.text[tree[call].range]
        return pressed(tree.value("modifierFlags", of: call)) == ["command"]
          && (tree.value("input", of: call).flatMap(keyText)?.printable).map { "cvxaz".contains($0) } == true
          && !["copy", "Copy", "aste", "cut", "Cut", "electAll", "ndo"].contains { code.spells($0) }
      }
    }
  }

  // MARK: Keys

  private struct Key {
    var text: String

    /// The character that the key types, or nil for the space bar and keys that type none.
    var printable: Character? {
      guard text.count == 1, let character = text.first, !character.isWhitespace,
        character.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0xF700 })
      else { return nil }
      return character
    }
  }

  /// Returns the key in `"d"`, `KeyEquivalent("d")`, or `.tab`.
  private func keyText(_ value: NodeID) -> Key? {
    if tree[value].kind == .string { return tree.textValue(ofString: value).literal.map(Key.init) }
    if let call = tree.soleLink(of: value), tree[call].kind == .call, tree[call].name == "KeyEquivalent" {
      return tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)).flatMap(keyText)
    }
    switch tree.lastName(of: value) {
    case "tab": return Key(text: "\t")
    case "space": return Key(text: " ")
    case "escape", "inputEscape": return Key(text: "\u{1B}")
    default: return nil
    }
  }

  private func isEmptyList(_ value: NodeID) -> Bool {
    tree[value].kind == .collection && tree.arguments(of: value).isEmpty
  }

  /// Returns the modifier keys of a value. Command if the value is missing.
  private func pressed(_ value: NodeID?) -> Set<Identifier> {
    guard let value else { return ["command"] }
    let values =
      tree[value].kind == .collection
      ? tree.arguments(of: value).compactMap(tree.value(ofArgument:)) : [value]
    return Set(values.map(tree.lastName(of:)))
  }

  /// Returns whether a key combination is a system shortcut and the code uses it for something else.
  ///
  /// Source: Apple, “Human Interface Guidelines › Keyboards › Standard keyboard shortcuts”.
  private func isOfSystem(_ key: Key, _ modifiers: Set<Identifier>, called text: String) -> Bool {
    if modifiers == ["command", "option"] || modifiers == ["command", "alternate"] {
      return key.text == "\u{1B}"
    }
    guard modifiers == ["command"] else { return false }
    switch key.text {
    case "\t", " ": return true
    case "h": return !text.spells("ide")
    case "q": return !text.spells("uit") && !text.spells("erminate") && !text.spells("xit")
    case "w": return !["lose", "ismiss", "indow", "inish", "one"].contains { text.spells($0) }
    case ",": return !["etting", "references", "refs", "ptions", "onfig"].contains { text.spells($0) }
    default: return false
    }
  }

  /// Returns whether a key with Command has no standard meaning.
  private func isFree(_ character: Character) -> Bool { !"hqw,cvxazsnopft".contains(character) }

  /// Returns the code around a modifier, which names the action that it triggers.
  private mutating func calledText(of call: NodeID) -> String {
    let links = links(around: call)
    guard let first = links.first else { return tree.sourceText(of: outermost) }
    return tree.text.string(Int(tree[first].start)..<Int(tree[call].end))
  }

  /// True if an enclosing declaration is named after a game, a player, or the like, which are controlled with keys.
  private var isOfGame: Bool {
    declarations.contains { declaration in
      let name = tree.text[tree.nameRange(of: declaration)]
      return ["Game", "game", "Player", "player", "Piano", "Canvas", "Terminal"].contains { name.spells($0) }
    }
  }
}
