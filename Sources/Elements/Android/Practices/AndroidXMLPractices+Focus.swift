// Focus order, focus stops, and focus highlights in layouts.

import Source
import Syntax

extension AndroidXMLPractices {
  /// Checks for circular focus orders: `android:nextFocusDown="@id/a"` on the view `a`, `accessibilityTraversalBefore`
  /// or `After` with the same view, and views that come before each other.
  ///
  /// Source: Android, “View › setNextFocusDownId”, “View › setAccessibilityTraversalBefore”.
  mutating func focusOrder(_ attribute: NodeID) {
    let attributes = attributes
    let target = Identifier(idName(tree.text[value(of: attribute)]))
    guard target != .none, let own = attributes.value("android:id").map({ Identifier(idName($0)) }) else {
      return
    }
    let name = tree[attribute].name
    let isCircular =
      switch name {
      case "android:accessibilityTraversalBefore":
        target == own || closesCircle(own, before: target)
      case "android:accessibilityTraversalAfter":
        target == own || closesCircle(target, before: own)
          || attributes.value("android:accessibilityTraversalBefore").map { Identifier(idName($0)) } == target
      default: target == own
      }
    guard isCircular else { return }
    let isDirection = [
      "android:nextFocusUp", "android:nextFocusDown", "android:nextFocusLeft", "android:nextFocusRight",
    ].contains(name)
    add(
      Practice(
        .androidXML, isDirection ? .closedFocusDirection : .circularFocusOrder, range: tree[attribute].range,
        edits: removal(of: attribute)))
  }

  /// Returns whether this order contradicts an earlier one, and records it.
  private mutating func closesCircle(_ first: Identifier, before second: Identifier) -> Bool {
    defer { predecessors[second] = first }
    var next: Identifier? = first
    // No real order has more views.
    for _ in 0..<32 {
      guard let view = next, let before = predecessors[view] else { return false }
      if before == second { return true }
      next = before
    }
    return false
  }

  /// Returns the name after `@id/` or `@+id/`, or an empty slice for anything else.
  private func idName(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard value.first == UInt8(ascii: "@"), let slash = value.firstIndex(of: UInt8(ascii: "/")) else {
      return []
    }
    return value[(slash + 1)...]
  }

  /// Checks texts and images that are separate focus stops in a group with a label.
  ///
  /// Source: google/talkback, AccessibilityFocusUtils: a focusable view isn't read as part of its parent.
  mutating func stopInGroup(_ attribute: NodeID) {
    let attributes = attributes
    guard tree.text[value(of: attribute)].elementsEqual("true".utf8), isPassiveView,
      !attributes.isTrue("android:clickable"), !attributes.has("android:onClick"),
      !attributes.has("android:autoLink"), !attributes.isTrue("android:textIsSelectable"),
      !attributes.isTrue("android:focusableInTouchMode"), let parent = parents.dropLast().last
    else { return }
    // If both attributes are set, only one is reported.
    if tree[attribute].name == "android:screenReaderFocusable", attributes.isTrue("android:focusable") {
      return
    }
    let around = AndroidAttributes(of: parent, in: tree)
    let speaks =
      around.isTrue("android:screenReaderFocusable")
      || around.isTrue("android:focusable") && around.has("android:contentDescription")
    guard speaks else { return }
    add(
      Practice(
        .androidXML, .stopInGroup, range: tree[attribute].range,
        edits: [.replace(value(of: attribute), "false")], keepsBehavior: true))
  }

  private var isPassiveView: Bool {
    switch AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)]).role {
    case .text, .image: true
    default: false
    }
  }

  /// Checks `android:defaultFocusHighlightEnabled="false"` on a view that shows no focus highlight itself.
  ///
  /// Source: Android, “View › setDefaultFocusHighlightEnabled”.
  mutating func focusHighlight(_ attribute: NodeID) {
    let attributes = attributes
    let background = attributes.value("android:background")
    let isBare =
      background.map { $0.elementsEqual("@null".utf8) || $0.elementsEqual("@android:color/transparent".utf8) }
      ?? false
    guard tree.text[value(of: attribute)].elementsEqual("false".utf8), isBare,
      !attributes.has("android:foreground")
    else { return }
    add(
      Practice(
        .androidXML, .noFocusHighlight, range: tree[attribute].range, edits: removal(of: attribute)))
  }

  /// Checks `android:textIsSelectable="false"` on a multiline text.
  mutating func selection(_ attribute: NodeID) {
    let attributes = attributes
    guard tree.text[value(of: attribute)].elementsEqual("false".utf8),
      AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)]).role == .text,
      !attributes.isTrue("android:singleLine"),
      attributes.value("android:maxLines")?.elementsEqual("1".utf8) != true
    else { return }
    add(
      Practice(
        .androidXML, .unselectableText, range: tree[attribute].range, edits: removal(of: attribute)))
  }

  /// Checks `android:focusableInTouchMode="true"` on a control.
  ///
  /// Source: Android, “View › setFocusableInTouchMode”: the first touch moves focus, and the next one clicks.
  mutating func touchFocus(_ attribute: NodeID) {
    let attributes = attributes
    let role = AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)]).role
    guard tree.text[value(of: attribute)].elementsEqual("true".utf8), !role.isField,
      role.isPressable || attributes.has("android:onClick")
        || attributes.isTrue("android:clickable") && role != .container && role != .list && role != .custom
    else { return }
    add(
      Practice(
        .androidXML, .focusableByTouch, range: tree[attribute].range, edits: removal(of: attribute)))
  }
}
