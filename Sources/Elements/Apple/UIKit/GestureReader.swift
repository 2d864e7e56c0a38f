// The gestures of recognizers, and the purpose of their handlers.

import Source
import Syntax

/// A converter that turns the recognizers added to views into gestures.
struct GestureReader {
  private let composer: ElementComposer
  private var tree: Tree { composer.tree }

  init(_ composer: ElementComposer) {
    self.composer = composer
  }

  /// Returns the gesture of an added recognizer, or nil if its kind or number of taps isn't known.
  func gesture(_ added: Facts.AddedRecognizer, on view: ViewKind?) -> Gesture? {
    let id = made(added.slot)
    let recognizer = composer.gather(id)
    guard !recognizer.facts.hasUnreadableTapCount else { return nil }
    guard var kind = recognizer.kind?.gesture else { return nil }
    if kind == .tap, let count = recognizer.facts.tapCount, count > 1 {
      // More than two taps usually open something that is hidden on purpose.
      guard count == 2 else { return nil }
      kind = .doubleTap
    }
    let handler = recognizer.facts.handler
    // Without an action, it only blocks other recognizers or coordinates with them.
    if handler == nil, isIdle(id) { return nil }
    return Gesture(
      kind, purpose(of: handler, in: id, on: view), handler: handler.map { tree.nameText(of: $0) },
      range: added.range)
  }

  /// Returns whether a platform recognizer is created without a target and nothing in its type can add one.
  private func isIdle(_ id: SlotID) -> Bool {
    let slot = composer.slots[id]
    guard composer.leavesRecognizersIdle(slot.enclosingType), let creation = slot.creation,
      tree.arguments(of: creation).isEmpty
    else { return false }
    let name = tree.text[tree.nameRange(of: creation)]
    return name.begins(with: "UI") || name.begins(with: "NS")
  }

  /// Returns the recognizer that a variable refers to.
  private func made(_ id: SlotID) -> SlotID {
    var id = id
    for _ in 0..<8 {
      guard let held = composer.slots[id].holds.first else { break }
      id = held
    }
    return id
  }

  // MARK: Handlers

  private func purpose(of handler: NodeID?, in id: SlotID, on view: ViewKind?) -> Gesture.Purpose {
    guard let handler else { return .action }
    let name = tree[handler].name
    // A plain view that dismisses on tap is the scrim behind a sheet.
    if view == .view, tree.nameText(of: handler).lowercased().contains("dismiss") { return .dismissal }
    let recognizer = composer.gather(id).kind?.gesture
    if recognizer == .tap, view == .view || view == .imageView,
      Tree.togglesControls(functionNamed: tree.nameText(of: handler))
    {
      return .controls
    }
    if let function = composer.types.function(name, of: composer.slots[id].enclosingType) {
      if tree.countsTaps(in: function.node) { return .secret }
      return onlyDismisses(function.node) ? .dismissal : .action
    }
    return isDismissal(name) || name == "dismissKeyboard" || name == "hideKeyboard" ? .dismissal : .action
  }

  /// The maximum number of nodes in a function that hides the keyboard.
  private static let maximumBody = 200

  /// Returns whether a function does nothing but hide the keyboard or dismiss something.
  private func onlyDismisses(_ function: NodeID) -> Bool {
    guard let body = tree.child(.block, of: function),
      tree.subtree(of: body).count <= GestureReader.maximumBody
    else {
      return false
    }
    var dismisses = false
    for index in tree.subtree(of: body) {
      let node = tree.nodes[index]
      if node.kind == .assignment { return false }
      guard node.kind == .call else { continue }
      guard isDismissal(node.name) else { return false }
      dismisses = true
    }
    return dismisses
  }

  private func isDismissal(_ name: Identifier) -> Bool {
    switch name {
    case "endEditing", "resignFirstResponder", "dismiss", "makeFirstResponder", "dismissKeyboard",
      "hideKeyboard":
      true
    default: false
    }
  }
}
