// Orientation, focus, overrides, and actions of Android views in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  // MARK: Orientation

  /// Checks `requestedOrientation = ActivityInfo.SCREEN_ORIENTATION_PORTRAIT`.
  ///
  /// Source: Android, “ActivityInfo › screenOrientation”.
  mutating func orientation(_ link: NodeID) {
    guard let (value, statement) = requestedOrientation(link),
      KotlinPractices.isLocked(tree.lastName(of: value)),
      !enclosingNames.contains(where: ScreenName.isOriented), !isInBranch(statement), !letsScreenTurn()
    else { return }
    var edits: [WriterEdit] = []
    if let name = tree.links(of: value).last, tree[name].kind == .member, keepsStateWhenTurned() {
      edits = [.replace(tree.linkRange(of: name), "SCREEN_ORIENTATION_UNSPECIFIED")]
    }
    add(Practice(.androidViews, .lockedOrientation, range: tree[statement].range, edits: edits))
  }

  /// Returns whether the surrounding code keeps the user's state when the screen rotates, which recreates the activity.
  ///
  /// Source: Android Developers, “Save UI states”.
  private mutating func keepsStateWhenTurned() -> Bool {
    isMentionedAround([
      "onConfigurationChanged", "onSaveInstanceState", "viewModel", "viewModels", "activityViewModels",
      "ViewModelProvider", "hiltViewModel", "koinViewModel", "SavedStateHandle", "rememberSaveable",
    ])
  }

  private func requestedOrientation(_ link: NodeID) -> (value: NodeID, statement: NodeID)? {
    guard let expression = tree.expression(endingIn: link) else { return nil }
    if tree[link].kind == .call {
      let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:))
      return value.map { ($0, expression) }
    }
    guard let assignment = tree.parent(of: expression), tree[assignment].kind == .assignment else {
      return nil
    }
    let sides = Array(tree.children(of: assignment))
    return sides.count == 2 && sides[0] == expression ? (sides[1], assignment) : nil
  }

  private static func isLocked(_ name: Identifier) -> Bool {
    switch name {
    case "SCREEN_ORIENTATION_PORTRAIT", "SCREEN_ORIENTATION_LANDSCAPE", "SCREEN_ORIENTATION_REVERSE_PORTRAIT",
      "SCREEN_ORIENTATION_REVERSE_LANDSCAPE", "SCREEN_ORIENTATION_SENSOR_PORTRAIT",
      "SCREEN_ORIENTATION_SENSOR_LANDSCAPE", "SCREEN_ORIENTATION_USER_PORTRAIT",
      "SCREEN_ORIENTATION_USER_LANDSCAPE", "SCREEN_ORIENTATION_LOCKED", "SCREEN_ORIENTATION_NOSENSOR":
      true
    default: false
    }
  }

  /// Returns whether the surrounding code also lets the screen rotate, as in a video player.
  private mutating func letsScreenTurn() -> Bool {
    isMentionedAround([
      "SCREEN_ORIENTATION_UNSPECIFIED", "SCREEN_ORIENTATION_SENSOR", "SCREEN_ORIENTATION_FULL_SENSOR",
      "SCREEN_ORIENTATION_USER", "SCREEN_ORIENTATION_FULL_USER",
    ])
  }

  /// Returns whether a statement runs conditionally, for example depending on the screen size.
  func isInBranch(_ statement: NodeID) -> Bool {
    var node = statement
    // Real code isn't nested deeper.
    for _ in 0..<16 {
      guard let parent = tree.parent(of: node) else { return true }
      switch tree[parent].kind {
      case .arm, .branch: return true
      case .declaration: return false
      default: node = parent
      }
    }
    return true
  }

  // MARK: Focus

  /// Checks `view.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_FOCUSED)` and
  /// `view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)`.
  ///
  /// Source: Android Lint, “AccessibilityFocus”.
  mutating func forcedFocus(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call), !isOfDelegate else {
      return
    }
    let events = tree.arguments(of: call).compactMap(tree.value(ofArgument:)).prefix(2)
    let moves = events.contains { value in
      switch tree.lastName(of: value) {
      case "ACTION_ACCESSIBILITY_FOCUS": tree[call].name == "performAccessibilityAction"
      case "TYPE_VIEW_FOCUSED", "TYPE_VIEW_ACCESSIBILITY_FOCUSED": tree[call].name == "sendAccessibilityEvent"
      default: false
      }
    }
    guard moves else { return }
    add(
      Practice(
        .androidViews, .forcedFocus, range: tree[expression].range,
        edits: isStatement(expression) ? paneTitle(expression, call) : []))
  }

  /// Returns an edit that replaces a call on a view with
  /// `ViewCompat.setAccessibilityPaneTitle(view, "‹›" /* the screen title */)`.
  private func paneTitle(_ expression: NodeID, _ call: NodeID) -> [WriterEdit] {
    let links = tree.links(of: expression)
    let range = tree[expression].range
    let view: String
    if links.count == 1 {
      view = "this"
    } else {
      guard let before = links.dropLast().last, tree[links[0]].kind == .name,
        tree[links[0]].name != "ViewCompat", tree[links[0]].name != "super"
      else { return [] }
      view = tree.text.string(range.lowerBound..<Int(tree[before].end))
      guard !view.contains("?") else { return [] }
    }
    let title = WriterEdit(
      range,
      [
        .text("ViewCompat.setAccessibilityPaneTitle(\(view), \""), .placeholder(""),
        .text("\" /* the screen title */)"),
      ])
    return AndroidViewImportWriter(syntax: tree).importing([title])
  }

  /// True if the surrounding code represents the virtual children of a view.
  var isOfDelegate: Bool {
    declarations.contains { declaration in
      supertypes(of: declaration).contains { type in
        let name = tree.text[tree.nameRange(of: type)]
        return name.spells("AccessibilityDelegate") || name.spells("ExploreByTouchHelper")
          || name.spells("AccessibilityNodeProvider")
      }
    }
  }

  // MARK: Overrides

  /// Checks `override fun getContentDescription(): CharSequence = name`.
  ///
  /// Source: Android Lint, “GetContentDescriptionOverride”.
  mutating func computedDescription(_ function: NodeID) {
    guard tree.hasModifier("override", function), tree.child(.parameter, of: function) == nil,
      let type = enclosingType,
      supertypes(of: type).contains(where: { isView(tree.text[tree.nameRange(of: $0)]) })
    else { return }
    let name = tree.nameRange(of: function)
    var end = name.upperBound
    while end < tree.text.count, tree.text[end] != UInt8(ascii: ")"), end < name.upperBound + 8 { end += 1 }
    add(
      Practice(
        .androidViews, .computedDescription,
        range: tree[function].range.lowerBound..<min(end + 1, tree[function].range.upperBound)))
  }

  private func isView(_ name: ArraySlice<UInt8>) -> Bool {
    name.ends(with: "View") || name.ends(with: "Layout") || name.ends(with: "Button")
      || name.ends(with: "Switch") || name.ends(with: "CheckBox") || name.ends(with: "EditText")
      || name.ends(with: "Chip") || name.ends(with: "Bar") || name.ends(with: "Spinner")
  }

  /// Checks an override that omits what the platform reports about a view.
  ///
  /// Source: Android, “View › onInitializeAccessibilityNodeInfo”: “you should call the super implementation”. The same
  /// goes for its related methods and those of “View.AccessibilityDelegate”.
  mutating func droppedSuperCall(_ function: NodeID) {
    let name = tree[function].name
    guard tree.hasModifier("override", function), let block = tree.body(ofFunction: function),
      let type = enclosingType, !supertypes(of: type).isEmpty, !forwards(function, block)
    else { return }
    let isStatementBlock = tree[block].kind == .block
    let arguments = tree.children(of: function).filter { tree[$0].kind == .parameter }.map {
      tree.nameText(of: $0)
    }
    var edits: [WriterEdit] = []
    if isStatementBlock, tree.text[Int(tree[block].start)] == UInt8(ascii: "{") {
      let call = "super.\(tree.nameText(of: function))(\(arguments.joined(separator: ", ")))"
      switch name {
      case "performAccessibilityAction", "dispatchPopulateAccessibilityEvent": break
      default: edits = [insertion(of: call, inside: block)]
      }
    }
    add(
      Practice(
        .androidViews, .droppedSuperCall, range: tree.nameRange(of: function), edits: edits,
        keepsBehavior: true))
  }

  /// Returns an edit that inserts a statement at the start of a block, on a separate line if the other statements have
  /// one.
  private func insertion(of statement: String, inside block: NodeID) -> WriterEdit {
    let start = Int(tree[block].start) + 1
    guard let first = tree.children(of: block).first(where: { _ in true }) else {
      return .insert(at: start, .text(" \(statement) "))
    }
    let place = Int(tree[first].start)
    if let blanks = tree.text.blanksBeforeFirst(place) {
      return .insert(at: place, .text("\(statement)\n\(blanks)"))
    }
    return .insert(at: place, .text("\(statement); "))
  }

  /// Returns whether a function calls `super` or a function of the same name on something else.
  private func forwards(_ function: NodeID, _ body: NodeID) -> Bool {
    tree.subtree(of: body).contains { index in
      let node = tree.nodes[index]
      return node.name == "super" || node.kind == .call && node.name == tree[function].name
    }
  }

  // MARK: Actions

  /// Checks `info.addAction(AccessibilityAction(R.id.archive, "Archive"))` in a class that never handles the action.
  mutating func unhandledAction(addedBy call: NodeID) {
    guard tree[call].kind == .call, let type = enclosingType,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let action = tree.links(of: value).last, tree[action].kind == .call,
      isAction(tree[action].name)
    else { return }
    let arguments = tree.arguments(of: action).compactMap(tree.value(ofArgument:))
    guard arguments.count == 2 else { return }
    let id = tree.lastName(of: arguments[0])
    guard id != .none, let last = tree.links(of: arguments[0]).last,
      !tree.text[tree.nameRange(of: last)].begins(with: "ACTION_"), let handler = handler(in: type),
      !tree.subtreeMentions(id, handler)
    else { return }
    add(Practice(.androidViews, .unhandledAction, range: tree[value].range))
  }

  private func isAction(_ name: Identifier) -> Bool {
    name == "AccessibilityAction" || name == "AccessibilityActionCompat"
  }

  /// Returns the member of a type that performs actions.
  private func handler(in type: NodeID) -> NodeID? {
    tree.child(.block, of: type).flatMap { block in
      tree.children(of: block).first {
        tree.declarationKind(of: $0) == .function && tree[$0].name == "performAccessibilityAction"
      }
    }
  }
}
