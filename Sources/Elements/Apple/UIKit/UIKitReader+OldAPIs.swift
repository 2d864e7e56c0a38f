// Renamed UIKit and AppKit accessibility APIs.

import Source
import Syntax

extension UIKitReader {
  static func oldAPIs(in tree: Tree) -> [OldAPI] {
    guard tree.nodes.contains(where: { isCandidate(tree, $0) }) else { return [] }
    var found: [OldAPI] = []
    var older = OlderBranches(tree)
    var end = 0
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      older.enter(index)
      guard index >= end, !older.isInside, isCandidate(tree, node) else { continue }
      let id = NodeID(index)
      guard let api = oldAPI(id, in: tree) else { continue }
      found.append(api)
      // The fix for a call also replaces the names in it.
      end = Int(node.subtreeEnd)
    }
    guard !found.isEmpty else { return [] }
    // Names that the project declares itself still exist.
    let declared = Set(tree.nodes.lazy.filter { $0.kind == .declaration }.map(\.name))
    return found.filter { !declared.contains(Identifier(spelled: $0.old.prefix { $0 != "(" })) }
  }

  /// Checks the first letters, which rules out almost all names.
  private static func isCandidate(_ tree: Tree, _ node: Node) -> Bool {
    guard node.kind == .name || node.kind == .call, node.name != .none else { return false }
    let start = Int(node.nameStart)
    if node.name == "accessibilitySetOverrideValue" { return true }
    return tree.text[start] == UInt8(ascii: "U") && tree.text[start + 2] == UInt8(ascii: "A")
      && tree.text[start + 3] == UInt8(ascii: "c")
  }

  private static func oldAPI(_ id: NodeID, in tree: Tree) -> OldAPI? {
    if tree[id].name == "accessibilitySetOverrideValue" { return overrideValue(id, in: tree) }
    let spelling = tree.nameText(of: id)
    guard let name = OldName(tree[id].name, spelled: spelling) else { return nil }
    let range = tree[id].range
    switch name {
    case .trait(let trait):
      let edits: [WriterEdit] =
        switch place(of: id, in: tree) {
        case .implicit: [.replace(range, ".\(trait)")]
        case .explicit: [.replace(range, "UIAccessibilityTraits.\(trait)")]
        case .arithmetic: []
        }
      return OldAPI(.uiKit, spelling, new: ".\(trait)", range: range, isGone: true, edits: edits)
    case .state(let state):
      guard tree[id].kind == .call, tree.arguments(of: id).isEmpty else { return nil }
      let new = "UIAccessibility.\(state)"
      return OldAPI(
        .uiKit, spelling + "()", new: new, range: range, isGone: true, edits: [.replace(range, new)])
    case .function(let function, let labels): return call(id, function, labels, in: tree)
    case .notification(let kind):
      let new = "UIAccessibility.Notification.\(kind)"
      return OldAPI(.uiKit, spelling, new: new, range: range, isGone: true, edits: [.replace(range, new)])
    case .observed(let notification): return observed(id, notification, in: tree)
    }
  }

  // MARK: Traits

  private enum Place { case implicit, explicit, arithmetic }

  /// Returns the way in which a trait's type is inferred in its place.
  private static func place(of id: NodeID, in tree: Tree) -> Place {
    guard let parent = tree.parent(of: id) else { return .explicit }
    switch tree[parent].kind {
    // Option sets don't support `|` or `~`.
    case .infix, .prefix: return .arithmetic
    case .argument: return .implicit
    case .assignment: return tree[parent].name == "=" ? .implicit : .arithmetic
    default: return .explicit
    }
  }

  // MARK: Calls

  private static func call(_ id: NodeID, _ function: String, _ labels: [String], in tree: Tree) -> OldAPI? {
    let arguments = tree.arguments(of: id)
    guard tree[id].kind == .call, arguments.count == labels.count,
      arguments.allSatisfy({ tree[$0].name == .none && tree[$0].detail == 0 })
    else { return nil }
    var edits = [WriterEdit.replace(tree.nameRange(of: id), function)]
    for (argument, label) in zip(arguments, labels) {
      guard let value = tree.value(ofArgument: argument) else { return nil }
      if !label.isEmpty { edits.append(.insert(at: tree[value].range.lowerBound, .text(label))) }
      if case .notification(let kind)? = OldName(tree[value].name, spelled: tree.nameText(of: value)) {
        edits.append(.replace(tree[value].range, "." + kind))
      }
    }
    let signature =
      function + "(" + labels.map { $0.isEmpty ? "_:" : $0.dropLast(1) + "" }.joined() + ")"
    return OldAPI(
      .uiKit, tree.nameText(of: id), new: signature, range: tree[id].range, isGone: true,
      edits: merged(edits))
  }

  /// Merges each insertion directly before a replacement into one edit.
  private static func merged(_ edits: [WriterEdit]) -> [WriterEdit] {
    var merged: [WriterEdit] = []
    for edit in edits {
      if let last = merged.last, last.range.isEmpty, last.range.lowerBound == edit.range.lowerBound {
        merged[merged.count - 1] = WriterEdit(edit.range, last.pieces + edit.pieces)
      } else {
        merged.append(edit)
      }
    }
    return merged
  }

  /// Handles `Notification.Name(UIAccessibilityVoiceOverStatusChanged)`.
  private static func observed(_ id: NodeID, _ notification: String, in tree: Tree) -> OldAPI? {
    let new = "UIAccessibility.\(notification)"
    guard let argument = tree.parent(of: id), tree[argument].kind == .argument,
      let call = tree.parent(of: argument), tree[call].kind == .call, tree[call].name == "Name",
      let chain = tree.parent(of: call), tree[chain].kind == .chain
    else { return nil }
    let range = tree[chain].range
    return OldAPI(.uiKit, tree.nameText(of: id), new: new, range: range, edits: [.replace(range, new)])
  }

  // MARK: AppKit

  /// Handles `view.accessibilitySetOverrideValue("Close", forAttribute: .description)`.
  private static func overrideValue(_ id: NodeID, in tree: Tree) -> OldAPI? {
    guard tree[id].kind == .call, let value = tree.firstUnlabelledArgument(of: id),
      let attribute = tree.value("forAttribute", of: id)
    else { return nil }
    let setter: String? =
      switch tree.lastName(of: attribute) {
      case "description": "setAccessibilityLabel"
      case "title": "setAccessibilityTitle"
      case "help": "setAccessibilityHelp"
      default: nil
      }
    let start = Int(tree[id].nameStart)
    let edits =
      setter.map {
        [WriterEdit.replace(start..<tree[id].range.upperBound, $0 + "(" + tree.sourceText(of: value) + ")")]
      } ?? []
    return OldAPI(
      .uiKit, "accessibilitySetOverrideValue", new: setter ?? "setAccessibility…",
      range: start..<tree[id].range.upperBound, edits: edits, keepsBehavior: setter != nil)
  }
}
