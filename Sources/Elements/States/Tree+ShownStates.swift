// Conditions and looks in the code of controls that show a state.

import Source
import Syntax

extension Tree {
  /// Returns whether a control exposes a state by any modifier.
  func exposesState(in control: NodeID) -> Bool {
    subtree(of: control).prefix(1_024).contains { index in
      switch nodes[index].name {
      case "stateDescription", "toggleableState", "selectable", "toggleable", "triStateToggleable",
        "accessibilityRepresentation", "clearAndSetSemantics", "accessibilityExpandedState", "isToggle",
        "accessibilityCustomContent":
        true
      case "isSelected": nodes[index].kind == .member && nodes[index - 1].kind == .argument
      case "expand", "collapse": language == .kotlin && nodes[index].kind == .call
      default: false
      }
    }
  }

  /// Returns whether anything in a control depends on a condition.
  func branches(in control: NodeID) -> Bool {
    subtree(of: control).prefix(1_024).contains { nodes[$0].kind == .branch }
  }

  /// Returns whether a control uses plain names as arguments or conditions, which may be local values.
  func passesNames(in control: NodeID) -> Bool {
    subtree(of: control).prefix(1_024).contains { index in
      guard nodes[index].kind == .name, index > 0 else { return false }
      switch nodes[index - 1].kind {
      case .argument, .branch, .arm, .prefix: break
      default: return false
      }
      switch nodes[index].name {
      case "true", "false", "nil", "null", "it", "Modifier": return false
      default: return true
      }
    }
  }

  /// Returns the conditions of a control: of branches in it and in local values, and Boolean arguments. Each condition
  /// is returned once.
  func conditions(
    in control: NodeID, except action: NodeID?, _ locals: [Identifier: NodeID]
  ) -> [(code: NodeID, isOfBranch: Bool)] {
    var found: [(code: NodeID, isOfBranch: Bool)] = []
    var seen: Set<[UInt8]> = []
    func add(_ condition: NodeID, isOfBranch: Bool) {
      guard found.count < 16, [.name, .chain, .infix, .prefix, .tuple].contains(self[condition].kind),
        self[condition].range.count <= 128, seen.insert(Array(text[self[core(of: condition)].range])).inserted
      else { return }
      found.append((condition, isOfBranch))
    }
    var index = control.index
    let end = min(Int(self[control].subtreeEnd), index + 1_024)
    while index < end {
      let id = NodeID(index)
      if id == action {
        index = Int(self[id].subtreeEnd)
        continue
      }
      switch self[id].kind {
      case .branch: for condition in conditions(ofChoice: id) { add(condition, isOfBranch: true) }
      case .argument: value(ofArgument: id).map { add($0, isOfBranch: false) }
      case .name:
        guard let local = locals[self[id].name], self[local].range.count < 1_024 else { break }
        for inner in subtree(of: local) {
          condition(ofChoice: NodeID(inner)).map { add($0, isOfBranch: true) }
        }
      default: break
      }
      index += 1
    }
    return found
  }

  /// Returns the plain names in an expression.
  func names(in expression: NodeID) -> [Identifier] {
    subtree(of: expression).filter { nodes[$0].kind == .name }.map { nodes[$0].name }
  }

  /// Returns whether an image is an arrow for a disclosure, such as a chevron. In code that turns it, any arrow is.
  func showsArrow(in owner: NodeID, anyDirection: Bool) -> Bool {
    guard !isAboutOrder(owner) else { return false }
    return subtree(of: owner).prefix(1_024).contains { index in
      let id = NodeID(index)
      let name: String
      switch nodes[index].kind {
      case .segment: name = sourceText(of: id)
      case .member: name = nameText(of: id)
      default: return false
      }
      let words = NameSuggestion.words(in: name)
      if words.contains("arrow") {
        return anyDirection || words.contains("drop") || words.contains("keyboard")
      }
      if words.contains("triangle") { return anyDirection }
      return words.contains { ["chevron", "caret", "arrowtriangle", "expand", "collapse"].contains($0) }
    }
  }

  /// Returns whether a look shows the order of a list, for which arrows point up or down, too.
  private func isAboutOrder(_ owner: NodeID) -> Bool {
    subtree(of: owner).prefix(256).contains { index in
      guard nodes[index].kind == .name || nodes[index].kind == .member else { return false }
      let words = Set(NameSuggestion.words(in: nameText(of: NodeID(index))))
      return !words.isDisjoint(with: ["sort", "sorted", "sorting", "descending", "ascending"])
    }
  }

  /// Returns whether a look is faded or drawn above the control.
  func isFading(_ owner: NodeID) -> Bool {
    switch self[owner].name {
    case "opacity", "alpha", "overlay": true
    default: false
    }
  }

  /// Returns the code that decides a look: a modifier, or the beginning of a branch.
  func lookRange(of owner: NodeID) -> Range<Int> {
    guard self[owner].kind == .branch, let condition = condition(ofChoice: owner) else {
      return self[owner].range
    }
    return self[owner].range.lowerBound..<self[condition].range.upperBound
  }
}
