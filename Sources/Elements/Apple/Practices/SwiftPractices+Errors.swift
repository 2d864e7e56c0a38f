// Errors that Swift code shows but doesn't announce, and keys without the keyboard key trait.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Errors

  /// Checks `if let error { Text(error) }` next to a field, in a type that posts no announcements.
  mutating func shownError(_ call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[value].kind == .name || tree[value].kind == .chain,
      tree.links(of: value).contains(where: { tree.text[tree.nameRange(of: $0)].spells("rror") }),
      isInBranch(call), isMentionedAround(["TextField", "SecureField", "TextEditor"]),
      !["ccessibilityNotification", "UIAccessibility", "ccessibilityFocus", ".alert(", "nnounce"]
        .contains(where: { isSpelledAround($0) })
    else { return }
    add(Practice(.swiftUI, .unsaidError, range: tree[call].range))
  }

  /// Checks `TextField(…).overlay(Capsule().stroke(isValid ? .clear : .red))`, where nothing else shows the state.
  mutating func redBorder(_ branch: NodeID) {
    guard let place = tree.argument(of: branch),
      ["stroke", "strokeBorder", "border"].contains(tree[place.call].name),
      let (condition, values) = tree.choice(of: branch), values.contains(where: isRed),
      let field = field(around: place.call), let member = enclosingMember,
      let state = tree.subtree(of: condition).last(where: { saysInvalid(NodeID($0)) }),
      !isMentionedAround(["UIAccessibility", "AccessibilityNotification"]), !isSpelledAround("nnounce"),
      !tree.subtree(of: field).contains(where: { index in
        let node = tree.nodes[index]
        return node.kind == .call
          && tree.text[tree.nameRange(of: NodeID(index))].begins(with: "accessibility")
          && node.name != "accessibilityIdentifier"
      }), !tells(tree.nodes[state].name, in: member, except: branch)
    else { return }
    add(Practice(.swiftUI, .unsaidError, range: tree[branch].range))
  }

  /// Returns the chain of the text field that a call decorates.
  private func field(around call: NodeID) -> NodeID? {
    var node = call
    for _ in 0..<10 {
      guard let parent = tree.parent(of: node) else { return nil }
      if tree[parent].kind == .declaration { return nil }
      if tree[parent].kind == .chain, let first = tree.links(of: parent).first,
        ["TextField", "SecureField", "TextEditor"].contains(tree[first].name)
      {
        return parent
      }
      node = parent
    }
    return nil
  }

  private func isRed(_ value: NodeID) -> Bool {
    guard let last = tree.links(of: value).last else { return false }
    switch tree[last].name {
    case "red", "systemRed", "error", "danger": return true
    default: return false
    }
  }

  /// Returns whether a name says that an input is or isn't valid.
  private func saysInvalid(_ name: NodeID) -> Bool {
    guard tree[name].kind == .name || tree[name].kind == .member else { return false }
    let words = NameSuggestion.words(in: tree.nameText(of: name))
    return words.contains { ["valid", "invalid", "error", "errors", "wrong", "incorrect"].contains($0) }
  }

  /// Returns whether anything in a member but an assignment, a disabled control, or a border uses a state.
  private func tells(_ state: Identifier, in member: NodeID, except branch: NodeID) -> Bool {
    tree.subtree(of: member).contains { index in
      let node = tree.nodes[index]
      guard node.name == state, node.kind == .name || node.kind == .member || node.kind == .call,
        !tree[branch].range.contains(Int(node.start))
      else { return false }
      var inner = NodeID(index)
      for _ in 0..<6 {
        guard let parent = tree.parent(of: inner) else { return true }
        if tree[parent].kind == .assignment { return tree.children(of: parent).first { _ in true } != inner }
        if tree[parent].kind == .argument, let call = tree.parent(of: parent) {
          switch tree[call].name {
          case "disabled", "onChange", "stroke", "strokeBorder", "border", "animation": return false
          default: return true
          }
        }
        if tree[parent].kind == .branch, tree.branchKind(of: parent) == .ternary {
          inner = parent
          continue
        }
        if tree[parent].kind != .chain, tree[parent].kind != .prefix, tree[parent].kind != .infix {
          return true
        }
        inner = parent
      }
      return true
    }
  }

  /// Checks `errorLabel.isHidden = false` in a function that posts no announcements.
  mutating func shownError(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    let links = tree.links(of: target)
    guard sides.count == 2, sides[0] == target, tree.isName("false", sides[1]), links.count > 1 else {
      return
    }
    let name = tree.text[tree.nameRange(of: links[links.count - 2])]
    guard name.spells("rror"), ["abel", "Text", "essage"].contains(where: { name.spells($0) }),
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      isMentionedAround(["UITextField", "UITextView", "textField"])
    else { return }
    let code = tree.code(tree[function].range)
    guard !["post(", "nnounce", "ccessib", "becomeFirstResponder"].contains(where: { code.spells($0) }) else {
      return
    }
    let label = tree.text.string(Int(tree[target].start)..<Int(tree[links[links.count - 2]].end))
    add(
      Practice(
        .uiKit, .unsaidError, range: tree[assignment].range,
        edits: [
          .insert(
            at: tree[assignment].range.upperBound,
            .text("; UIAccessibility.post(notification: .announcement, argument: \(label).text)"))
        ]))
  }

  /// Checks `errors.bind(to: errorLabel.rx.isHidden)` and `.assign(to: \.isHidden, on: errorLabel)` in a type that posts
  /// no announcements.
  mutating func shownError(boundBy member: NodeID) {
    guard let target = tree.expression(endingIn: member), let argument = tree.parent(of: target),
      tree[argument].kind == .argument, let call = tree.parent(of: argument), tree[call].kind == .call
    else { return }
    switch tree[call].name {
    case "bind", "drive", "assign", "emit": break
    default: return
    }
    let value = tree[call].name == "assign" ? tree.value("on", of: call) : target
    guard let value,
      let label = tree.links(of: value).last(where: { link in
        switch tree[link].name {
        case "rx", "reactive", "isHidden", "rx_hidden", "self": false
        default: true
        }
      })
    else { return }
    let name = tree.text[tree.nameRange(of: label)]
    guard name.spells("rror"), ["abel", "Text", "essage"].contains(where: { name.spells($0) }),
      !isMentionedAround(["UIAccessibility", "AccessibilityNotification"]), !isWritten("nnounce")
    else { return }
    add(Practice(.uiKit, .silentMessage, range: tree[value].range))
  }

  /// Returns whether a view is shown conditionally.
  private func isInBranch(_ call: NodeID) -> Bool {
    var node = call
    for _ in 0..<6 {
      guard let parent = tree.parent(of: node) else { return false }
      if tree[parent].kind == .arm { return true }
      if tree[parent].kind == .declaration { return false }
      node = parent
    }
    return false
  }

  // MARK: Keys

  /// Checks `Button(digit) { type(digit) }` in `struct PinPad`, which never marks its buttons as keys.
  mutating func keyButton(_ call: NodeID) {
    guard tree[call].kind == .call, let type = keyboardType(), hasKeys(type),
      !isMentionedAround(["isKeyboardKey"])
    else { return }
    seenKeyboards.insert(type)
    add(Practice(.swiftUI, .unsaidKey, range: tree[call].range))
  }

  /// Checks `key.setTitle("1", for: .normal)` in `class PinPad: UIView`.
  ///
  /// Source: Apple, “UIAccessibilityTraits › keyboardKey”.
  mutating func keyButton(titledBy call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let title = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let type = keyboardType(), isKey(title) || hasKeys(type), !isMentionedAround(["keyboardKey"])
    else { return }
    seenKeyboards.insert(type)
    let links = tree.links(of: expression)
    var edits: [WriterEdit] = []
    if links.count > 1 {
      let key = tree.text.string(Int(tree[links[0]].start)..<Int(tree[links[links.count - 2]].end))
      edits = [
        .insert(
          at: tree[expression].range.upperBound, .text("; \(key).accessibilityTraits.insert(.keyboardKey)"))
      ]
    }
    add(Practice(.uiKit, .unsaidKey, range: tree[expression].range, edits: edits))
  }

  /// Returns the enclosing type if it's named after a keyboard and hasn't been reported yet.
  private func keyboardType() -> NodeID? {
    guard let type = enclosingType, !seenKeyboards.contains(type) else { return nil }
    let name = tree.text[tree.nameRange(of: type)]
    let isKeyboard = ["Keyboard", "Keypad", "KeyPad", "PinPad", "Numpad", "NumPad", "NumberPad"].contains {
      name.ends(with: $0) || name.spells($0) && (name.ends(with: "View") || name.ends(with: "Controller"))
    }
    return isKeyboard && !name.spells("Calculator") ? type : nil
  }

  /// Returns whether several strings of a type are single characters, or a range numbers its keys.
  private func hasKeys(_ type: NodeID) -> Bool {
    var keys = 0
    for index in tree.subtree(of: type) {
      switch tree.nodes[index].kind {
      case .string where isKey(NodeID(index)): keys += 1
      case .operator where tree.nodes[index].name == "..." || tree.nodes[index].name == "..<": keys += 3
      default: continue
      }
      if keys > 2 { return true }
    }
    return false
  }

  private func isKey(_ value: NodeID) -> Bool {
    guard tree[value].kind == .string, let text = tree.textValue(ofString: value).literal, text.count == 1
    else {
      return false
    }
    return text.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
