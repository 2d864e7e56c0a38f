// Touches, drags, motion sensors, and system gestures in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  static let touchNames = Identifier.list(
    """
    detectTapGestures ACTION_DOWN dragAndDropSource detectDragGesturesAfterLongPress startDragAndDrop \
    makeMovementFlags makeFlag SimpleCallback setOnTouchListener TYPE_ACCELEROMETER systemGestureExclusion systemGestureExclusionRects \
    setSystemGestureExclusionRects ClickableText
    """)

  mutating func touch(_ id: NodeID) {
    switch tree[id].name {
    case "detectTapGestures": if hasCompose { pressed(id) }
    case "ACTION_DOWN": if hasViews { touchDown(id) }
    case "dragAndDropSource", "detectDragGesturesAfterLongPress": if hasCompose { dragging(id, .compose) }
    case "startDragAndDrop": if hasViews { dragging(id, .androidViews) }
    case "makeMovementFlags", "makeFlag", "SimpleCallback": if hasViews { movedRows(id) }
    case "setOnTouchListener": if hasViews { resizing(id) }
    case "TYPE_ACCELEROMETER": motionSensor(id)
    case "systemGestureExclusion": if hasCompose { exclusion(id, .compose) }
    case "systemGestureExclusionRects", "setSystemGestureExclusionRects":
      if hasViews { exclusion(id, .androidViews) }
    case "ClickableText": if hasCompose { clickableText(id) }
    default: break
    }
  }

  /// Returns whether the name of an enclosing declaration contains one of the words.
  func isCalled(after words: Set<String>) -> Bool {
    declarations.contains { !words.isDisjoint(with: NameSuggestion.words(in: tree.nameText(of: $0))) }
  }

  // MARK: Touch down

  /// Checks `detectTapGestures(onPress = { buy() })`.
  private mutating func pressed(_ call: NodeID) {
    guard tree[call].kind == .call, let argument = tree.argument("onPress", of: call),
      let lambda = tree.closure(ofArgument: argument), !isCalled(after: KotlinPractices.played)
    else { return }
    let statements = tree.children(of: lambda).filter { tree[$0].kind != .parameter }
    guard statements.count == 1, let action = tree.links(of: statements[0]).last, tree[action].kind == .call,
      !showsTouch(tree.nameText(of: action)), tree.links(of: statements[0]).count == 1
    else { return }
    let name = tree.nameRange(of: argument)
    let isTaken = tree.argument("onTap", of: call) != nil
    add(
      Practice(
        .compose, .actionOnTouch, range: tree[argument].range, edits: isTaken ? [] : [.replace(name, "onTap")]
      ))
  }

  /// Checks `MotionEvent.ACTION_DOWN -> performClick()`.
  private mutating func touchDown(_ name: NodeID) {
    var node = name
    var arm: NodeID?
    for _ in 0..<3 {
      guard let parent = tree.parent(of: node) else { return }
      if tree[parent].kind == .arm {
        arm = parent
        break
      }
      node = parent
    }
    guard let arm, !isCalled(after: KotlinPractices.played) else { return }
    let action = tree.subtree(of: arm).first { index in
      guard tree.nodes[index].kind == .call else { return false }
      switch tree.nodes[index].name {
      case "performClick", "callOnClick", "startActivity", "navigate", "onClick": return true
      default: return false
      }
    }
    // A touch outside a field or dialog closes it. A delayed action can be canceled.
    guard let action,
      !tree.subtree(of: arm).contains(where: { index in
        tree.nodes[index].kind == .call
          && !dismissals.isDisjoint(with: NameSuggestion.words(in: tree.nameText(of: NodeID(index))))
      })
    else { return }
    add(Practice(.androidViews, .actionOnTouch, range: tree.linkRange(of: NodeID(action))))
  }

  private var dismissals: Set<String> { ["clear", "hide", "dismiss", "close", "collapse", "delayed"] }

  private func showsTouch(_ name: String) -> Bool {
    NameSuggestion.words(in: name).contains { word in
      [
        "await", "try", "press", "pressed", "emit", "send", "animate", "haptic", "feedback", "perform",
        "highlight",
        "launch", "focus", "hide", "clear", "start", "stop", "set", "update", "log", "track",
      ]
      .contains(word)
    }
  }

  /// Words for controls that must respond while they're touched.
  static let played: Set<String> = [
    "piano", "key", "keyboard", "drum", "game", "joystick", "record", "recording", "recorder", "push", "talk",
    "instrument", "slider", "seek", "scrollbar", "canvas", "drawing", "scrub", "fast", "scroller",
  ]

  // MARK: Dragging

  static let alternatives: Set<Identifier> = [
    "customActions", "CustomAccessibilityAction", "addAccessibilityAction", "replaceAccessibilityAction",
    "AccessibilityAction", "AccessibilityActionCompat", "moveUp", "moveDown", "DropdownMenuItem", "PopupMenu",
    "addAction", "onInitializeAccessibilityNodeInfo", "copy", "share", "ClipboardManager",
  ]

  private mutating func dragging(_ call: NodeID, _ framework: Framework) {
    guard tree[call].kind == .call, !isMentionedAround(KotlinPractices.alternatives),
      !isCalled(after: KotlinPractices.played)
    else { return }
    add(Practice(framework, .draggingOnly, range: tree.linkRange(of: call)))
  }

  /// Checks `makeMovementFlags(UP or DOWN, 0)` and `ItemTouchHelper.SimpleCallback(UP or DOWN, 0)`, which make rows
  /// draggable.
  ///
  /// Source: androidx.recyclerview.widget, “ItemTouchHelper.Callback › makeMovementFlags(dragFlags, swipeFlags)” and
  /// “makeFlag(actionState, directions)”.
  private mutating func movedRows(_ call: NodeID) {
    let isSupertype = tree[call].kind == .type
    guard isSupertype || tree[call].kind == .call,
      let flags = dragFlags(of: call),
      ["UP", "DOWN", "LEFT", "RIGHT", "START", "END"].contains(where: { tree.subtreeMentions($0, flags) }),
      !isMentionedAround(KotlinPractices.alternatives)
    else { return }
    // `object : ItemTouchHelper.SimpleCallback(UP or DOWN, 0) { … }`
    let range =
      isSupertype ? tree.nameRange(of: call) : tree.expression(endingIn: call).map { tree[$0].range }
    if let range { add(Practice(.androidViews, .draggedRows, range: range)) }
  }

  /// Returns the directions in which a call lets rows be dragged, or nil if there are none.
  private func dragFlags(of call: NodeID) -> NodeID? {
    let first = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:))
    guard tree[call].name == "makeFlag" else { return first }
    guard let first, tree.subtreeMentions("ACTION_STATE_DRAG", first) else { return nil }
    return tree.arguments(of: call).dropFirst().first.flatMap(tree.value(ofArgument:))
  }

  // MARK: Motion

  /// Checks `sensors.getDefaultSensor(Sensor.TYPE_ACCELEROMETER)` in a class that acts on the sensor's events.
  private mutating func motionSensor(_ name: NodeID) {
    guard let type = enclosingType,
      !isCalled(after: [
        "compass", "level", "game", "pedometer", "camera", "step", "steps", "orientation", "sensors", "ar",
        "parallax",
        "rotation", "debug",
      ]),
      let handler = handler(in: type), let expression = tree.expression(endingIn: name),
      tree.subtree(of: handler).contains(where: { index in
        tree.nodes[index].kind == .call && isReaction(tree.nameText(of: NodeID(index)))
      })
    else { return }
    add(Practice(.androidViews, .deviceMotion, range: tree[expression].range))
  }

  private func handler(in type: NodeID) -> NodeID? {
    tree.child(.block, of: type).flatMap { block in
      tree.children(of: block).first {
        tree.declarationKind(of: $0) == .function && tree[$0].name == "onSensorChanged"
      }
    }
  }

  private func isReaction(_ name: String) -> Bool {
    NameSuggestion.words(in: name).contains { word in
      ["shake", "shaken", "undo", "refresh", "reset", "restart", "shuffle", "next", "skip", "open", "show"]
        .contains(
          word)
    }
  }

  // MARK: System gestures

  /// Checks `Modifier.systemGestureExclusion()` and `view.systemGestureExclusionRects = listOf(…)`.
  ///
  /// Source: Android, “View › setSystemGestureExclusionRects”.
  private mutating func exclusion(_ link: NodeID, _ framework: Framework) {
    guard
      !isCalled(after: [
        "draw", "drawing", "drawer", "canvas", "whiteboard", "game", "map", "player", "video", "sketch",
        "slider", "seek",
        "crop",
        "pager", "carousel", "scrollbar", "scroller", "bar",
      ])
    else { return }
    if tree[link].kind == .call {
      let isFirst = tree.text[tree[link].range.lowerBound] != UInt8(ascii: ".")
      if framework == .androidViews {
        guard let value = tree.arguments(of: link).first, !tree.subtreeMentions("emptyList", value) else {
          return
        }
      }
      add(
        Practice(
          framework, .blockedGesture, range: tree.linkRange(of: link),
          edits: isFirst || framework == .androidViews
            ? [] : [.replace(tree.text.withLeadingBlanks(tree[link].range), "")]))
    } else if let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, !tree.subtreeMentions("emptyList", assignment)
    {
      let range = tree[assignment].range
      add(
        Practice(
          framework, .blockedGesture, range: range,
          edits: isStatement(assignment) ? KotlinRemoval(text: tree.text).edits([range]) ?? [] : []))
    }
  }

  // MARK: Links

  /// Checks `ClickableText(text, onClick = { offset -> … })`.
  ///
  /// Source: androidx.compose.foundation.text, “ClickableText”: deprecated, “Use Text or BasicText and pass an
  /// AnnotatedString that contains a LinkAnnotation”.
  private mutating func clickableText(_ call: NodeID) {
    guard tree[call].kind == .call, tree.argument("text", at: 0, of: call) != nil,
      tree.argument("onClick", of: call) != nil || tree.trailingLambda(of: call) != nil
    else { return }
    if let function = enclosingFunction, tree[function].name == "ClickableText" { return }
    add(Practice(.compose, .unreachableLink, range: tree[call].range))
  }
}
