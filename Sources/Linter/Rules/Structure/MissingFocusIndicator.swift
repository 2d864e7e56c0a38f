// The missing-focus-indicator rule: controls whose focus highlight is turned off.

import Elements

extension Rule {
  static let missingFocusIndicator = Rule(
    "missing-focus-indicator", "Focus indicator is turned off", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.focusVisible],
    why: "The focus highlight is the cursor for everyone who doesn't use touch.",
    examples: [
      .bad(
        .swiftUI, #"Button("Pay") { pay() }⟦.focusEffectDisabled()⟧"#, fixed: #"Button("Pay") { pay() }"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.focusEffectDisabled(false)"#),
      .good(
        .swiftUI,
        #"struct A: View { @Environment(\.isFocused) var isFocused; var body: some View { Button("Pay") { pay() }.focusEffectDisabled() } }"#
      ),
      .bad(.uiKit, "func f() {\n  ⟦pay.focusEffect = nil⟧\n}", fixed: "func f() {\n}"),
      .bad(.uiKit, "func f() { ⟦field.focusRingType = .none⟧ }"),
      .right(.uiKit, "func f() { pay.focusEffect = UIFocusHaloEffect() }"),
      .bad(
        .androidXML,
        #"<Button android:text="@string/a" android:background="@null" ⟦android:defaultFocusHighlightEnabled="false"⟧/>"#,
        fixed: #"<Button android:text="@string/a" android:background="@null"/>"#),
      .right(
        .androidXML,
        #"<Button android:text="@string/a" android:background="@drawable/focusable" android:defaultFocusHighlightEnabled="false"/>"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .noFocusHighlight {
      report.report(
        practice.framework, at: practice.range,
        "Keyboard users can't see where the focus is. Restore the focus highlight.",
        fixes: [practice.fix("Restore the focus highlight")])
    }
  }
}
