// The gestures of a composable and the purpose of their handlers.

import Source
import Syntax

extension ComposeReader {
  /// Reads `clickable`, `combinedClickable`, `toggleable`, `selectable`, and `triStateToggleable`, each of which merges
  /// the element and its content into one focus stop.
  ///
  /// Source: Android Developers, “Semantics in Compose › Merging”: clickable and toggleable merge their descendants.
  mutating func clickable(_ call: NodeID, of id: ElementID) {
    // A preceding `clearAndSetSemantics` clears the click along with the content. The lost click is reported if
    // everything inside is visible, but a label for it could only be guessed.
    if list[id].groupingRange != nil, list[id].grouping == .ignoresChildren, list[id].hiding == nil {
      list[id].unknowns.add(.elsewhere, .modifier, at: call)
      return searchChildren(of: call)
    }
    if list[id].grouping == .none { list[id].grouping = .merges }
    for argument in tree.arguments(of: call) {
      guard let value = tree.value(ofArgument: argument) else { continue }
      switch tree[argument].name {
      case "role": role(value, tree[argument].range, of: id)
      case "onClickLabel", "onLongClickLabel": clickLabel(argument, of: id)
      case "onLongClick": gesture(.longPress, argument, value, of: id)
      case "onDoubleClick": gesture(.doubleTap, argument, value, of: id)
      default: searchChildren(of: argument)
      }
    }
    tap(call, of: id)
  }

  private mutating func tap(_ call: NodeID, of id: ElementID) {
    if let enabled = tree.value("enabled", of: call), !tree.isName("true", enabled) {
      if tree.isName("false", enabled) { return }
      // A state may disable it on the same condition.
      sometimesDisabled.insert(id)
    }
    if tree[call].name != "clickable", tree[call].name != "combinedClickable" { choices.insert(id) }
    let handler =
      tree.value("onClick", of: call) ?? tree.value("onValueChange", of: call)
      ?? tree.trailingLambda(of: call)
    let name = handler.flatMap(tree.handlerName(ofKotlin:))
    var purpose = handler.map(purpose(of:)) ?? .action
    // An element with a click label or role is meant to be activated, even if its handler is empty.
    if tree.argument("onClickLabel", of: call) != nil || tree.argument("role", of: call) != nil {
      purpose = .action
    }
    list[id].gestures.append(Gesture(.tap, purpose, handler: name, range: tree.linkRange(of: call)))
    if list[id].handlerName == nil { list[id].handlerName = name }
  }

  private mutating func gesture(_ kind: Gesture.Kind, _ argument: NodeID, _ value: NodeID, of id: ElementID) {
    searchChildren(of: argument)
    guard !tree.isName("null", value) else { return }
    list[id].gestures.append(
      Gesture(
        kind, purpose(of: value), handler: tree.handlerName(ofKotlin: value), range: tree[argument].range))
  }

  /// Reads the text that TalkBack adds to “Double-tap to” or “Double-tap and hold to”.
  private mutating func clickLabel(_ argument: NodeID, of id: ElementID) {
    let label = tree.writtenText(argument)
    guard label.value != .none else { return }
    list[id].actionLabels.append(label)
    if list[id].hint.isAbsent { list[id].hint = .certain(label) }
  }

  /// Reads `role = Role.Button`. A value that isn't a constant of `Role` may be any role.
  mutating func role(_ value: NodeID, _ range: Range<Int>, of id: ElementID) {
    guard !tree.isName("null", value) else { return }
    list[id].traits.append(
      WrittenTrait(ComposeReader.trait(tree.lastName(of: value)), range: range, isConditional: isConditional))
  }

  /// Returns the trait of a role.
  ///
  /// Source: androidx.compose.ui.semantics, “Role”.
  static func trait(_ name: Identifier) -> Trait {
    switch name {
    case "Button": .button
    case "Checkbox": .checkbox
    case "Switch": .toggle
    case "RadioButton": .radioButton
    case "Tab": .tab
    case "Image": .image
    case "DropdownList": .picker
    default: .other
    }
  }

  /// True if the composable is a scroll bar, whose drags only scroll.
  var isScroller: Bool { function.map { tree.text[tree.nameRange(of: $0)].spells("croll") } ?? false }

  // MARK: Handlers

  /// Returns the purpose of a handler: a dismissal if it only hides the keyboard, clears focus, dismisses a modal view,
  /// or does nothing; a shortcut if it only moves focus to a field; a secret if it counts taps; and an action otherwise.
  func purpose(of handler: NodeID) -> Gesture.Purpose {
    guard tree[handler].kind == .closure else {
      return tree.links(of: handler).last.map { isDismissal($0) } == true ? .dismissal : .action
    }
    if tree.countsTaps(in: handler) { return .secret }
    var sawAction = false
    var sawFocus = false
    for index in tree.subtree(of: handler).dropFirst() {
      switch tree.nodes[index].kind {
      case .call:
        // Skip receivers and scope functions around the call that counts.
        if ComposeReader.isScopeFunction(tree.nodes[index].name) { continue }
        // A field can be reached without its label.
        if tree.nodes[index].name == "requestFocus" {
          sawFocus = true
          continue
        }
        guard isDismissal(NodeID(index)) else { return .action }
      case .assignment: sawAction = true
      default: continue
      }
    }
    return sawAction ? .action : sawFocus ? .shortcut : .dismissal
  }

  private static func isScopeFunction(_ name: Identifier) -> Bool {
    switch name {
    case "let", "run", "launch", "also", "apply": true
    default: false
    }
  }

  private func isDismissal(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "clearFocus", "freeFocus", "hideSoftwareKeyboard", "hideKeyboard", "hideSoftInput", "hide",
      "onDismiss",
      "onDismissRequest", "dismiss", "hideSoftInputFromWindow":
      true
    default: false
    }
  }
}
