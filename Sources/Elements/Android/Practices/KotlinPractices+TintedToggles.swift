// Toggles in Kotlin code whose state is only a color.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `shuffle.setColorFilter(if (isShuffled) accent else gray)` on a button whose state nothing exposes.
  ///
  /// Source: Android, “ImageView › setColorFilter”, which only affects drawing, and “AccessibilityNodeInfo”.
  mutating func tintedToggle(setBy link: NodeID) {
    guard let expression = tree.expression(endingIn: link), let function = enclosingFunction,
      let (statement, value) = tint(setBy: link, expression),
      let view = viewCode(before: link, in: expression), isAmongFirst(in: function), isPressed(view),
      let choice = choice(between: value, in: statement, view, link),
      isNamed(view, afterStateOf: choice), !exposesState(of: view)
    else { return }
    if tintedViews.function != function { tintedViews = (function, []) }
    guard tintedViews.views.insert(view).inserted else { return }
    add(Practice(.androidViews, .drawnToggle, range: tree.linkRange(of: link)))
  }

  /// Returns the statement that sets a tint, and the tint.
  private func tint(setBy link: NodeID, _ expression: NodeID) -> (statement: NodeID, value: NodeID)? {
    if tree[link].kind == .call {
      return tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)).map { (expression, $0) }
    }
    guard let assignment = tree.parent(of: expression), tree[assignment].kind == .assignment else {
      return nil
    }
    let sides = Array(tree.children(of: assignment))
    return sides.count == 2 && sides[0] == expression ? (assignment, sides[1]) : nil
  }

  /// Returns the branch that chooses a tint: in the value, or around the statement if another arm sets another tint.
  private func choice(between value: NodeID, in statement: NodeID, _ view: String, _ link: NodeID) -> NodeID?
  {
    let inner = tree.subtree(of: value).lazy.prefix(32).map(NodeID.init).first { arms(of: $0).count > 1 }
    if let inner { return inner }
    var node = statement
    for _ in 0..<6 {
      guard let parent = tree.parent(of: node), tree[parent].kind != .declaration else { return nil }
      if tree[parent].kind == .arm, let branch = tree.parent(of: parent) {
        return arms(of: branch).contains { $0 != parent && setsTint(of: view, link, in: $0) } ? branch : nil
      }
      node = parent
    }
    return nil
  }

  private func arms(of branch: NodeID) -> [NodeID] {
    switch tree.branchKind(of: branch) {
    case .if, .switch: tree.children(of: branch).filter { tree[$0].kind == .arm }
    default: []
    }
  }

  private func setsTint(of view: String, _ link: NodeID, in arm: NodeID) -> Bool {
    tree.subtree(of: arm).contains { index in
      let other = NodeID(index)
      return tree[other].name == tree[link].name && tree[other].kind == tree[link].kind
        && tree.expression(endingIn: other).flatMap { viewCode(before: other, in: $0) } == view
    }
  }

  /// Returns whether a view is named after the state that a branch checks: `shuffleButton` and `isShuffled`.
  private func isNamed(_ view: String, afterStateOf branch: NodeID) -> Bool {
    let own = NameSuggestion.words(in: view.split(separator: ".").last.map(String.init) ?? view)
      .filter { $0.count > 2 && !KotlinPractices.generalWords.contains($0) }
    guard !own.isEmpty else { return false }
    var conditions = tree.children(of: branch).filter { tree[$0].kind != .arm }
    for arm in arms(of: branch) { conditions += tree.children(of: arm).dropLast() }
    return conditions.contains { condition in
      tree.subtree(of: condition).prefix(32).contains { index in
        switch tree.nodes[index].kind {
        case .name, .member, .call: break
        default: return false
        }
        return NameSuggestion.words(in: tree.nameText(of: NodeID(index))).contains { word in
          own.contains { $0.isRelated(to: word) }
        }
      }
    }
  }

  private static let generalWords: Set<String> = [
    "button", "btn", "view", "icon", "image", "img", "item", "mode", "state", "action", "next", "previous",
    "prev", "binding", "player", "enabled", "color",
  ]

  /// Returns whether the outermost enclosing declaration exposes a state of a view, or may do so.
  private func exposesState(of view: String) -> Bool {
    tree.subtree(of: declarations.first ?? tree.root).contains { index in
      let link = NodeID(index)
      switch tree[link].name {
      case "isSelected", "isChecked", "stateDescription", "contentDescription", "accessibilityDelegate",
        "tooltipText":
        guard tree[link].kind == .member || tree[link].kind == .name,
          let target = tree.expression(endingIn: link), let parent = tree.parent(of: target),
          tree[parent].kind == .assignment
        else { return false }
        return viewCode(before: link, in: target).map { $0 == view } ?? true
      case "setSelected", "setChecked", "setStateDescription", "setContentDescription",
        "setAccessibilityDelegate", "setTooltipText":
        guard tree[link].kind == .call, let target = tree.expression(endingIn: link) else { return false }
        guard let owner = viewCode(before: link, in: target) else { return true }
        // `ViewCompat.setStateDescription(view, text)`
        return owner == view || tree.arguments(of: link).count > 1
      default: return false
      }
    }
  }
}

private extension String {
  /// Returns whether two words have the same beginning: “shuffle” and “shuffled”.
  func isRelated(to other: String) -> Bool {
    guard min(count, other.count) > 3 else { return self == other }
    let length = min(min(count, other.count), 7)
    return prefix(length) == other.prefix(length)
  }
}
