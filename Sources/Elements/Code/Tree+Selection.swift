// Conditions that say whether something is selected.

import Source
import Syntax

extension Tree {
  /// Returns the condition of `a ? b : c` or `if (a) b else c`.
  func condition(ofChoice branch: NodeID) -> NodeID? {
    switch branchKind(of: branch) {
    case .ternary: children(of: branch).first { self[$0].kind != .arm }
    case .if:
      children(of: branch).first { self[$0].kind == .arm }.flatMap { arm in
        condition(ofArm: arm)
      }
    default: nil
    }
  }

  /// Returns the condition of an arm: of `if let x, x == y`, the comparison.
  func condition(ofArm arm: NodeID) -> NodeID? {
    let conditions = children(of: arm).filter { self[$0].kind != .block }
    return conditions.first { self[$0].kind != .declaration } ?? conditions.first
  }

  /// Returns the conditions of a choice, with those after `else if`.
  func conditions(ofChoice branch: NodeID) -> [NodeID] {
    guard branchKind(of: branch) == .if else { return condition(ofChoice: branch).map { [$0] } ?? [] }
    return children(of: branch).prefix(8).filter { self[$0].kind == .arm }.compactMap(condition(ofArm:))
  }

  /// Returns whether a condition checks a selection: `isSelected`, `!tab.isSelected`, `tab == selectedTab`.
  func isSelection(_ condition: NodeID) -> Bool {
    switch self[condition].kind {
    case .name, .chain: return isNamedSelection(condition)
    case .prefix where self[condition].name == "!":
      return children(of: condition).first { _ in true }.map(isSelection) ?? false
    case .tuple:
      return children(of: condition).first { _ in true }.flatMap(value(ofArgument:)).map(isSelection) ?? false
    case .infix:
      let parts = Array(children(of: condition))
      return parts.count == 3 && self[parts[1]].name == "=="
        && (isNamedSelection(parts[0], comparing: true) || isNamedSelection(parts[2], comparing: true))
    default: return false
    }
  }

  /// Returns whether an expression is a value that's named after a selection.
  private func isNamedSelection(_ expression: NodeID, comparing: Bool = false) -> Bool {
    let links = links(of: expression)
    guard links.allSatisfy({ self[$0].kind == .name || self[$0].kind == .member || self[$0].kind == .index })
    else {
      return false
    }
    return links.contains { link in
      NameSuggestion.words(in: nameText(of: link)).contains {
        $0 == "selected" || $0 == "selection" || $0 == "chosen" || comparing && $0 == "active"
      }
    }
  }

  /// Returns whether a condition is a value whose name ends in one of the words: `state.isChecked`, `!checked`.
  func isNamed(_ condition: NodeID, _ words: Set<String>) -> Bool {
    let core = core(of: condition)
    guard self[core].kind == .name || self[core].kind == .chain, let last = links(of: core).last,
      self[last].kind == .name || self[last].kind == .member
    else { return false }
    return NameSuggestion.words(in: nameText(of: last)).last.map(words.contains) ?? false
  }
}

extension Tree {
  /// Returns a condition without negations and parentheses.
  func core(of condition: NodeID) -> NodeID {
    var core = condition
    while true {
      let inner: NodeID?
      switch self[core].kind {
      case .prefix where self[core].name == "!": inner = children(of: core).first { _ in true }
      case .tuple: inner = children(of: core).first { _ in true }.flatMap(value(ofArgument:))
      default: inner = nil
      }
      guard let inner else { return core }
      core = inner
    }
  }
}
