// The checks of Android Lint that are about accessibility, and their neighbors.

extension ToolCheck {
  /// The category Accessibility, then what others of its categories say about the same barriers. Two come from libraries:
  /// `InflationInItemDecoration` and, by vanniktech, `InvalidAccessibility`.
  ///
  /// Source: the documentation of Android Lint's checks, 2025; none of the category is for Compose.
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
      "Only on controls: on a picture “@null” says well enough that it is decoration."),
    ToolCheck("HardcodedText", ["hardcoded-label"], "Only what is spoken and not seen."),
    ToolCheck("SetTextI18n", ["hardcoded-label"], "Only what is spoken and not seen."),
    ToolCheck("MenuTitle", ["missing-icon-button-label"]),
    ToolCheck("ButtonCase", ["uppercase-label"]),
    ToolCheck("SpUsage", ["fixed-font-size"]),
    ToolCheck("PxUsage", ["fixed-font-size"], "Only sizes of text."),
    ToolCheck("InOrMmUsage", ["fixed-font-size"], "Only sizes of text."),
    ToolCheck("SmallSp", ["small-text"]),
    ToolCheck("TextFields", ["wrong-keyboard-type", "insecure-password-field"]),
    ToolCheck("Autofill", ["missing-input-purpose"]),
    ToolCheck("LockedOrientationActivity", ["locked-orientation"]),
    ToolCheck("ButtonOrder", [], "The order of a dialog's buttons keeps nobody from using them."),
    ToolCheck("ButtonStyle", [], "A button in a bar without the bar's style works like any other."),
    ToolCheck("NestedScrolling", [], "Which of two scrolling views moves is known only on the screen."),
    ToolCheck("RelativeOverlap", [], "Whether views overlap is known only when they are laid out."),
    ToolCheck("RtlHardcoded", [], "Mirrored layouts are a matter of localization."),
    ToolCheck("RtlSymmetry", [], "Mirrored layouts are a matter of localization."),
    ToolCheck("RtlEnabled", [], "Mirrored layouts are a matter of localization."),
    ToolCheck("RtlCompat", [], "Mirrored layouts are a matter of localization."),
  ]
}
