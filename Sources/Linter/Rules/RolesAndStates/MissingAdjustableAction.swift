// missing-adjustable-action: a control that says it can be adjusted, and cannot.

import Elements

extension Rule {
  static let missingAdjustableAction = Rule(
    "missing-adjustable-action", "Adjustable control cannot be adjusted", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue, .keyboard, .draggingMovements],
    why: "An announced action that does not exist strands the user.",
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
    case .actions: "VoiceOver says “adjustable” but swiping up or down changes nothing."
    case .trait: "Without the adjustable trait VoiceOver never offers to swipe up or down."
    case .value: "VoiceOver says “adjustable” but never what the value is."
    }
  }
}
