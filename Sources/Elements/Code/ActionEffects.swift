// What a control's action does to state.

import Source
import Syntax

/// The state that an action changes, as normalized code (`Tree.stateCode`).
struct ActionEffects {
  /// Values that are toggled: `isOn.toggle()`, `on = !on`, `onChange(!on)`.
  private(set) var flipped: Set<String> = []
  /// Variables that are set, with their new values: `tab = .home`.
  private(set) var assigned: [(target: String, value: String)] = []
  /// Collections that something is added to or removed from.
  private(set) var changed: Set<String> = []
  /// Values that are passed to a function: `onSelect(option)`.
  private(set) var passed: Set<String> = []

  var isEmpty: Bool { flipped.isEmpty && assigned.isEmpty && changed.isEmpty && passed.isEmpty }

  /// The effects of an action that isn't known.
  init() {}

  init(of action: NodeID, in syntax: Tree) {
    for index in syntax.subtree(of: action).prefix(ActionEffects.longestAction) {
      let id = NodeID(index)
      switch syntax[id].kind {
      case .assignment: readAssignment(id, syntax)
      case .chain: readChange(of: id, syntax)
      case .argument: readArgument(id, syntax)
      default: continue
      }
    }
  }

  /// Adds the values that another action toggles or sets.
  mutating func formUnion(_ other: ActionEffects) {
    flipped.formUnion(other.flipped)
    assigned += other.assigned
    changed.formUnion(other.changed)
  }

  /// The maximum number of nodes to read.
  private static let longestAction = 256

  private mutating func readAssignment(_ id: NodeID, _ syntax: Tree) {
    let sides = syntax.childIDs(of: id)
    guard sides.count == 2, syntax[id].name == "=" else { return }
    let target = syntax.stateCode(sides[0])
    if syntax[sides[1]].kind == .prefix, syntax[sides[1]].name == "!",
      let operand = syntax.children(of: sides[1]).first(where: { _ in true }),
      syntax.stateCode(operand) == target
    {
      flipped.insert(target)
    } else {
      assigned.append((target, syntax.stateCode(sides[1])))
    }
  }

  private mutating func readChange(of chain: NodeID, _ syntax: Tree) {
    let links = syntax.childIDs(of: chain)
    guard links.count > 1, let last = links.last, syntax[last].kind == .call else { return }
    let receiver = syntax.stateCode(
      from: Int(syntax[links[0]].start), to: Int(syntax[links[links.count - 2]].end))
    switch syntax[last].name {
    case "toggle" where syntax.arguments(of: last).isEmpty: flipped.insert(receiver)
    case "insert", "remove", "removeAll", "append", "add", "addAll", "toggle", "formSymmetricDifference":
      changed.insert(receiver)
    default: break
    }
  }

  private mutating func readArgument(_ argument: NodeID, _ syntax: Tree) {
    guard let value = syntax.value(ofArgument: argument) else { return }
    switch syntax[value].kind {
    case .name, .chain, .member:
      let code = syntax.stateCode(value)
      if !["true", "false", "nil", "null", "it"].contains(code) { passed.insert(code) }
    case .prefix where syntax[value].name == "!":
      guard let operand = syntax.children(of: value).first(where: { _ in true }) else { return }
      flipped.insert(syntax.stateCode(operand))
    default: break
    }
  }
}

extension ActionEffects {
  /// An effect of an action on a condition.
  enum Decision {
    /// The action makes it true if it's false, and false if it's true.
    case flips
    /// The action makes it true.
    case chooses
  }

  /// Returns what the action does to a condition without negations and parentheses, or nil if they aren't known to be
  /// related.
  func decision(on condition: NodeID, in syntax: Tree) -> Decision? {
    switch syntax[condition].kind {
    case .name, .member: return flipped.contains(syntax.stateCode(condition)) ? .flips : nil
    case .chain:
      if flipped.contains(syntax.stateCode(condition)) { return .flips }
      return changesMembership(condition, syntax) ? .chooses : nil
    case .infix: return chooses(byComparison: condition, syntax) ? .chooses : nil
    default: return nil
    }
  }

  /// Returns whether the action sets one side of `a == b` to the other, or passes one on for this purpose.
  private func chooses(byComparison condition: NodeID, _ syntax: Tree) -> Bool {
    let parts = syntax.childIDs(of: condition)
    guard parts.count == 3 else { return false }
    let sides = [syntax.stateCode(parts[0]), syntax.stateCode(parts[2])]
    if syntax[parts[1]].name == "in" { return changed.contains(sides[1]) }
    guard syntax[parts[1]].name == "==" || syntax[parts[1]].name == "!=" || syntax[parts[1]].name == "===",
      !sides.contains(where: { ["true", "false", "nil", "null"].contains($0) })
    else { return false }
    for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      if assigned.contains(where: {
        $0.target == side && $0.value.utf8.count >= other.utf8.count && $0.value.contains(other)
      }) {
        return true
      }
      guard !ActionEffects.isPlace(other) else { continue }
      if passed.contains(side) || side.hasSuffix(".id") && passed.contains(String(side.dropLast(3))) {
        return true
      }
    }
    return false
  }

  /// Returns whether code is a number, a string, or the first or last of several, rather than what's chosen.
  private static func isPlace(_ code: String) -> Bool {
    code.hasSuffix(".last") || code.hasSuffix(".first") || code.hasSuffix(".lastIndex")
      || code.hasSuffix(".count") || code.hasSuffix(")")
      || code.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: "\"") } ?? true
  }

  /// Returns whether the action adds something to the collection in `collection.contains(element)`, or removes it.
  private func changesMembership(_ condition: NodeID, _ syntax: Tree) -> Bool {
    let links = syntax.childIDs(of: condition)
    guard links.count > 1, let last = links.last, syntax[last].kind == .call, syntax[last].name == "contains"
    else { return false }
    let receiver = syntax.stateCode(
      from: Int(syntax[links[0]].start), to: Int(syntax[links[links.count - 2]].end))
    return changed.contains(receiver) || assigned.contains { $0.target == receiver }
  }
}

extension Tree {
  /// Returns the code of an expression without what doesn't change its meaning: spaces, `?`, `self.`, and `.value`.
  func stateCode(_ expression: NodeID) -> String {
    stateCode(from: Int(self[expression].start), to: Int(self[expression].end))
  }

  /// Returns the normalized code between two offsets.
  func stateCode(from start: Int, to end: Int) -> String {
    guard start < end, end - start <= Tree.longestStateCode else { return "" }
    var code = text[start..<end].filter { !$0.isBlank && $0 != UInt8(ascii: "?") }[...]
    for prefix in ["self.", "this."] where code.starts(with: prefix.utf8) {
      code = code.dropFirst(prefix.utf8.count)
    }
    if code.suffix(6).elementsEqual(".value".utf8) { code = code.dropLast(6) }
    return String(decoding: code, as: UTF8.self)
  }

  /// The maximum size of a condition, in bytes.
  private static let longestStateCode = 256
}
