// The missing-adjustable-action rule: adjustable elements that lack actions, the trait, or a value.

import Elements

extension Rule {
  static let missingAdjustableAction = Rule(
    "missing-adjustable-action", "Adjustable element lacks actions, trait, or value", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue, .keyboard, .draggingMovements],
    why: "An announced action that doesn't work leaves users stuck.",
    examples: [
      .bad(
        .uiKit,
        #"class Stars: UIView { func f() { isAccessibilityElement = true; accessibilityLabel = "Stars"; ⟦accessibilityTraits = .adjustable⟧ } }"#
      ),
      .bad(
        .uiKit,
        #"class Stars: UIView { func f() { isAccessibilityElement = true; accessibilityLabel = "Stars"; ⟦accessibilityTraits.insert(.adjustable)⟧ }; override func accessibilityIncrement() { more() } }"#
      ),
      .bad(
        .uiKit,
        #"class Stars: UIView { func f() { isAccessibilityElement = true; accessibilityLabel = "Stars"; ⟦accessibilityTraits = .adjustable⟧ }; override func accessibilityIncrement() { more() }; override func accessibilityDecrement() { less() } }"#
      ),
      .bad(
        .uiKit,
        "class Stars: UIView { override func ⟦accessibilityIncrement⟧() { more() }; override func accessibilityDecrement() { less() } }"
      ),
      .right(
        .uiKit,
        #"class Stars: UIView { func f() { isAccessibilityElement = true; accessibilityLabel = "Stars"; accessibilityTraits = .adjustable; accessibilityValue = shown }; override func accessibilityIncrement() { more() }; override func accessibilityDecrement() { less() } }"#
      ),
      .good(
        .uiKit,
        #"class Stars: UISlider { func f() { accessibilityTraits = .adjustable; accessibilityLabel = "Stars" } }"#
      ),
      .good(
        .uiKit,
        #"class Stars: UIView { func f() { slider.accessibilityTraits = .adjustable; slider.accessibilityLabel = "Stars" } }"#
      ),
      .bad(
        .swiftUI,
        #"Stars(count).accessibilityElement().accessibilityLabel("Rating")⟦.accessibilityAdjustableAction { change($0) }⟧"#
      ),
      .right(
        .swiftUI,
        #"Stars(count).accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(count)").accessibilityAdjustableAction { change($0) }"#
      ),
      .good(
        .swiftUI, #"Stars(count).accessibilityLabel("Rating").accessibilityAdjustableAction { change($0) }"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .adjustable(let lack) = practice.subject else { continue }
      report.report(practice.framework, at: practice.range, lack.message)
    }
  }
}

private extension Practice.Adjustable {
  var message: String {
    switch self {
    case .actions:
      "VoiceOver says “adjustable”, but swiping up or down does nothing. Implement increment and decrement."
    case .trait: "Without the adjustable trait, VoiceOver never offers to swipe up or down. Add the trait."
    case .value: "VoiceOver says “adjustable” but never announces the value. Set accessibilityValue."
    }
  }
}
