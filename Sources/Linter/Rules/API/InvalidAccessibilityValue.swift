// The invalid-accessibility-value rule: values that aren't valid for their attribute or argument.

import Elements

extension Rule {
  static let invalidAccessibilityValue = Rule(
    "invalid-accessibility-value", "Accessibility attribute has an invalid value", .api,
    severity: .error, criteria: [.nameRoleValue],
    why: "An invalid value can have the opposite of the intended effect.",
    examples: [
      .bad(
        .compose, #"Box(Modifier.semantics { progressBarRangeInfo = ⟦ProgressBarRangeInfo(1.5f, 0f..1f)⟧ })"#,
        fixed: #"Box(Modifier.semantics { progressBarRangeInfo = ProgressBarRangeInfo(1f, 0f..1f) })"#,
        severity: .warning),
      .bad(
        .compose,
        #"Box(Modifier.semantics { progressBarRangeInfo = ⟦ProgressBarRangeInfo(level, 1f..0f)⟧ })"#,
        fixed: #"Box(Modifier.semantics { progressBarRangeInfo = ProgressBarRangeInfo(level, 0f..1f) })"#,
        severity: .warning),
      .bad(
        .compose,
        #"Slider(level, set, Modifier.semantics { contentDescription = "Volume" }, valueRange = ⟦10f..0f⟧)"#,
        fixed:
          #"Slider(level, set, Modifier.semantics { contentDescription = "Volume" }, valueRange = 0f..10f)"#,
        severity: .warning),
      .good(
        .compose, #"Box(Modifier.semantics { progressBarRangeInfo = ProgressBarRangeInfo(level, 0f..1f) })"#),
      .good(
        .compose, #"Box(Modifier.semantics { progressBarRangeInfo = ProgressBarRangeInfo(0f, 0f..0f) })"#),
      .good(
        .compose, #"Box(Modifier.semantics { progressBarRangeInfo = ProgressBarRangeInfo(1f, 0f..top) })"#),
      .bad(
        .androidViews, #"fun f() { info.rangeInfo = ⟦RangeInfo.obtain(RANGE_TYPE_INT, 10f, 0f, 5f)⟧ }"#,
        fixed: #"fun f() { info.rangeInfo = RangeInfo.obtain(RANGE_TYPE_INT, 0f, 10f, 5f) }"#,
        severity: .warning),
      .bad(
        .androidViews,
        #"fun f() { info.rangeInfo = ⟦AccessibilityNodeInfoCompat.RangeInfoCompat.obtain(RANGE_TYPE_INT, 0f, 10f, 12f)⟧ }"#,
        fixed:
          #"fun f() { info.rangeInfo = AccessibilityNodeInfoCompat.RangeInfoCompat.obtain(RANGE_TYPE_INT, 0f, 10f, 10f) }"#,
        severity: .warning),
      .bad(.androidViews, #"fun f(v: View) { ⟦v.importantForAccessibility = 3⟧ }"#, severity: .warning),
      .right(.androidViews, #"fun f() { info.rangeInfo = RangeInfo.obtain(RANGE_TYPE_INT, 0f, 10f, 5f) }"#),
      .good(.androidViews, #"fun f() { info.rangeInfo = RangeInfo.obtain(RANGE_TYPE_INT, 0f, most, 5f) }"#),
      .good(.androidViews, #"fun f(v: View) { v.importantForAccessibility = 2 }"#),
      .bad(
        .androidXML,
        #"<ImageView ⟦android:importantForAccessibility="false"⟧/>"#,
        fixed: #"<ImageView android:importantForAccessibility="no"/>"#),
      .bad(
        .androidXML, #"<TextView ⟦android:accessibilityLiveRegion="true"⟧ android:text="@string/a"/>"#,
        fixed: #"<TextView android:accessibilityLiveRegion="polite" android:text="@string/a"/>"#),
      .bad(
        .androidXML, #"<TextView ⟦android:accessibilityHeading="yes"⟧ android:text="@string/a"/>"#,
        fixed: #"<TextView android:accessibilityHeading="true" android:text="@string/a"/>"#),
      .bad(
        .androidXML, #"<TextView ⟦android:justificationMode="justify"⟧ android:text="@string/a"/>"#),
      .bad(
        .androidXML,
        #"<SeekBar android:contentDescription="@string/a" android:max="10" ⟦android:progress="12"⟧/>"#,
        fixed: #"<SeekBar android:contentDescription="@string/a" android:max="10" android:progress="10"/>"#,
        severity: .warning),
      .bad(
        .androidXML, #"<SeekBar android:contentDescription="@string/a" ⟦android:min="10"⟧ android:max="5"/>"#,
        fixed: #"<SeekBar android:contentDescription="@string/a" android:min="0" android:max="5"/>"#,
        severity: .warning),
      .right(.androidXML, #"<ImageView android:importantForAccessibility="no"/>"#),
      .good(.androidXML, #"<TextView android:importantForAccessibility="2" android:text="@string/a"/>"#),
      .good(.androidXML, #"<TextView android:accessibilityHeading="@bool/large" android:text="@string/a"/>"#),
      .good(.androidXML, #"<TextView android:focusable="auto" android:text="@string/a"/>"#),
      .good(
        .androidXML, #"<TextView android:accessibilityLiveRegion="@{vm.mode}" android:text="@string/a"/>"#),
      .good(.androidXML, #"<TextView tools:importantForAccessibility="false" android:text="@string/a"/>"#),
      .good(
        .androidXML,
        #"<SeekBar android:contentDescription="@string/a" android:max="@integer/most" android:progress="12"/>"#
      ),
    ]
  ) { report in
    for value in report.tree.invalidValues() {
      let effect =
        value.isEnumeration
        ? "it has no effect or breaks the build" : "TalkBack ignores it or announces a wrong value"
      report.report(
        value.framework, at: value.range,
        "'\(value.value)' isn't a valid value for \(value.attribute), so \(effect). Use a valid value.",
        severity: value.isEnumeration ? .error : .warning,
        fixes: [
          value.edits.isEmpty
            ? nil
            : Fix(
              value.replacement.map { "Change to '\($0)'" } ?? "Use a valid value",
              value.isMeant ? .safe : .changesBehavior, edits: value.edits.map(Fix.Edit.init))
        ])
    }
  }
}
