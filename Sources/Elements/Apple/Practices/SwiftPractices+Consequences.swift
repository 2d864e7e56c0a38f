// Context changes, unconfirmed actions, and time limits in Swift code.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Context changes

  /// Checks `.onChange(of: kind) { path.append(kind) }` if a control is bound to `kind`.
  mutating func contextChange(inChange call: NodeID) {
    guard tree[call].kind == .call, let watched = tree.value("of", of: call), tree[watched].kind == .name,
      let closure = tree.arguments(of: call).compactMap(tree.closure(ofArgument:)).first,
      let type = enclosingType,
      boundValues.contains(
        MarkedView(type: tree[type].name, view: Identifier(spelled: "$" + tree.sourceText(of: watched)))),
      !SwiftPractices.speaksOfSearch(tree.text[tree[watched].range]),
      let change = contextChange(in: closure)
    else { return }
    add(Practice(.swiftUI, .contextChange, range: tree[change].range))
  }

  /// Records bindings such as `selection: $kind` of a picker and `isOn: $isOn` of a toggle.
  mutating func boundControl(_ argument: NodeID) {
    guard let value = tree.value(ofArgument: argument), tree[value].kind == .name,
      let call = tree.argument(of: value)?.call, let type = enclosingType
    else { return }
    switch tree[call].name {
    case "Picker", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker":
      boundValues.insert(MarkedView(type: tree[type].name, view: tree[value].name))
    default: return
    }
  }

  /// Checks a function that a control or delegate calls.
  mutating func action(_ function: NodeID) {
    switch tree[function].name {
    case "textFieldDidBeginEditing", "textViewDidBeginEditing": contextChange(inAction: function)
    default:
      guard tree.hasAttribute("objc", function) || tree.hasAttribute("IBAction", function) else { return }
      contextChange(inAction: function)
      sensitiveAction(function)
    }
  }

  /// Checks `@objc func kindChanged(_ sender: UISegmentedControl) { present(…) }` and `textFieldDidBeginEditing(_:)`.
  mutating func contextChange(inAction function: NodeID) {
    guard tree.declarationKind(of: function) == .function,
      let block = tree.child(.block, of: function),
      !SwiftPractices.speaksOfSearch(tree.text[tree.nameRange(of: function)])
    else { return }
    let isHandler =
      tree[function].name == "textFieldDidBeginEditing" || tree[function].name == "textViewDidBeginEditing"
      || (tree.hasAttribute("objc", function) || tree.hasAttribute("IBAction", function))
        && tree.children(of: function).contains { parameter in
          tree[parameter].kind == .parameter
            && tree.children(of: parameter).contains {
              tree[$0].kind == .type && SwiftPractices.holdsValue(tree[$0].name)
            }
        }
    guard isHandler, let change = contextChange(in: block) else { return }
    add(Practice(.uiKit, .contextChange, range: tree[change].range))
  }

  private static func holdsValue(_ type: Identifier) -> Bool {
    switch type {
    case "UISwitch", "UISlider", "UISegmentedControl", "UIDatePicker", "UIStepper": true
    default: false
    }
  }

  private static func speaksOfSearch(_ name: ArraySlice<UInt8>) -> Bool {
    ["earch", "ilter", "ort", "uery", "avigat", "creen", "oute", "tab", "Tab", "age"].contains {
      name.spells($0)
    }
  }

  /// Returns the first statement of a block that opens or leaves a screen, conditionally or not.
  private func contextChange(in block: NodeID) -> NodeID? {
    tree.children(of: block).first { statement in
      guard tree[statement].kind != .parameter, tree[statement].kind != .declaration else { return false }
      return tree.subtree(of: statement).contains { index in
        tree.nodes[index].kind == .call && changesContext(NodeID(index))
      }
    }
  }

  private func changesContext(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "present", "pushViewController", "popViewController", "performSegue", "navigate", "submit",
      "popToRootViewController":
      return true
    case "dismiss": return tree.arguments(of: call).isEmpty || tree.argument("animated", of: call) != nil
    case "append":
      guard let expression = tree.expression(endingIn: call) else { return false }
      let links = tree.links(of: expression)
      guard links.count > 1 else { return false }
      let name = tree.text[tree.nameRange(of: links[links.count - 2])]
      return name.elementsEqual("path".utf8) || name.ends(with: "Path")
    default: return false
    }
  }

  // MARK: Irreversible actions

  /// Checks `Button("Delete account") { deleteAccount() }` and `Button("Pay", action: pay)` in a type without a
  /// confirmation.
  mutating func sensitiveButton(_ call: NodeID) {
    guard tree[call].kind == .call,
      let action = tree.arguments(of: call).first(where: {
        tree[$0].name == "action" || tree[$0].name == .none && tree.closure(ofArgument: $0) != nil
      })
    else { return }
    let isDestructive = tree.value("role", of: call).map { tree.lastName(of: $0) == "destructive" } ?? false
    let value = tree.value(ofArgument: action)
    let done = value.flatMap { tree[$0].kind == .closure ? sensitiveCall(in: $0) : sensitiveName($0) }
    guard done != nil || isDestructive && value.map(isDirect) == true, !takesTwoSteps, !asksPeople() else {
      return
    }
    add(Practice(.swiftUI, .unconfirmed, range: tree[call].range, edits: confirmation(call)))
  }

  /// Checks `@objc func deleteTapped() { store.deleteAccount() }` in a type without a confirmation.
  mutating func sensitiveAction(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function,
      tree.hasAttribute("objc", function) || tree.hasAttribute("IBAction", function),
      let block = tree.child(.block, of: function)
    else { return }
    let name = tree.text[tree.nameRange(of: function)]
    guard !["lose", "ancel", "ismiss"].contains(where: { name.spells($0) }),
      tree.hasAttribute("IBAction", function)
        || ["apped", "ressed", "licked", "tapOn", "Tap"].contains(where: { name.spells($0) }),
      let call = sensitiveCall(in: block), let expression = tree.expression(endingIn: call), !asksPeople()
    else { return }
    add(Practice(.uiKit, .unconfirmed, range: tree[expression].range))
  }

  /// Returns the top-level call in a block that calls an irreversible action unconditionally.
  private func sensitiveCall(in block: NodeID) -> NodeID? {
    for statement in tree.children(of: block) where tree[statement].kind != .parameter {
      if let last = sensitiveName(statement), tree[last].kind == .call { return last }
    }
    return nil
  }

  /// Returns the last link of an expression if its name denotes an irreversible action.
  private func sensitiveName(_ expression: NodeID) -> NodeID? {
    switch tree[expression].kind {
    case .chain, .call, .name: break
    case .prefix: return tree.children(of: expression).first { _ in true }.flatMap(sensitiveName)
    default: return nil
    }
    let links = tree.links(of: expression)
    guard let last = links.last, tree[last].name != .none, !isToldOthers(links),
      SensitiveVerb.names(tree.nameText(of: last))
    else { return nil }
    return last
  }

  /// Returns whether a call only notifies a delegate that decides: `delegate?.deleteAccount()`.
  private func isToldOthers(_ links: [NodeID]) -> Bool {
    links.contains { link in
      let name = tree.text[tree.nameRange(of: link)]
      return ["istener", "elegate", "allback"].contains { name.spells($0) }
    }
  }

  /// Returns whether a handler performs its action directly, rather than setting a flag to show something.
  private func isDirect(_ value: NodeID) -> Bool {
    guard tree[value].kind == .closure else { return false }
    let statements = tree.children(of: value).filter { tree[$0].kind != .parameter }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard let last = tree.links(of: statement).last, tree[last].kind == .call else { return false }
        return SensitiveVerb.names(tree.nameText(of: last))
      }
  }

  /// Words in code that asks for confirmation or lets users undo an action.
  static let askingWords = WordSearch([
    "confirm", "Confirm", "alert", "Alert", "ctionSheet", "undo", "Undo", "oast", "nackbar", "raft",
    "isPresented",
  ])

  /// True if users need another gesture first to show the button.
  private var takesTwoSteps: Bool {
    chains.contains { chain in
      tree.children(of: chain).contains { link in
        guard tree[link].kind == .call else { return false }
        switch tree[link].name {
        case "swipeActions", "contextMenu", "Menu", "toolbarTitleMenu", "onDelete", "onChange",
          "ControlGroup":
          return true
        default: return false
        }
      }
    } || tree.code(tree[outermost].range).spells("Menu {")
  }

  /// Returns edits for `Button("Pay") { isConfirming = true }` with
  /// `.confirmationDialog("‹Pay?›", isPresented: $isConfirming) { Button("Pay", action: pay) }`.
  private func confirmation(_ call: NodeID) -> [WriterEdit] {
    guard let title = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[title].kind == .string, let text = tree.textValue(ofString: title).literal,
      let expression = tree.expression(endingIn: call), tree.soleLink(of: expression) == call,
      let type = enclosingType, tree.declarationKind(of: type) == .struct,
      let block = tree.child(.block, of: type),
      let first = tree.children(of: block).first(where: { _ in true })
    else { return [] }
    let start = tree[first].range.lowerBound
    let separator = tree.text.blanksBeforeFirst(start).map { "\n" + $0 } ?? "; "
    let range = tree[call].range
    return [
      .insert(at: start, .text("@State private var isConfirming = false" + separator)),
      WriterEdit(
        range,
        [
          .text("Button(\(tree.sourceText(of: title))) { isConfirming = true }.confirmationDialog(\""),
          .placeholder(text + "?"),
          .text("\", isPresented: $isConfirming) { \(tree.text.string(range)) }"),
        ]),
    ]
  }

  // MARK: Time

  /// Checks `DispatchQueue.main.asyncAfter(deadline: .now() + 300) { logout() }`.
  mutating func timeLimit(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let seconds = seconds(ofDelay: call), seconds >= 10, !isExtensible,
      let closure = firstClosure(of: call), endsSession(closure)
    else { return }
    addTimeLimit(expression)
  }

  /// Checks `try await Task.sleep(for: .seconds(300)); logout()`.
  mutating func timeLimit(afterPause call: NodeID) {
    guard tree[call].kind == .call, let seconds = seconds(ofPause: call), seconds >= 10, !isExtensible,
      var expression = tree.expression(endingIn: call)
    else { return }
    let pause = expression
    while let parent = tree.parent(of: expression), tree[parent].kind == .prefix { expression = parent }
    guard let block = tree.parent(of: expression),
      let next = tree.children(of: block).first(where: { $0 > expression }), endsSession(next)
    else { return }
    addTimeLimit(pause)
  }

  private mutating func addTimeLimit(_ expression: NodeID) {
    let isSwiftUI = tree.importedNames.contains("SwiftUI")
    add(Practice(isSwiftUI ? .swiftUI : .uiKit, .timeLimit, range: tree[expression].range))
  }

  /// True if the surrounding code lets users extend the session.
  private var isExtensible: Bool {
    ["xtend", "enew", "keepAlive", "KeepAlive", "continueSession"].contains { isSpelledAround($0) }
  }

  private func endsSession(_ closure: NodeID) -> Bool {
    tree.subtree(of: closure).contains { index in
      guard tree.nodes[index].kind == .call else { return false }
      return SessionEnd.names(tree.nameText(of: NodeID(index)))
    }
  }
}
