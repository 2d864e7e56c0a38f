// The missing-gesture-alternative rule: gestures without an alternative.

import Elements
import Source

extension Rule {
  static let missingGestureAlternative = Rule(
    "missing-gesture-alternative", "Gesture has no alternative", .touchAndGestures, profile: .strict,
    severity: .information, criteria: [.pointerGestures, .keyboard, .draggingMovements],
    on: [.gestures, .pressable],
    cause: .gestureAlone,
    why: "Every gesture needs a simple action with the same result.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { HStack { Text(name); Button("Remove") { remove() }⟦.opacity(hovers ? 1 : 0)⟧ }.onHover { hovers = $0 } } }"#
      ),
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { HStack { Text(name); if ⟦isInside⟧ { Button("Remove") { remove() } } }.onHover { inside in isInside = inside } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { HStack { Text(name); Button("Remove") { remove() }.opacity(hovers ? 1 : 0.6) }.onHover { hovers = $0 } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { HStack { Text(name); if hovers { Button("Remove") { remove() } } }.onHover { hovers = $0 }.accessibilityAction(named: "Remove") { remove() } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { HStack { Text(name); if isOpen { Button("Remove") { remove() } } }.onHover { hovers = $0 } } }"#
      ),
      .bad(
        .swiftUI, "Row()⟦.onLongPressGesture { delete() }⟧",
        fixed: #"Row().onLongPressGesture { delete() }.accessibilityAction(named: "‹Delete›") { delete() }"#),
      .bad(
        .swiftUI, "Image(photo)⟦.onTapGesture(count: 2) { like() }⟧.accessibilityLabel(name)",
        fixed:
          #"Image(photo).onTapGesture(count: 2) { like() }.accessibilityAction(named: "‹Like›") { like() }.accessibilityLabel(name)"#
      ),
      .right(
        .swiftUI, #"Row().onLongPressGesture { delete() }.accessibilityAction(named: "Delete") { delete() }"#),
      .good(
        .swiftUI, "Row().onLongPressGesture { delete() }.contextMenu { Button(\"Delete\") { delete() } }"),
      .good(.swiftUI, "Text(name).onLongPressGesture { delete() }.offersDeletion()"),
      .good(.swiftUI, "Row().onLongPressGesture(minimumDuration: 0) {} onPressingChanged: { press($0) }"),
      .good(.swiftUI, "Row().onLongPressGesture(minimumDuration: 0, perform: {}) { press($0) }"),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { VStack { Row().onLongPressGesture { delete() }; Button("Delete", action: delete) } } }"#
      ),
      .bad(
        .uiKit,
        "class A: UIView { func f() { let card = UIView(); let press = UILongPressGestureRecognizer(target: self, action: #selector(open)); ⟦card.addGestureRecognizer(press)⟧ } }"
      ),
      .right(
        .uiKit,
        "class A: UIView { func f() { let card = UIView(); let press = UILongPressGestureRecognizer(target: self, action: #selector(open)); card.addGestureRecognizer(press); accessibilityCustomActions = actions } }"
      ),
      .good(
        .uiKit,
        "class A: UIView { func f() { let card = UIView(); let pan = UIPanGestureRecognizer(target: self, action: nil); card.addGestureRecognizer(pan) } }"
      ),
      .good(
        .uiKit,
        "class A: UIView { func f() { let card = UIView(); let pan = UIPanGestureRecognizer(target: self, action: #selector(move)); card.addGestureRecognizer(pan) } }"
      ),
      .bad(
        .compose,
        "Box(Modifier.⟦pointerInput(Unit) { detectDragGestures(onDragEnd = { remove() }) { _, _ -> } }⟧) { Text(t) }"
      ),
      .right(
        .compose,
        "Box(Modifier.pointerInput(Unit) { detectDragGestures(onDragEnd = { remove() }) { _, _ -> } }.semantics { customActions = listOf(remove) }) { Text(t) }"
      ),
      .good(.compose, "Box(Modifier.combinedClickable(onClick = open, onLongClick = delete)) { Text(t) }"),
    ]
  ) { id, report in
    let element = report.tree[id]
    if element.role.isPressable, element.slot != .separate, let range = report.tree.rangeShowingOnHover(id) {
      report.report(
        id, at: range,
        "This appears only under a pointer, so people who use a keyboard or VoiceOver can't reach it. Show it always, or add an action."
      )
      return
    }
    guard element.exposure != .hidden, element.exposure != .ignored, element.framework != .androidViews,
      !element.framework.isMarkup, element.actions.isEmpty, !element.mayOfferActions,
      !element.circumstances.contains(.typeOffersActions),
      !element.circumstances.contains(.drawsItself), element.role != .canvas, element.role != .embed,
      element.role != .slider, !report.tree.offersActions(above: id),
      let gesture = element.gestures.first(where: { element.needsAlternative($0) && !report.isEmpty($0) })
    else { return }
    report.report(
      id, at: gesture.range,
      "This works only with \(gesture.kind.spoken), which many people can't perform. Add an accessibility action or a button.",
      fixes: [report.customAction(for: gesture, of: element)])
  }
}

private extension Element {
  /// True if a modifier that can't be read, or another file, may offer actions. For a custom component, only the chain
  /// that shows it counts.
  var mayOfferActions: Bool {
    openness.contains(.modifiers) && role != .custom || framework != .swiftUI && openness.contains(.elsewhere)
  }

  /// Returns whether a gesture lacks a built-in alternative and isn't covered by another rule: Android offers a long
  /// click as an action automatically, and multi-finger gestures have their own rule.
  func needsAlternative(_ gesture: Gesture) -> Bool {
    guard gesture.purpose == .action, !gesture.isOfferedByControl else { return false }
    // A recognizer without an action only keeps others from recognizing.
    if framework == .uiKit, gesture.handlerName == nil { return false }
    // A view that isn't an accessibility element can't offer actions. A drag on it moves the view or scrolls.
    if framework == .uiKit, role == .container || role == .custom, receiver?.isElement != true,
      gesture.kind == .drag
    {
      return false
    }
    return switch gesture.kind {
    case .longPress: framework != .compose
    case .doubleTap: framework != .uiKit
    case .drag, .swipe: true
    case .tap, .touch, .pinch, .rotate: false
    }
  }
}

private extension ElementTree {
  /// Returns whether an enclosing element offers actions for everything inside.
  func offersActions(above id: ElementID) -> Bool {
    ancestors(of: id).contains { !self[$0].actions.isEmpty || self[$0].grouping == .ignoresChildren }
  }
}

private extension Report {
  /// Returns whether the gesture's closure is empty, as when code only tracks the press itself.
  func isEmpty(_ gesture: Gesture) -> Bool {
    let source = text.string(gesture.range)
    return source.firstIndex(of: "{").map { source[$0...].hasPrefix("{}") } ?? false
  }

  /// Returns a fix that offers the closure of a SwiftUI gesture as an accessibility action.
  func customAction(for gesture: Gesture, of element: Element) -> Fix? {
    let source = text.string(gesture.range)
    guard element.framework == .swiftUI, let start = source.firstIndex(of: "{"), source.hasSuffix("}"),
      source.hasPrefix(".onLongPressGesture") || source.hasPrefix(".onTapGesture")
    else { return nil }
    let closure = String(source[start...])
    guard !closure.contains(" in "), !closure.contains("$0"), !closure.utf8.contains(0x0A),
      !closure.contains("onPressingChanged")
    else { return nil }
    let name = wording(ofHandler: gesture.handlerName, on: element.framework, "what the action does")
    return Fix(
      name.proposal.map { "Add accessibilityAction(named: \"\($0)\")" } ?? "Add accessibilityAction(named:)",
      .needsText,
      edits: [
        Fix.Edit(
          WriterEdit(
            gesture.range.upperBound..<gesture.range.upperBound,
            [.text(".accessibilityAction(named: ")] + name.literal + [.text(") " + closure)]))
      ])
  }
}
