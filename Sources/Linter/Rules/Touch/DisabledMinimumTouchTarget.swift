// The disabled-minimum-touch-target rule: code that turns off the platform's minimum touch target size.

import Elements

extension Rule {
  static let disabledMinimumTouchTarget = Rule(
    "disabled-minimum-touch-target", "Minimum touch target size is turned off", .touchAndGestures,
    severity: .warning, criteria: [.targetSizeMinimum],
    why: "The platform default is what makes small icons tappable.",
    examples: [
      .bad(
        .compose,
        "CompositionLocalProvider(⟦LocalMinimumInteractiveComponentSize provides 0.dp⟧) { Toolbar() }",
        fixed: "CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 48.dp) { Toolbar() }",
        severity: .information),
      .bad(
        .compose,
        "CompositionLocalProvider(⟦LocalMinimumInteractiveComponentSize provides Dp.Unspecified⟧) { Toolbar() }",
        fixed: "CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 48.dp) { Toolbar() }",
        severity: .information),
      .bad(
        .compose,
        "CompositionLocalProvider(⟦LocalMinimumInteractiveComponentEnforcement provides false⟧) { Toolbar() }",
        fixed:
          "CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 48.dp) { Toolbar() }",
        severity: .information),
      .good(
        .compose,
        "CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 40.dp) { Toolbar() }"),
      .good(
        .compose,
        "CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides size) { Toolbar() }"),
      .bad(
        .androidXML,
        #"<com.google.android.material.chip.Chip android:text="@string/a" ⟦app:ensureMinTouchTargetSize="false"⟧/>"#,
        fixed: #"<com.google.android.material.chip.Chip android:text="@string/a"/>"#),
      .bad(
        .androidXML,
        #"<Button android:text="@string/a" android:minWidth="0dp" ⟦android:minHeight="0dp"⟧ android:insetTop="0dp" android:insetBottom="0dp"/>"#,
        fixed:
          #"<Button android:text="@string/a" android:minWidth="0dp" android:insetTop="0dp" android:insetBottom="0dp"/>"#
      ),
      .bad(
        .androidXML,
        #"<resources><style name="Chip">⟦<item name="ensureMinTouchTargetSize">false</item>⟧</style></resources>"#,
        fixed:
          #"<resources><style name="Chip"><item name="ensureMinTouchTargetSize">true</item></style></resources>"#,
        path: "app/src/main/res/values/styles.xml"),
      .good(
        .androidXML,
        #"<Button android:layout_height="56dp" android:text="@string/a" android:minWidth="0dp" android:minHeight="0dp" android:insetTop="0dp" android:insetBottom="0dp"/>"#
      ),
      .good(
        .androidXML,
        #"<com.google.android.material.chip.Chip android:text="@string/a" app:ensureMinTouchTargetSize="true"/>"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .touchTargetMinimum {
      report.report(
        practice.framework, at: practice.range,
        practice.framework == .compose
          ? "This removes the space around small controls, so their touch targets overlap. Keep the platform minimum."
          : "This turns off the minimum touch target size, so small controls are hard to hit. Keep the platform minimum.",
        severity: practice.framework == .compose ? .information : .warning,
        fixes: [practice.fix("Restore the platform minimum")])
    }
  }
}
