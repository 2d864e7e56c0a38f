// States that Kotlin code only draws: struck or bold texts, turned arrows, and custom check boxes.

import Source
import Syntax

extension KotlinPractices {
  // MARK: Texts

  /// Checks `title.paintFlags = title.paintFlags or Paint.STRIKE_THRU_TEXT_FLAG` under a condition.
  ///
  /// Source: Android, “TextView › setPaintFlags”, which only affects drawing, and “AccessibilityNodeInfo”, which has no
  /// property for it.
  mutating func struckText(assignedBy link: NodeID) {
    guard tree[link].kind == .member || tree[link].kind == .name,
      let target = tree.expression(endingIn: link),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment,
      let function = enclosingFunction
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree.subtreeMentions("STRIKE_THRU_TEXT_FLAG", sides[1]),
      let branch = tree.branchKind(of: sides[1]) == .if ? sides[1] : branch(around: assignment)?.branch,
      tree.branchKind(of: sides[1]) == .if || !tree.subtreeMentions("inv", sides[1]),
      let condition = tree.condition(ofChoice: branch),
      let state = tree.links(of: tree.core(of: condition)).last,
      tree[state].kind == .name || tree[state].kind == .member, isAmongFirst(in: function),
      !setsState(declarations.first ?? tree.root), !setsText(branch), !isFound(.fadedState, in: function)
    else { return }
    add(
      Practice(
        .androidViews, .fadedState(tree.nameText(of: state), isStruck: true), range: tree[assignment].range))
  }

  /// Checks `if (item.isCurrent) title.setTypeface(null, Typeface.BOLD)` in rows.
  mutating func drawnTypeface(setBy call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      isStatement(expression), let function = enclosingFunction,
      tree.subtreeMentions("BOLD", call) || tree.subtreeMentions("BOLD_ITALIC", call),
      let (branch, isFirst) = branch(around: expression), isFirst,
      let condition = tree.condition(ofChoice: branch),
      tree[condition].kind == .name || tree[condition].kind == .chain, choosesOne(condition),
      isMentionedAround(["itemView", "ViewHolder", "onBindViewHolder", "getView"]),
      isAmongFirst(in: function),
      !setsState(declarations.first ?? tree.root), !setsText(branch), !isFound(.selection, in: function)
    else { return }
    add(Practice(.androidViews, .drawnSelection, range: tree[expression].range))
  }

  /// Returns whether a condition is one of the first in a function that may only draw a state. Each is compared with the
  /// whole function.
  mutating func isAmongFirst(in function: NodeID) -> Bool {
    if drawnStates.function != function { drawnStates = (function, 0) }
    drawnStates.count += 1
    return drawnStates.count <= KotlinPractices.mostDrawnStates
  }

  private static let mostDrawnStates = 8

  /// The kinds of states that are reported once.
  enum DrawnState { case fadedState, selection, disclosure, disabledControl }

  /// Returns whether a state of the same kind has been found in a declaration.
  func isFound(_ kind: DrawnState, in declaration: NodeID) -> Bool {
    let range = tree[declaration].range
    return found.reversed().prefix { $0.range.lowerBound >= range.lowerBound }.contains { practice in
      switch (practice.subject, kind) {
      case (.fadedState, .fadedState), (.drawnSelection, .selection), (.unsaidDisclosure, .disclosure),
        (.drawnDisabled, .disabledControl):
        true
      default: false
      }
    }
  }

  /// Returns the nearest `if` around a statement, and whether the statement runs if its condition is true.
  private func branch(around statement: NodeID) -> (branch: NodeID, isFirst: Bool)? {
    var node = statement
    for _ in 0..<6 {
      guard let parent = tree.parent(of: node), tree[parent].kind != .declaration else { return nil }
      if tree[parent].kind == .arm {
        guard let branch = tree.parent(of: parent), tree.branchKind(of: branch) == .if else { return nil }
        return (branch, tree.children(of: branch).first { tree[$0].kind == .arm } == parent)
      }
      node = parent
    }
    return nil
  }

  /// Returns whether code sets or shows texts, which may say what differs.
  private func setsText(_ code: NodeID) -> Bool {
    tree.subtree(of: code).contains { index in
      let node = tree.nodes[index]
      switch node.kind {
      case .call:
        return node.name == "setText" || node.name == "append" || node.name == "setVisibility"
      case .assignment:
        guard let target = tree.target(of: NodeID(index)) else { return false }
        return ["text", "isVisible", "isGone", "visibility", "isInvisible"].contains(tree[target].name)
      default: return false
      }
    }
  }

  // MARK: Arrows

  /// Checks `arrow.setImageResource(if (isExpanded) R.drawable.ic_expand_less else R.drawable.ic_expand_more)` and
  /// `arrow.rotation = if (isExpanded) 180f else 0f` in code that never exposes the state.
  ///
  /// Source: Android, “AccessibilityNodeInfo › ACTION_EXPAND, ACTION_COLLAPSE”, “View › setStateDescription”.
  mutating func drawnDisclosure(_ branch: NodeID) {
    guard let function = enclosingFunction else { return }
    if tree.branchKind(of: branch) == .if, let setter = setter(of: branch),
      let (condition, values) = tree.choice(of: branch)
    {
      let isTurned = tree.text[tree.nameRange(of: setter)].spells("otation")
      guard saysDisclosure(condition) || !isTurned && showDisclosure(values, condition),
        isAmongFirst(in: function), !exposesDisclosure(function), !saysInText(condition, in: function)
      else { return }
      add(Practice(.androidViews, .unsaidDisclosure, range: tree.nameRange(of: setter)))
    } else if let arrow = arrow(chosenBy: branch), isAmongFirst(in: function), !exposesDisclosure(function),
      !setsText(function)
    {
      add(Practice(.androidViews, .unsaidDisclosure, range: tree[arrow].range))
    }
  }

  /// Returns the first arrow that a branch shows if its two arms show different arrows for more and less content:
  /// `when (isExpanded) { true -> show(R.drawable.ic_down); false -> show(R.drawable.ic_right) }`.
  private func arrow(chosenBy branch: NodeID) -> NodeID? {
    let range = tree[branch].range
    guard range.count < 2_000, case let code = tree.text[range], code.spells("drawable"),
      case let condition = tree.condition(ofChoice: branch)
        ?? tree.children(of: branch).first(where: { tree[$0].kind != .arm }),
      case let isNamed = condition.map(saysDisclosure) ?? false,
      isNamed || code.spells("expand_more") && code.spells("expand_less")
    else { return nil }
    var arrows: [(arm: NodeID, node: NodeID, name: String)] = []
    for arm in tree.children(of: branch) where tree[arm].kind == .arm {
      for index in tree.subtree(of: arm) where tree.nodes[index].kind == .chain {
        guard let name = tree.resourceName(of: NodeID(index), in: "drawable"),
          isNamed || name.contains("expand_")
        else { continue }
        arrows.append((arm, NodeID(index), name))
      }
    }
    guard arrows.count == 2, arrows[0].arm != arrows[1].arm, arrows[0].name != arrows[1].name,
      isNamed || arrows[0].name.contains("expand_more") != arrows[1].name.contains("expand_more")
    else { return nil }
    return arrows[0].node
  }

  /// Returns whether a function labels something, whether the code around it exposes a state, or whether an earlier
  /// finding is about the same.
  private mutating func exposesDisclosure(_ function: NodeID) -> Bool {
    ["contentDescription", "setContentDescription", "tooltipText", "setTooltipText"].contains {
      tree.subtreeMentions($0, function)
    }
      || isMentionedAround([
        "stateDescription", "setStateDescription", "ACTION_EXPAND", "ACTION_COLLAPSE",
        "setAccessibilityDelegate", "AccessibilityDelegateCompat",
      ]) || isFound(.disclosure, in: declarations.first ?? function)
  }

  /// Returns the call or property that sets an image or a rotation to a value, directly or through `getDrawable`.
  private func setter(of value: NodeID) -> NodeID? {
    if let assignment = tree.assignment(of: value), let target = tree.target(of: assignment) {
      return tree[target].name == "icon" || tree[target].name == "rotation" ? target : nil
    }
    guard let call = tree.argument(of: value)?.call else { return nil }
    let name = tree.text[tree.nameRange(of: call)]
    if name.ends(with: "etDrawable") || name.ends(with: "DrawableCompat"), !name.begins(with: "set"),
      let expression = tree.expression(endingIn: call)
    {
      return setter(of: expression)
    }
    let words: [StaticString] = ["Image", "Icon", "Vector", "Drawable", "rotation", "Rotation"]
    guard name.begins(with: "set") || name.elementsEqual("rotation".utf8) else { return nil }
    return words.contains { name.spells($0) } ? call : nil
  }

  /// Returns whether a condition is named after something that's expanded.
  private func saysDisclosure(_ condition: NodeID) -> Bool {
    guard let state = tree.links(of: tree.core(of: condition)).last else { return false }
    return tree[state].kind != .index && tree.isDisclosure(state)
  }

  /// Returns whether two images are arrows for more and less content, and not for the direction of an order.
  private func showDisclosure(_ values: [NodeID], _ condition: NodeID) -> Bool {
    let names = values.compactMap { tree.kotlinPicture(of: $0).name }
    guard names.count == 2 else { return false }
    let words = names.map { Set(NameSuggestion.words(in: $0)) }
    let difference = words[0].symmetricDifference(words[1])
    if difference.isSuperset(of: ["more", "less"]) { return words[0].contains("expand") }
    if difference.isSuperset(of: ["expand", "collapse"]) { return true }
    guard difference.isSuperset(of: ["up", "down"]),
      !words[0].isDisjoint(with: ["chevron", "expand", "caret", "drop", "keyboard", "dropdown"])
    else { return false }
    return !["scend", "sort", "Sort", "asc", "order", "Order"].contains {
      tree.text[tree[condition].range].spells($0)
    }
  }

  /// Returns whether a text in a function depends on the same condition.
  private func saysInText(_ condition: NodeID, in function: NodeID) -> Bool {
    let code = tree.text[tree[tree.core(of: condition)].range]
    return tree.subtree(of: function).contains { index in
      let branch = NodeID(index)
      guard tree.branchKind(of: branch) == .if, let other = tree.condition(ofChoice: branch),
        tree.text[tree[tree.core(of: other)].range].elementsEqual(code)
      else { return false }
      if setsText(branch) { return true }
      if let assignment = tree.assignment(of: branch), let target = tree.target(of: assignment) {
        return tree[target].name == "text" || tree[target].name == "title"
      }
      let call = tree.argument(of: branch)?.call
      return call.map { ["setText", "getString", "setTitle"].contains(tree[$0].name) } == true
    }
  }

  // MARK: Check boxes

  /// Checks `class Check(context: Context) : FrameLayout(context) { var isChecked = false; … }` that toggles itself but
  /// exposes no state.
  ///
  /// Source: Android, “View › onInitializeAccessibilityNodeInfo”, which sets a checked state only in classes such as
  /// `CompoundButton` and `CheckedTextView`.
  mutating func drawnCheckBox(_ type: NodeID) {
    guard tree.declarationKind(of: type) == .class, !tree.hasModifier("abstract", type),
      supertypes(of: type).contains(where: { KotlinPractices.plainViews.contains(tree[$0].name) }),
      let block = tree.child(.block, of: type),
      tree.children(of: block).contains(where: isCheckedMember), togglesItself(block),
      !tree.code(tree[type].range).spells("ccessibility"),
      !["stateDescription", "setStateDescription", "contentDescription", "isSelected", "CompoundButton"]
        .contains(where: { tree.subtreeMentions($0, type) })
    else { return }
    add(Practice(.androidViews, .untoldCheckBox, range: tree.nameRange(of: type)))
  }

  /// View classes that expose no checked state.
  private static let plainViews: Set<Identifier> = [
    "FrameLayout", "LinearLayout", "LinearLayoutCompat", "RelativeLayout", "ConstraintLayout", "CardView",
    "ViewGroup", "View", "ImageView", "AppCompatImageView", "TextView", "AppCompatTextView",
    "MaterialTextView",
  ]

  /// Returns whether a member is a checked state: `var isChecked`, `fun setChecked(…)`.
  private func isCheckedMember(_ member: NodeID) -> Bool {
    switch tree[member].name {
    case "isChecked", "checked": tree.declarationKind(of: member) == .property
    case "setChecked": tree.declarationKind(of: member) == .function
    default: false
    }
  }

  /// Returns whether a class listens to its own clicks.
  private func togglesItself(_ block: NodeID) -> Bool {
    tree.subtree(of: block).contains { index in
      let node = tree.nodes[index]
      switch (node.kind, node.name) {
      case (.declaration, "performClick"): return true
      case (.call, "setOnClickListener"):
        guard let expression = tree.expression(endingIn: NodeID(index)) else { return false }
        let links = tree.links(of: expression)
        return links.count == 1 || links.count == 2 && tree[links[0]].name == "this"
      default: return false
      }
    }
  }
}
