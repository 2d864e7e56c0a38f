// Selected states that UIKit controls show but don't expose.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `func setSelected(_ selected: Bool) { box.image = selected ? full : empty }` in `class Option: UIButton`.
  ///
  /// Source: Apple, “UIControl › isSelected”: UIKit adds the selected trait. Other properties add none.
  mutating func drawnState(setBy function: NodeID) {
    guard !tree.hasModifier("override", function),
      let parameter = tree.children(of: function).first(where: { tree[$0].kind == .parameter }),
      isFlag(parameter), namesState(tree.nameText(of: function) + "_" + tree.nameText(of: parameter)),
      let body = tree.child(.block, of: function)
    else { return }
    drawnState(tree[parameter].name, shownIn: body)
  }

  /// Checks `var isActive = false { didSet { update() } }` and `if isActive { backgroundColor = .blue }` in
  /// `class Chip: UIControl`.
  mutating func drawnState(keptIn property: NodeID) {
    guard !tree.hasModifier("override", property), !tree.isConstant(property), isFlag(property),
      namesState(tree.nameText(of: property)), let type = enclosingType,
      let observer = tree.child(.block, of: property),
      tree.children(of: observer).contains(where: { tree[$0].name == "didSet" || tree[$0].name == "willSet" }
      ),
      let body = tree.child(.block, of: type)
    else { return }
    drawnState(tree[property].name, shownIn: body)
  }

  private mutating func drawnState(_ state: Identifier, shownIn body: NodeID) {
    guard let type = enclosingType, tree.declarationKind(of: type) == .class, isPressed(type),
      tree.subtree(of: type).count < SwiftPractices.largestType,
      !["isSelected", ".selected", "ccessibilityValue", "toggleButton", "ccessibilityTraits"].contains(
        where: {
          tree.code(tree[type].range).spells($0)
        }), let look = look(dependingOn: state, in: body)
    else { return }
    add(Practice(.uiKit, .drawnSelection, range: tree[look].range))
  }

  private static let largestType = 6_000

  /// Returns whether a parameter or property is a Boolean.
  private func isFlag(_ declaration: NodeID) -> Bool {
    if let type = tree.declaredType(of: declaration) { return tree[type].name == "Bool" }
    return tree.initialValue(of: declaration).map { tree.isName("false", $0) || tree.isName("true", $0) }
      == true
  }

  private func namesState(_ name: String) -> Bool {
    let words = Set(NameSuggestion.words(in: name))
    return !words.isDisjoint(with: ["selected", "checked", "active", "chosen", "picked", "on"])
      && words.isDisjoint(with: [
        "highlighted", "enabled", "hidden", "loading", "expanded", "visible", "based", "focus", "focused",
      ])
  }

  /// Returns whether a class is a button or another control that users activate.
  private func isPressed(_ type: NodeID) -> Bool {
    guard let superclass = tree.children(of: type).first(where: { tree[$0].kind == .type }) else {
      return false
    }
    let names = [tree.text[tree.nameRange(of: superclass)], tree.text[tree.nameRange(of: type)]]
    guard !names[0].ends(with: "Cell"), !names[0].ends(with: "Controller") else { return false }
    return names.contains { name in
      ["Button", "Control", "Checkbox", "CheckBox", "Chip"].contains { name.ends(with: $0) }
    }
  }

  /// Returns the first assignment to a look whose value depends on a state.
  private func look(dependingOn state: Identifier, in body: NodeID) -> NodeID? {
    for index in tree.subtree(of: body) where tree.nodes[index].kind == .branch {
      let branch = NodeID(index)
      guard let condition = condition(of: branch), isOrNegates(condition, state) else { continue }
      if tree.branchKind(of: branch) == .ternary {
        if let assignment = tree.assignment(of: branch), setsLook(assignment) { return assignment }
      } else if let assignment = tree.subtree(of: branch).first(where: { setsLook(NodeID($0)) }) {
        return NodeID(assignment)
      }
    }
    return nil
  }

  private func condition(of branch: NodeID) -> NodeID? {
    switch tree.branchKind(of: branch) {
    case .ternary: return tree.choice(of: branch)?.condition
    case .if:
      let arm = tree.children(of: branch).first { tree[$0].kind == .arm }
      return arm.flatMap { tree.children(of: $0).first { _ in true } }
    default: return nil
    }
  }

  private func isOrNegates(_ condition: NodeID, _ state: Identifier) -> Bool {
    let value =
      tree[condition].kind == .prefix
      ? tree.children(of: condition).first { tree[$0].kind != .operator } ?? condition : condition
    let links = tree.links(of: value)
    guard let last = links.last, tree[last].name == state else { return false }
    return links.count == 1 || links.count == 2 && tree.isName("self", links[0])
  }

  /// Returns whether a node is an assignment that only changes how a view looks.
  private func setsLook(_ assignment: NodeID) -> Bool {
    guard tree[assignment].kind == .assignment, let target = tree.target(of: assignment) else { return false }
    switch tree[target].name {
    case "image", "backgroundColor", "tintColor", "textColor", "borderColor", "borderWidth", "font":
      return true
    default: return false
    }
  }
}
