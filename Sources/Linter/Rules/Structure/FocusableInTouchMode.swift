// focusable-in-touch-mode: something that takes two taps to press.

import Elements

extension Rule {
  static let focusableInTouchMode = Rule(
    "focusable-in-touch-mode", "First tap only moves focus", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.keyboard],
    why: "Extra taps are costly for people who tap with effort.",
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
        "The first tap only moves focus; a second one is needed to press.",
        fixes: [practice.fix("Remove the attribute")])
    }
  }
}
