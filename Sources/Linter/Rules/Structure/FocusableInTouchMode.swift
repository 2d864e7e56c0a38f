// The focusable-in-touch-mode rule: controls whose first tap only moves focus.

import Elements

extension Rule {
  static let focusableInTouchMode = Rule(
    "focusable-in-touch-mode", "First tap only moves focus", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.keyboard],
    why: "Extra taps are costly for people with limited dexterity.",
    examples: [
      .bad(
        .androidXML, #"<Button android:text="@string/a" ⟦android:focusableInTouchMode="true"⟧/>"#,
        fixed: #"<Button android:text="@string/a"/>"#),
      .right(.androidXML, #"<EditText android:hint="@string/a" android:focusableInTouchMode="true"/>"#),
      .good(
        .androidXML,
        #"<LinearLayout android:focusableInTouchMode="true"><EditText android:hint="@string/a"/></LinearLayout>"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .focusableByTouch {
      report.report(
        practice.framework, at: practice.range,
        "The first tap only moves focus, so users must tap twice. Remove focusableInTouchMode.",
        fixes: [practice.fix("Remove focusableInTouchMode")])
    }
  }
}
