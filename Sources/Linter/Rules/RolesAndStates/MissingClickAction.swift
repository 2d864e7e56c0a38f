// The missing-click-action rule: touch handlers without an accessibility action.

import Elements

extension Rule {
  static let missingClickAction = Rule(
    "missing-click-action", "Touch handler has no accessibility action", .rolesAndStates,
    severity: .error, criteria: [.keyboard, .nameRoleValue], on: .gestures, cause: .gestureAlone,
    why: "Assistive technologies send an activate action, not finger movements.",
    examples: [
      .bad(
        .swiftUI, #"Knob().gesture(⟦DragGesture(minimumDistance: 0).onEnded { _ in fire() }⟧)"#,
        fixed:
          #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() }).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton).accessibilityAction { fire() }"#,
        severity: .information),
      .bad(
        .swiftUI,
        #"struct A: View { var press: some Gesture { DragGesture(minimumDistance: 0).onEnded { _ in fire() } }; var body: some View { Knob().gesture(⟦press⟧) } }"#,
        severity: .information),
      .right(.swiftUI, #"Button(action: fire) { Knob() }"#),
      .good(
        .swiftUI,
        #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { turn(by: $0.translation.width) })"#),
      .good(.swiftUI, #"Map().gesture(DragGesture(minimumDistance: 0).onEnded { _ in hideKeyboard() })"#),
      .good(
        .swiftUI,
        #"Button(action: fire) { Knob() }.simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() })"#
      ),
      .good(.swiftUI, #"Knob().gesture(DragGesture(minimumDistance: 10).onEnded { _ in fire() })"#),
      .good(.swiftUI, #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in offset = .zero })"#),
      .good(
        .swiftUI,
        #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() }).accessibilityAction { fire() }"#
      ),
      .good(
        .swiftUI,
        #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() }).accessibilityAddTraits(.isButton)"#
      ),
      .good(
        .swiftUI,
        #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() }).accessibilityRepresentation { Button("Fire", action: fire) }"#
      ),
      .good(
        .swiftUI,
        #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() }).accessibilityHidden(true)"#),
      .bad(
        .uiKit,
        #"class Tile: UIView { override func ⟦touchesEnded⟧(_ touches: Set<UITouch>, with event: UIEvent?) { open() } }"#,
        fixed:
          #"class Tile: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }; override var isAccessibilityElement: Bool { get { true } set {} }; override var accessibilityLabel: String? { get { "‹›" /* what activating it does */ } set {} }; override func accessibilityActivate() -> Bool { open(); return true } }"#,
        severity: .warning),
      .bad(
        .uiKit,
        """
        class Tile: UIView {
          override init(frame: CGRect) { super.init(frame: frame); isAccessibilityElement = true; accessibilityLabel = name }
          override func ⟦touchesEnded⟧(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            delegate?.open(self)
          }
        }
        """,
        fixed: """
          class Tile: UIView {
            override init(frame: CGRect) { super.init(frame: frame); isAccessibilityElement = true; accessibilityLabel = name }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
              super.touchesEnded(touches, with: event)
              delegate?.open(self)
            }
            override func accessibilityActivate() -> Bool { delegate?.open(self); return true }
          }
          """,
        severity: .information),
      .bad(
        .uiKit, "class Tile: NSView {\n  override func ⟦mouseDown⟧(with event: NSEvent) { open() }\n}",
        fixed:
          "class Tile: NSView {\n  override func mouseDown(with event: NSEvent) { open() }\n  override func isAccessibilityElement() -> Bool { true }\n  override func accessibilityLabel() -> String? { \"‹›\" /* what activating it does */ }\n  override func accessibilityPerformPress() -> Bool { open(); return true }\n}",
        severity: .warning),
      .good(
        .uiKit,
        "class Tile: UIControl { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() } }"
      ),
      .good(
        .uiKit,
        "class Tile: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endEditing(true) } }"
      ),
      .good(
        .uiKit,
        "class Tile: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event); alpha = 1 } }"
      ),
      .good(
        .uiKit,
        "class Tile: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }; override func accessibilityActivate() -> Bool { open(); return true } }"
      ),
      .good(
        .uiKit,
        "class Tile: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }; override var accessibilityElements: [Any]? { get { parts } set {} } }"
      ),
      .good(
        .uiKit,
        "class Pad: UIView { override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }; override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish() } }"
      ),
      .good(
        .uiKit,
        "class Screen: UIViewController { override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) } }"
      ),
      .bad(
        .compose, #"Box(Modifier.⟦pointerInput(Unit) { detectTapGestures(onTap = { go() }) }⟧)"#,
        fixed: #"Box(Modifier.clickable(role = Role.Button) { go() })"#),
      .bad(
        .compose,
        #"Box(Modifier.size(48.dp).⟦pointerInput(Unit) { detectTapGestures { go() } }⟧) { Text("Go") }"#,
        fixed: #"Box(Modifier.size(48.dp).clickable(role = Role.Button) { go() }) { Text("Go") }"#,
        severity: .warning),
      .bad(
        .compose,
        #"Box(Modifier.⟦pointerInput(Unit) { detectTapGestures(onPress = { tryAwaitRelease(); go() }) }⟧)"#),
      .bad(
        .compose,
        #"Box(Modifier.⟦pointerInput(Unit) { awaitEachGesture { awaitFirstDown(); waitForUpOrCancellation()?.let { go() } } }⟧)"#
      ),
      .bad(
        .compose,
        #"Box(Modifier.⟦pointerInput(Unit) { awaitPointerEventScope { if (event.type == PointerEventType.Release) go() } }⟧)"#
      ),
      .bad(
        .compose,
        #"Canvas(Modifier.⟦pointerInput(Unit) { detectTapGestures { pick(it) } }⟧) { drawRect(ink) }"#,
        severity: .information),
      .bad(
        .compose, #"Box(modifier.⟦pointerInput(Unit) { detectTapGestures { go() } }⟧)"#,
        fixed: #"Box(modifier.clickable(role = Role.Button) { go() })"#, severity: .warning),
      .bad(
        .compose,
        #"@Composable fun Tour(onDone: () -> Unit) { Box(Modifier.⟦pointerInput(Unit) { detectTapGestures { if (hit(it)) onDone() } }⟧); Other(onDone) }; @Composable private fun Other(onDone: () -> Unit) { Column { Text("Done") } }"#
      ),
      .right(.compose, #"Box(Modifier.clickable(role = Role.Button) { go() })"#),
      .good(
        .compose,
        #"@Composable fun Tour(onDone: () -> Unit) { Box(Modifier.pointerInput(Unit) { detectTapGestures { if (hit(it)) onDone() } }); TextButton(onClick = onDone) { Text("Next") } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Tour(onDone: () -> Unit) { Box(Modifier.pointerInput(Unit) { detectTapGestures { if (hit(it)) onDone() } }); Next(onDone) }; @Composable private fun Next(onNext: () -> Unit) { Column { Text("More to see"); TextButton(onClick = onNext) { Text("Next") } } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Tour(onDone: () -> Unit) { Box(Modifier.pointerInput(Unit) { detectTapGestures { onDone() } }); Bar { onDone() } }; @Composable fun Bar(onNext: () -> Unit) { Column { Text("Tour"); Next(onClick = onNext) } }; @Composable fun Next(onClick: () -> Unit) { Row { Text("More"); TextButton(onClick) { Text("Next") } } }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.toggleable(on, role = Role.Switch, onValueChange = set)) { Box(Modifier.pointerInput(on) { detectTapGestures { set(!on) } }) }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.pointerInput(Unit) { awaitEachGesture { val down = awaitFirstDown(); waitForUpOrCancellation(); awaitLongPressOrCancellation(down.id) } })"#
      ),
      .good(.compose, #"Box(Modifier.pressable { go() }.pointerInput(Unit) { detectTapGestures { go() } })"#),
      .good(
        .compose,
        #"Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { go() }) }.semantics { onClick("Go") { go(); true } }) { Text(t) }"#
      ),
      .good(
        .compose,
        #"Button(go, Modifier.pointerInput(Unit) { detectTapGestures(onTap = { go() }) }) { Text("Go") }"#),
      .good(
        .compose,
        #"Column(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { focusManager.clearFocus() }) }) { Text(t) }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.pointerInput(Unit) { detectTapGestures(onPress = { pressed = true; tryAwaitRelease(); pressed = false }) })"#
      ),
      .good(
        .compose,
        #"Image(photo, "Map", Modifier.pointerInput(Unit) { detectTransformGestures { _, pan, zoom, _ -> move(pan, zoom) } })"#
      ),
      .good(.compose, #"Box(Modifier.pointerInput(Unit) { detectTapGestures { } })"#),
      .good(
        .compose,
        #"Box(Modifier.clearAndSetSemantics {}) { Box(Modifier.pointerInput(Unit) { detectTapGestures { go() } }) }"#
      ),
    ] + missingClickActionAndroidExamples,
    checkFile: { report in
      for practice in report.tree.practices where practice.subject == .touchedValue {
        report.report(
          practice.framework, at: practice.range,
          "TalkBack and keyboards change the value without a touch, so this never runs for them. Apply each change, too.",
          severity: .warning)
      }
    }
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, element.exposure != .ignored,
      let touch = element.gestures.first(where: { $0.kind == .touch && $0.purpose == .action }),
      !touch.isOfferedByControl,
      !element.isTappable, !element.clicksByItself, element.actions.isEmpty,
      // In Compose, an enclosing control gets the click instead.
      element.framework != .compose || report.tree.enclosingControl(of: id) == nil,
      !element.traits.contains(where: { $0.trait.impliesAction || $0.trait == .other }),
      element.grouping != .ignoresChildren || element.framework != .swiftUI
    else { return }
    report.report(
      id, at: touch.range, element.missingClickMessage(touch), severity: report.missingClickSeverity(id),
      fixes: [
        element.isDeafClick(touch)
          ? report.fix("Call super.performClick()", .safe, .clickAction(touch), on: id)
          : report.fix(element.clickFixTitle, element.clickFixApplicability, .clickAction(touch), on: id)
      ])
  }
}

private extension Report {
  func missingClickSeverity(_ id: ElementID) -> Severity {
    let element = tree[id]
    if element.isDrawingSurface { return .information }
    switch element.framework {
    case .swiftUI: return .information
    case .uiKit: return element.receiver?.isElement == true ? .information : .warning
    // If there's text inside, TalkBack can at least simulate a tap.
    case .compose:
      let severity: Severity = tree.visibleTexts(of: id)?.isEmpty == false ? .warning : .error
      // A modifier that's passed in may add a click action, but few do.
      guard element.openness.contains(.modifiers) else { return severity }
      return severity == .error ? .warning : .information
    case .androidViews, .androidXML, .interfaceBuilder: return .warning
    }
  }
}

private extension Element {
  /// True if it's a control whose clicks still work although a handler takes its touches. An Android touch listener
  /// takes them even from a button.
  var clicksByItself: Bool { role.isControl && (framework != .androidViews || role.isField) }

  /// True if users draw on the element.
  var isDrawingSurface: Bool {
    guard circumstances.contains(.drawsItself) else { return false }
    guard framework == .androidViews else { return true }
    let words = ["Signature", "Canvas", "Draw", "Paint", "Sketch"]
    return [typeName, boundName ?? ""].contains { name in words.contains { name.contains($0) } }
  }

  /// Returns whether an Android `performClick` doesn't call super, so accessibility services don't get the click.
  func isDeafClick(_ touch: Gesture) -> Bool {
    framework == .androidViews && touch.handlerName == "performClick"
  }

  func missingClickMessage(_ touch: Gesture) -> String {
    switch framework {
    case _ where isDeafClick(touch):
      "Without super.performClick(), click listeners don't run, and TalkBack isn't notified of the click. Call super."
    case .swiftUI, .uiKit, .interfaceBuilder:
      "\(reader), keyboard, and switch users may not be able to activate this. Add an accessibility action."
    case .compose, .androidViews, .androidXML:
      "Keyboard, switch, and voice users can't activate this, and TalkBack can only simulate a tap. Add a click action."
    }
  }

  /// True if the code already makes the view a labeled accessibility element, so the fix doesn't have to.
  private var isElementByHand: Bool { receiver?.isElement == true && !labels.isEmpty }

  var clickFixApplicability: Applicability {
    framework == .uiKit && !isElementByHand ? .needsText : .changesBehavior
  }

  var clickFixTitle: String {
    switch framework {
    case .swiftUI: "Add an accessibility action and the button trait"
    case .uiKit:
      isElementByHand
        ? "Override accessibilityActivate()" : "Make it an element with accessibilityActivate()"
    case .compose: "Replace with clickable(role = Role.Button)"
    case .androidViews, .androidXML, .interfaceBuilder: "Call performClick() on ACTION_UP"
    }
  }
}
