// Announcements and accessibility events in Kotlin code, and event practices found by name.

import Source
import Syntax

extension KotlinPractices {
  static let eventNames = Identifier.list(
    """
    announceForAccessibility TYPE_WINDOW_STATE_CHANGED TYPE_VIEW_SELECTED TYPE_VIEW_CLICKED TYPE_ANNOUNCEMENT \
    ACCESSIBILITY_LIVE_REGION_ASSERTIVE Assertive LENGTH_SHORT LENGTH_LONG Short showSnackbar basicMarquee \
    infiniteRepeatable setTrackTypeDisabled visibility isVisible RotateAnimation TranslateAnimation ScaleAnimation \
    AlphaAnimation ofFloat setIgnoreDisabledSystemAnimations paneTitle accessibilityPaneTitle stateDescription \
    onKeyEvent onPreviewKeyEvent onKeyDown onKeyUp play start playWhenReady fromUri setVideoURI \
    postDelayed delay error
    """)

  /// Checks a name, a member, or a call.
  mutating func event(_ id: NodeID) {
    switch tree[id].name {
    case "announceForAccessibility": announcement(id)
    case "TYPE_WINDOW_STATE_CHANGED", "TYPE_VIEW_SELECTED", "TYPE_VIEW_CLICKED", "TYPE_ANNOUNCEMENT": sent(id)
    case "ACCESSIBILITY_LIVE_REGION_ASSERTIVE", "Assertive": liveRegion(id)
    case "LENGTH_SHORT", "LENGTH_LONG": messageLength(id)
    case "Short": snackbarDuration(id)
    case "showSnackbar": snackbar(id)
    case "basicMarquee": marquee(id)
    case "infiniteRepeatable": endlessAnimation(id)
    case "setTrackTypeDisabled": disabledTrack(id)
    case "visibility", "isVisible": hiddenSubtitles(id)
    case "RotateAnimation", "TranslateAnimation", "ScaleAnimation", "AlphaAnimation": viewAnimation(id)
    case "ofFloat": animator(id)
    case "setIgnoreDisabledSystemAnimations": forcedAnimation(id)
    case "paneTitle", "accessibilityPaneTitle", "stateDescription": spokenProperty(id)
    case "play", "start": playing(id)
    case "playWhenReady": playingWhenReady(id)
    case "fromUri", "setVideoURI": media(id)
    case "postDelayed": timeLimit(id)
    case "delay": timeLimit(afterDelay: id)
    case "error":
      vagueError(id)
      closedError(id)
    case "onKeyEvent", "onPreviewKeyEvent": keyEvent(handledBy: id)
    default: break
    }
  }

  // MARK: Announcements

  /// Checks `view.announceForAccessibility(text)`.
  ///
  /// Source: Android, “View › announceForAccessibility”: deprecated in API level 36.
  mutating func announcement(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call) else { return }
    spokenText(tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)))
    add(Practice(isComposable ? .compose : .androidViews, .announcement, range: tree[expression].range))
  }

  /// Checks `paneTitle = "Settings"`, `root.accessibilityPaneTitle = "Settings"`, and
  /// `stateDescription = if (on) "On" else "Off"`.
  mutating func spokenProperty(_ name: NodeID) {
    guard let target = tree.expression(endingIn: name), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target else { return }
    guard tree[sides[1]].kind == .branch else { return spokenText(sides[1]) }
    for arm in tree.children(of: sides[1]).prefix(8) where tree[arm].kind == .arm {
      spokenText(tree.child(.block, of: arm).flatMap { tree.children(of: $0).reversed().first })
    }
  }

  private mutating func spokenText(_ value: NodeID?) {
    guard let value, tree[value].kind == .string else { return }
    let range = tree[value].range
    let text = WrittenText(tree.textValue(ofString: value), range: range, valueRange: range)
    add(Practice(isComposable ? .compose : .androidViews, .spokenText(text), range: range))
  }

  /// True if the enclosing function is a composable.
  var isComposable: Bool {
    guard hasCompose else { return false }
    guard hasViews else { return true }
    return declarations.contains { tree.hasAttribute("Composable", $0) }
  }

  // MARK: Events

  /// Checks `view.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_SELECTED)`,
  /// `AccessibilityEvent.obtain(TYPE_VIEW_CLICKED)`, and `event.eventType = AccessibilityEvent.TYPE_ANNOUNCEMENT`.
  ///
  /// Source: Android Lint, “AccessibilityWindowStateChangedEvent”.
  mutating func sent(_ type: NodeID) {
    guard hasViews, !isOfDelegate, !answersPlatform, let value = tree.expression(endingIn: type) else {
      return
    }
    let subject: Practice.Subject = tree[type].name == "TYPE_ANNOUNCEMENT" ? .announcement : .manualEvent
    if let assignment = tree.assignment(of: value), let target = tree.target(of: assignment),
      tree[target].name == "eventType"
    {
      add(Practice(.androidViews, subject, range: tree[assignment].range))
    } else if let call = tree.argument(of: value)?.call, let expression = tree.expression(endingIn: call) {
      switch tree[call].name {
      case "sendAccessibilityEvent", "sendAccessibilityEventUnchecked", "setEventType":
        add(Practice(.androidViews, subject, range: tree[expression].range, edits: state(type, expression)))
      case "obtain", "AccessibilityEvent":
        guard tree.subtreeMentions("AccessibilityEvent", expression) else { return }
        add(Practice(.androidViews, subject, range: tree[expression].range))
      default: return
      }
    } else if tree[type].name == "TYPE_WINDOW_STATE_CHANGED", populatesEvents {
      add(Practice(.androidViews, subject, range: tree[value].range))
    }
  }

  /// Returns `row.isSelected = true` as a replacement for the event about it.
  private func state(_ type: NodeID, _ expression: NodeID) -> [WriterEdit] {
    let links = tree.links(of: expression)
    guard tree[type].name == "TYPE_VIEW_SELECTED", isStatement(expression), links.count > 1,
      let before = links.dropLast().last, tree[links[0]].name != "super"
    else { return [] }
    let view = tree.text.string(tree[expression].range.lowerBound..<Int(tree[before].end))
    return view.contains("?") ? [] : [.replace(tree[expression].range, "\(view).isSelected = true")]
  }

  /// True if the enclosing function is one that the platform calls to get events.
  private var answersPlatform: Bool {
    switch enclosingFunction.map({ tree[$0].name }) {
    case "sendAccessibilityEvent", "sendAccessibilityEventUnchecked", "performClick",
      "performAccessibilityAction",
      "onInitializeAccessibilityEvent", "onRequestSendAccessibilityEvent":
      true
    default: false
    }
  }

  private var populatesEvents: Bool {
    switch enclosingFunction.map({ tree[$0].name }) {
    case "onPopulateAccessibilityEvent", "dispatchPopulateAccessibilityEvent": true
    default: false
    }
  }

  /// The innermost function around the current node.
  var enclosingFunction: NodeID? { declarations.last { tree.declarationKind(of: $0) == .function } }

  // MARK: Live regions

  /// Checks `liveRegion = LiveRegionMode.Assertive` and
  /// `view.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE`.
  mutating func liveRegion(_ mode: NodeID) {
    guard let value = tree.expression(endingIn: mode) else { return }
    let isCompose = tree[mode].name == "Assertive"
    if isCompose {
      let links = tree.links(of: value)
      guard links.count > 1, tree[links[links.count - 2]].name == "LiveRegionMode" else { return }
    }
    let owner: NodeID
    if let assignment = tree.assignment(of: value), let target = tree.target(of: assignment),
      tree[target].name == "liveRegion" || tree[target].name == "accessibilityLiveRegion"
    {
      owner = assignment
    } else if let call = tree.argument(of: value)?.call, tree[call].name == "setAccessibilityLiveRegion",
      let expression = tree.expression(endingIn: call)
    {
      owner = expression
    } else {
      return
    }
    let element = isCompose ? composable(around: owner) ?? owner : owner
    guard !speaksOfTrouble(tree[element].range),
      !declarations.contains(where: { speaksOfTrouble(tree.nameRange(of: $0)) })
    else { return }
    add(
      Practice(
        isCompose ? .compose : .androidViews, .liveRegion(isAssertive: true), range: tree[owner].range,
        edits: tree[mode].kind == .member
          ? [.replace(tree.linkRange(of: mode), isCompose ? "Polite" : "ACCESSIBILITY_LIVE_REGION_POLITE")]
          : [],
        keepsBehavior: true))
  }

  /// Returns the call of the composable that receives a modifier.
  private func composable(around node: NodeID) -> NodeID? {
    var node = node
    for _ in 0..<16 {
      guard let parent = tree.parent(of: node) else { return nil }
      if tree[parent].kind == .call, tree.namesObject(parent) { return parent }
      node = parent
    }
    return nil
  }

  /// Returns whether code mentions an error, an alert, or a warning.
  private func speaksOfTrouble(_ range: Range<Int>) -> Bool {
    let code = tree.code(range)
    return ["rror", "lert", "arning", "ERROR", "ALERT", "WARNING", "ailed"].contains { code.spells($0) }
  }
}
