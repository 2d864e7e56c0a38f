// The accessibility checks of Android Lint and related checks.

extension ToolCheck {
  /// The Accessibility category, then checks in other categories that detect the same problems. Two come from
  /// libraries: `InflationInItemDecoration` and, by vanniktech, `InvalidAccessibility`.
  ///
  /// Source: the documentation of Android Lint's checks, 2025. None in the category is for Compose.
  static let androidLint: [ToolCheck] = [
    ToolCheck(
      "ContentDescription",
      [
        "missing-icon-button-label", "missing-image-label", "empty-label", "unreadable-label",
        "overriding-label",
      ]),
    ToolCheck("LabelFor", ["missing-field-label", "conflicting-field-label", "invalid-label-target"]),
    ToolCheck("ClickableViewAccessibility", ["missing-click-action"]),
    ToolCheck("GetContentDescriptionOverride", ["overridden-content-description"]),
    ToolCheck("KeyboardInaccessibleWidget", ["unfocusable-control"]),
    ToolCheck("AccessibilityFocus", ["forced-accessibility-focus"]),
    ToolCheck("AccessibilityScrollActions", ["incomplete-scroll-actions"]),
    ToolCheck("AccessibilityWindowStateChangedEvent", ["manual-accessibility-event"]),
    ToolCheck("InflationInItemDecoration", ["text-in-item-decoration"]),
    ToolCheck(
      "InvalidAccessibility", ["missing-icon-button-label"],
      "Controls only; `@null` is enough to mark an image as decorative."),
    ToolCheck("HardcodedText", ["hardcoded-label"], "Spoken text only."),
    ToolCheck("SetTextI18n", ["hardcoded-label"], "Spoken text only."),
    ToolCheck("MenuTitle", ["missing-icon-button-label"]),
    ToolCheck("ButtonCase", ["uppercase-label"]),
    ToolCheck("SpUsage", ["fixed-font-size"]),
    ToolCheck("PxUsage", ["fixed-font-size"], "Text sizes only."),
    ToolCheck("InOrMmUsage", ["fixed-font-size"], "Text sizes only."),
    ToolCheck("SmallSp", ["small-text"]),
    ToolCheck("TextFields", ["wrong-keyboard-type", "insecure-password-field"]),
    ToolCheck("Autofill", ["missing-input-purpose"]),
    ToolCheck("LockedOrientationActivity", ["locked-orientation"]),
    ToolCheck("SourceLockedOrientationActivity", ["locked-orientation"]),
    ToolCheck("DiscouragedApi", ["locked-orientation"], "Locked orientations only."),
    ToolCheck("SelectableText", ["disabled-text-selection"], "Only where code turns selection off."),
    ToolCheck("NonResizeableActivity", [], "Most systems show such an activity in a window anyway."),
    ToolCheck("GestureBackNavigation", [], "Which code handles going back depends on the OS version."),
    ToolCheck("WearBackNavigation", [], "The themes of watch apps aren't read."),
    ToolCheck("WearPasswordInput", [], "A password can be entered on a watch, although it takes long."),
    ToolCheck("ButtonOrder", [], "The order of dialog buttons doesn't prevent anyone from using them."),
    ToolCheck("ButtonStyle", [], "A bar button without the bar's style works like any other button."),
    ToolCheck("NestedScrolling", [], "Which of two nested scroll views moves is known only at run time."),
    ToolCheck("RelativeOverlap", [], "Overlap is known only after layout."),
    ToolCheck("RtlHardcoded", [], "Mirrored layouts are a localization concern."),
    ToolCheck("RtlSymmetry", [], "Mirrored layouts are a localization concern."),
    ToolCheck("RtlEnabled", [], "Mirrored layouts are a localization concern."),
    ToolCheck("RtlCompat", [], "Mirrored layouts are a localization concern."),
  ]
}
