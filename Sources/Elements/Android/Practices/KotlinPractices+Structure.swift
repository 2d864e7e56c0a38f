// Modal views, order, grouped options, and back navigation in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  static let structureNames =
    Identifier.list(
      """
      Box traversalIndex RadioButton selectable drawText inflate TextView BackHandler setDisplayHomeAsUpEnabled \
      handleOnBackPressed
      """) + touchNames

  /// Checks a name, a member, or a call.
  mutating func structure(_ id: NodeID) {
    switch tree[id].name {
    case "Box": if hasCompose { dimmedWindow(id) }
    case "traversalIndex": if hasCompose { traversalIndex(id) }
    case "RadioButton", "selectable": if hasCompose { choice(id) }
    case "drawText", "inflate", "TextView": if hasViews { decoration(id) }
    case "BackHandler": if hasCompose { backHandler(id) }
    case "setDisplayHomeAsUpEnabled": if hasViews { homeAsUp(id) }
    default: touch(id)
    }
  }

  // MARK: Modal views

  /// Checks `if (isShown) Box(Modifier.fillMaxSize().background(Color.Black.copy(alpha = 0.4f))) { FilterPanel() }`.
  ///
  /// Source: androidx.compose.ui.semantics, “paneTitle”, “dialog”.
  private mutating func dimmedWindow(_ call: NodeID) {
    guard tree[call].kind == .call, let content = tree.trailingLambda(of: call),
      let modifier = tree.arguments(of: call).first(where: tree.isModifier), isShownSometimes(call),
      tree.subtreeMentions("fillMaxSize", modifier),
      let background = tree.subtree(of: modifier).first(where: {
        tree.nodes[$0].kind == .call && tree.nodes[$0].name == "background"
      }), dims(NodeID(background)),
      tree.subtree(of: content).contains(where: { isControl(NodeID($0)) }),
      !isMentionedAround([
        "paneTitle", "dialog", "Dialog", "isTraversalGroup", "clearAndSetSemantics", "hideFromAccessibility",
        "invisibleToUser", "ModalBottomSheet", "Popup",
      ])
    else { return }
    add(Practice(.compose, .openModal, range: tree.nameRange(of: call)))
  }

  /// Returns whether a background is a scrim: `background(Color.Black.copy(alpha = 0.4f))`,
  /// `background(MaterialTheme.colorScheme.scrim)`.
  private func dims(_ background: NodeID) -> Bool {
    tree.subtree(of: background).contains { index in
      let node = tree.nodes[index]
      if node.kind == .member, node.name == "scrim" { return true }
      guard node.kind == .argument, node.name == "alpha",
        let alpha = tree.value(ofArgument: NodeID(index)).flatMap({ tree.number(of: $0) })
      else { return false }
      return alpha > 0.1 && alpha < 0.95
    }
  }

  private func isControl(_ node: NodeID) -> Bool {
    switch tree[node].name {
    case "Button", "TextButton", "OutlinedButton", "IconButton", "TextField", "Checkbox", "Switch":
      tree[node].kind == .call
    default: false
    }
  }

  /// Returns whether a call is in a branch or in `AnimatedVisibility`.
  private func isShownSometimes(_ call: NodeID) -> Bool {
    var node = call
    for _ in 0..<6 {
      guard let parent = tree.parent(of: node) else { return false }
      if tree[parent].kind == .arm { return true }
      if tree[parent].kind == .call { return tree[parent].name == "AnimatedVisibility" }
      if tree[parent].kind == .declaration { return false }
      node = parent
    }
    return false
  }

  /// Checks `class FilterDrawer(context: Context) : FrameLayout(context)` without a pane title.
  ///
  /// Source: Android, “View › setAccessibilityPaneTitle”.
  mutating func viewClass(_ type: NodeID) {
    guard tree.declarationKind(of: type) == .class || tree.declarationKind(of: type) == .object else {
      return
    }
    let name = tree.text[tree.nameRange(of: type)]
    guard
      ["Dialog", "Popup", "Drawer", "SideMenu", "BottomSheet", "Modal"].contains(where: {
        name.ends(with: $0)
      }),
      supertypes(of: type).contains(where: { supertype in
        switch tree[supertype].name {
        case "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout", "CardView",
          "MaterialCardView",
          "ViewGroup":
          true
        default: false
        }
      }),
      !tree.code(tree[type].range).spells("ccessibility")
    else { return }
    add(Practice(.androidViews, .openModal, range: tree.nameRange(of: type)))
  }

  // MARK: Order

  /// Checks `Modifier.semantics { traversalIndex = -1f }` outside a group in which the index would apply.
  ///
  /// Source: androidx.compose.ui.semantics, “traversalIndex”: compared within the nearest `isTraversalGroup`.
  private mutating func traversalIndex(_ name: NodeID) {
    guard let assignment = tree.parent(of: name), tree[assignment].kind == .assignment,
      tree.target(of: assignment) == name, !isMentionedAround(["isTraversalGroup"])
    else { return }
    add(Practice(.compose, .ineffectiveOrder, range: tree[assignment].range))
  }

  // MARK: Options

  /// Checks `Column { options.forEach { Row(Modifier.selectable(…, role = Role.RadioButton)) { … } } }`.
  ///
  /// Source: androidx.compose.foundation.selection, “selectableGroup”: it adds “1 of 3” to the announcement.
  private mutating func choice(_ call: NodeID) {
    guard tree[call].kind == .call, let group = group(around: call), tree[group].kind == .call,
      !tree.subtreeMentions("selectableGroup", group),
      !isMentionedAround(["selectableGroup", "collectionInfo"])
    else { return }
    if tree[call].name == "selectable" {
      guard let role = tree.argument("role", of: call), tree.subtreeMentions("RadioButton", role) else {
        return
      }
    } else if tree.subtreeMentions("selectable", group) {
      return
    }
    let choices = tree.subtree(of: group).filter { index in
      tree.nodes[index].kind == .call && tree.nodes[index].name == tree[call].name
    }
    guard choices.first == call.index, choices.count > 1 || isRepeated(call, in: group) else { return }
    add(
      Practice(
        .compose, .uncountedChoices, range: tree.nameRange(of: group),
        edits: holdsOtherChoices(group, than: call) ? [] : selectableGroup(group),
        keepsBehavior: true))
  }

  /// Returns the nearest enclosing row or column that contains several options.
  private func group(around call: NodeID) -> NodeID? {
    var node = call
    var found: NodeID?
    for _ in 0..<40 {
      guard let parent = tree.parent(of: node), tree[parent].kind != .declaration else { break }
      if tree[parent].kind == .call {
        switch tree[parent].name {
        case "LazyColumn", "LazyRow", "LazyVerticalGrid", "SingleChoiceSegmentedButtonRow", "items",
          "itemsIndexed", "item":
          return nil
        case "Column", "Row", "FlowRow", "FlowColumn":
          let choices = tree.subtree(of: parent).count {
            tree.nodes[$0].kind == .call && tree.nodes[$0].name == tree[call].name
          }
          if choices > 1 || isRepeated(call, in: parent) { return parent }
          found = nil
        default: break
        }
      }
      node = parent
    }
    return found
  }

  /// Returns whether a loop inside the group repeats a call.
  private func isRepeated(_ call: NodeID, in group: NodeID) -> Bool {
    var node = call
    for _ in 0..<40 {
      guard let parent = tree.parent(of: node), parent != group else { return false }
      if tree[parent].kind == .call, tree[parent].name == "forEach" || tree[parent].name == "forEachIndexed" {
        return true
      }
      if tree[parent].kind == .statement, tree[parent].name == "for" { return true }
      node = parent
    }
    return false
  }

  /// Returns whether a group contains other selectable elements, which would be counted with these options.
  private func holdsOtherChoices(_ group: NodeID, than call: NodeID) -> Bool {
    tree.subtree(of: group).contains { index in
      guard tree.nodes[index].kind == .call, tree.nodes[index].name != tree[call].name else { return false }
      switch tree.nodes[index].name {
      case "FilterChip", "ElevatedFilterChip", "InputChip", "Tab", "LeadingIconTab", "SegmentedButton":
        return true
      default: return false
      }
    }
  }

  private func selectableGroup(_ group: NodeID) -> [WriterEdit] {
    let edit: WriterEdit
    if let modifier = tree.arguments(of: group).first(where: tree.isModifier),
      let value = tree.value(ofArgument: modifier)
    {
      edit = .insert(at: tree[value].range.upperBound, .text(".selectableGroup()"))
    } else {
      let name = tree.nameRange(of: group).upperBound
      guard name < tree.text.count else { return [] }
      if tree.text[name] == UInt8(ascii: "(") {
        let hasMore = tree.arguments(of: group).contains { tree[$0].detail != 1 }
        edit = .insert(at: name + 1, .text("modifier = Modifier.selectableGroup()" + (hasMore ? ", " : "")))
      } else {
        edit = .insert(at: name, .text("(Modifier.selectableGroup())"))
      }
    }
    return ComposeImportWriter(syntax: tree).importing(
      [edit], and: ["androidx.compose.foundation.selection.selectableGroup"])
  }

  // MARK: Decorations

  /// Checks `canvas.drawText(…)` in a `RecyclerView.ItemDecoration`.
  ///
  /// Source: Android Lint, “InflationInItemDecoration”.
  private mutating func decoration(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let type = declarations.last(where: { isDecoration($0) }),
      !tree.code(tree[type].range).spells("ccessibilityN")
    else { return }
    add(Practice(.androidViews, .drawnText, range: tree[expression].range))
  }

  private func isDecoration(_ declaration: NodeID) -> Bool {
    supertypes(of: declaration).contains { type in
      let name = tree.text[tree.nameRange(of: type)]
      return name.ends(with: "ItemDecoration") && !name.spells("Divider")
    }
  }

  // MARK: Back navigation

  /// Checks `BackHandler { }`.
  private mutating func backHandler(_ call: NodeID) {
    guard tree[call].kind == .call, let lambda = tree.trailingLambda(of: call), isEmpty(lambda),
      tree.argument("enabled", at: 0, of: call).flatMap(tree.value(ofArgument:)).map({
        tree.isName("true", $0)
      })
        ?? true,
      !isFirstScreen
    else { return }
    add(Practice(.compose, .noWayBack, range: tree[call].range))
  }

  /// Returns whether a block is empty.
  private func isEmpty(_ block: NodeID) -> Bool {
    !tree.children(of: block).contains { tree[$0].kind != .parameter }
  }

  /// Checks `supportActionBar?.setDisplayHomeAsUpEnabled(false)`.
  private mutating func homeAsUp(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree.isName("false", value), !isFirstScreen,
      !isMentionedAround([
        "setNavigationOnClickListener", "setNavigationIcon", "navigationIcon", "onBackPressed", "finish",
        "popBackStack", "navigateUp", "onBackPressedDispatcher",
      ])
    else { return }
    add(Practice(.androidViews, .noWayBack, range: tree[expression].range))
  }

  /// Checks `override fun handleOnBackPressed() {}`.
  mutating func backOverride(_ function: NodeID) {
    guard tree.hasModifier("override", function), let body = tree.body(ofFunction: function),
      tree[body].kind == .block, isEmpty(body), !isFirstScreen
    else { return }
    add(Practice(.androidViews, .noWayBack, range: tree.nameRange(of: function)))
  }

  /// True if an enclosing declaration is named after a screen that users don't leave by going back.
  private var isFirstScreen: Bool {
    declarations.contains { declaration in
      NameSuggestion.words(in: tree.nameText(of: declaration)).contains { word in
        [
          "root", "main", "home", "login", "signin", "sign", "welcome", "onboarding", "success", "done",
          "finish",
          "finished", "complete", "completed", "splash", "launch", "lock", "intro", "loading", "progress",
          "confirmation", "result",
        ]
        .contains(word)
      }
    }
  }
}
