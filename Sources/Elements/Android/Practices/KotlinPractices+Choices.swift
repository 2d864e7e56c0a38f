// Selections that Android view code shows but doesn't expose.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `one.setBackgroundColor(if (selectedIndex == 1) blue else gray)` on a clickable view.
  ///
  /// Source: Android, “View › isSelected”: TalkBack announces the selected view.
  mutating func drawnSelection(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call), isStatement(expression),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let branch = tree.subtree(of: value).lazy.map(NodeID.init).first(where: {
        tree.branchKind(of: $0) == .if
      }),
      let condition = tree.condition(ofChoice: branch), tree.isSelection(condition),
      tree[condition].kind != .prefix, let view = receiver(of: call, in: expression), isPressed(view),
      !isMentionedAround([
        "isSelected", "isActivated", "isChecked", "setSelected", "stateDescription", "contentDescription",
        "setText",
        "text", "setStateDescription", "checked", "setChecked", "setActivated",
      ])
    else { return }
    let range = tree[expression].range
    add(
      Practice(
        .androidViews, .drawnSelection, range: range,
        edits: [
          tree.text.statement("\(view).isSelected = \(tree.sourceText(of: condition))", behind: range)
        ]))
  }

  /// Checks `holder.itemView.background = if (isCurrent(note)) highlight else null` in rows that users activate.
  mutating func drawnRow(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    let links = tree.links(of: target)
    guard sides.count == 2, sides[0] == target, links.count > 1,
      ["itemView", "root", "containerView"].contains(tree[links[links.count - 2]].name),
      tree.branchKind(of: sides[1]) == .if, let condition = tree.condition(ofChoice: sides[1]),
      choosesOne(condition), isMentionedAround(["setOnClickListener"]),
      !setsState(declarations.first ?? tree.root)
    else { return }
    let range = tree[assignment].range
    let view = tree.text.string(Int(tree[target].start)..<Int(tree[member].nameStart))
    add(
      Practice(
        .androidViews, .drawnSelection, range: range,
        edits: isStatement(assignment)
          ? [tree.text.statement("\(view)isSelected = \(tree.sourceText(of: condition))", behind: range)] : []
      ))
  }

  /// Checks `row.isActivated = isSelected(note)`, the first in a declaration that exposes no state.
  ///
  /// Source: Android, “View › setActivated”, which only affects drawables; “View › setSelected”, “AccessibilityNodeInfo”,
  /// which has no activated state.
  mutating func activated(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment,
      activatedIn != declarations.first
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target,
      choosesOne(sides[1]) || switchesActivated(sides[1], of: target),
      !setsState(declarations.first ?? tree.root, besides: sides[1]),
      !isCalled(after: ["preference", "expand", "expanded", "ripple"])
    else { return }
    activatedIn = declarations.first
    let view = tree.links(of: target).dropLast()
    let isSimple = view.allSatisfy { tree[$0].kind == .name || tree[$0].kind == .member }
    let range = tree[assignment].range
    let owner = tree.text.string(Int(tree[target].start)..<Int(tree[member].nameStart))
    // A negated state has changed by the time of the next statement.
    let state = tree[sides[1]].kind == .prefix ? "\(owner)isActivated" : tree.sourceText(of: sides[1])
    add(
      Practice(
        .androidViews, .activatedOnly, range: range,
        edits: isSimple && isStatement(assignment)
          ? [tree.text.statement("\(owner)isSelected = \(state)", behind: range)] : []))
  }

  /// Returns whether a class that handles clicks turns a view's activated state to its opposite: `button.isActivated =
  /// !button.isActivated`.
  private mutating func switchesActivated(_ value: NodeID, of target: NodeID) -> Bool {
    guard isMentionedAround(["setOnClickListener", "OnClickListener", "onClick"]) else { return false }
    if tree[value].kind == .prefix, tree[value].name == "!" {
      return tree.children(of: value).contains {
        tree.text[tree[$0].range].elementsEqual(tree.text[tree[target].range])
      }
    }
    return false
  }

  /// Returns whether a value says whether something is selected or current: `isSelected(note)`, `page is Inbox`.
  func choosesOne(_ value: NodeID) -> Bool {
    switch tree[value].kind {
    case .name, .chain, .infix, .prefix: break
    default: return false
    }
    let code = tree.text[tree[value].range]
    return code.spells("elect") || code.spells("urrent") || code.spells("hecked") || code.spells(" is ")
  }

  /// Returns whether a declaration's code sets a state that assistive technologies get, or a label that may include it.
  /// What's playing or current isn't the same state as what's selected.
  func setsState(_ declaration: NodeID, besides selection: NodeID? = nil) -> Bool {
    tree.subtree(of: declaration).contains { index in
      let node = tree.nodes[index]
      switch (node.kind, node.name) {
      case (.call, "setSelected"), (.call, "setChecked"), (.call, "setStateDescription"),
        (.call, "setContentDescription"), (.call, "setAccessibilityDelegate"),
        (.call, "announceForAccessibility"):
        return true
      case (.assignment, _):
        guard let target = tree.target(of: NodeID(index)) else { return false }
        switch tree[target].name {
        case "isSelected", "isChecked", "stateDescription", "contentDescription", "accessibilityDelegate",
          "checked":
          return selection.map { !setsOtherState(NodeID(index), than: $0) } ?? true
        default: return false
        }
      default: return false
      }
    }
  }

  /// Returns whether an assignment says what's playing or current, while `selection` says what's selected.
  private func setsOtherState(_ assignment: NodeID, than selection: NodeID) -> Bool {
    guard tree.text[tree[selection].range].spells("elect"),
      let value = tree.children(of: assignment).reversed().first
    else { return false }
    let code = tree.text[tree[value].range]
    return !code.spells("elect") && !code.spells("heck")
      && ["laying", "ctive", "urrent"].contains { code.spells($0) }
  }

  /// Returns the code before a call if it consists of names only, without other calls.
  private func receiver(of call: NodeID, in expression: NodeID) -> String? {
    viewCode(before: call, in: expression).flatMap { $0.contains("?") ? nil : $0 }
  }

  /// Returns the code of the view before a link if it consists of names only. A name may be optional.
  func viewCode(before link: NodeID, in expression: NodeID) -> String? {
    let before = tree.links(of: expression).prefix { $0 < link }
    guard let first = before.first, let last = before.last,
      before.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member })
    else { return nil }
    return tree.text.string(Int(tree[first].start)..<Int(tree[last].end))
  }

  /// Returns whether the surrounding code gives a view a click listener.
  mutating func isPressed(_ view: String) -> Bool {
    let declaration = declarations.first ?? tree.root
    if pressedViews.declaration != declaration {
      var views: Set<String> = []
      for index in tree.subtree(of: declaration) {
        guard tree.nodes[index].kind == .call, tree.nodes[index].name == "setOnClickListener",
          let chain = tree.parent(of: NodeID(index)), tree[chain].kind == .chain,
          let view = receiver(of: NodeID(index), in: chain)
        else { continue }
        views.insert(view)
      }
      pressedViews = (declaration, views)
    }
    return pressedViews.views.contains(view)
  }
}
