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
      fixes: [report.fix(element.clickFixTitle, .changesBehavior, .clickAction(touch), on: id)])
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

  var clickFixTitle: String {
    switch framework {
    case .swiftUI: "Add the action and the button trait"
    case .uiKit: "Add accessibilityActivate()"
    case .compose: "Use clickable(role = Role.Button)"
    case .androidViews, .androidXML: "Call performClick() on ACTION_UP"
    }
  }
}
