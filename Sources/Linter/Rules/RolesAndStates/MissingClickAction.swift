// missing-click-action: something that reacts to fingers and not to the click of assistive technology.

import Elements

extension Rule {
  static let missingClickAction = Rule(
    "missing-click-action", "Touch handler has no click action", .rolesAndStates,
    severity: .error, criteria: [.keyboard, .nameRoleValue], on: .gestures,
    why: "Assistive technology sends a click, not finger movements.",
    examples: [
      .bad(
        .swiftUI, #"Knob().gesture(⟦DragGesture(minimumDistance: 0).onEnded { _ in fire() }⟧)"#,
        fixed:
          #"Knob().gesture(DragGesture(minimumDistance: 0).onEnded { _ in fire() }).accessibilityAddTraits(.isButton).accessibilityAction { fire() }"#,
        severity: .information),
      .good(.swiftUI, #"Button(action: fire) { Knob() }"#),
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
          #"class Tile: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }; override var isAccessibilityElement: Bool { get { true } set {} }; override var accessibilityLabel: String? { get { String(localized: "‹Open›") } set {} }; override func accessibilityActivate() -> Bool { open(); return true } }"#,
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
          "class Tile: NSView {\n  override func mouseDown(with event: NSEvent) { open() }\n  override func isAccessibilityElement() -> Bool { true }\n  override func accessibilityLabel() -> String? { String(localized: \"‹Open›\") }\n  override func accessibilityPerformPress() -> Bool { open(); return true }\n}",
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
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, element.exposure != .ignored,
      let touch = element.gestures.first(where: { $0.kind == .touch && $0.purpose == .action }),
      !element.isTappable, !element.role.isControl, element.actions.isEmpty,
      !element.traits.contains(where: { $0.trait.impliesAction || $0.trait == .other }),
      element.grouping != .ignoresChildren || element.framework != .swiftUI
    else { return }
    report.report(
      id, at: touch.range, element.missingClickMessage, severity: report.missingClickSeverity(id),
      fixes: [
        report.fix(element.clickFixTitle, element.clickFixApplicability, .clickAction(touch), on: id)
      ])
  }
}

private extension Report {
  func missingClickSeverity(_ id: ElementID) -> Severity {
    let element = tree[id]
    if element.circumstances.contains(.drawsItself) { return .information }
    switch element.framework {
    case .swiftUI: return .information
    case .uiKit: return element.receiver?.isElement == true ? .information : .warning
    // With words inside TalkBack can at least be made to tap the spot.
    case .compose: return tree.visibleTexts(of: id)?.isEmpty == false ? .warning : .error
    case .androidViews, .androidXML: return .warning
    }
  }
}

private extension Element {
  var missingClickMessage: String {
    switch framework {
    case .swiftUI, .uiKit: "A double tap with \(reader), a key or a switch may do nothing here."
    case .compose, .androidViews, .androidXML:
      "Keyboard, switch and voice users cannot press this, and TalkBack can at best tap the spot."
    }
  }

  /// Whether assistive technology stops at it already, so that nothing has to be written about it.
  private var isElementByHand: Bool { receiver?.isElement == true && !labels.isEmpty }

  var clickFixApplicability: Applicability {
    framework == .uiKit && !isElementByHand ? .needsText : .changesBehavior
  }

  var clickFixTitle: String {
    switch framework {
    case .swiftUI: "Add the action and the button trait"
    case .uiKit:
      isElementByHand
        ? "Add accessibilityActivate()" : "Make it an element with a label and accessibilityActivate()"
    case .compose: "Use clickable(role = Role.Button)"
    case .androidViews, .androidXML: "Call performClick() on ACTION_UP"
    }
  }
}
