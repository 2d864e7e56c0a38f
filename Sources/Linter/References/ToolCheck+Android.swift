// The checks of tools that inspect a running app, on Android or on both platforms.

extension ToolCheck {
  /// The checks of the Accessibility Test Framework, named after their classes without `Check`. Accessibility Scanner,
  /// Google Play's pre-launch report, and `enableAccessibilityChecks()` in Compose run the same checks.
  ///
  /// Source: google/Accessibility-Test-Framework-for-Android, `AccessibilityCheckPreset.java`, March 2024.
  static let atf: [ToolCheck] = [
    ToolCheck("SpeakableTextPresent", ["missing-icon-button-label", "missing-control-label", "empty-label"]),
    ToolCheck("EditableContentDesc", ["overriding-label"]),
    ToolCheck("TouchTargetSize", ["small-touch-target", "disabled-minimum-touch-target"]),
    ToolCheck("DuplicateSpeakableText", ["duplicate-label"]),
    ToolCheck("TextContrast", ["low-contrast"]),
    ToolCheck("ImageContrast", ["low-contrast"], "Only icons whose color is set in code."),
    ToolCheck("ClickableSpan", ["unreachable-text-link"]),
    ToolCheck("DuplicateClickableBounds", ["nested-control", "crowded-touch-targets"]),
    ToolCheck("RedundantDescription", ["role-in-label", "state-in-label", "redundant-gesture-wording"]),
    ToolCheck("ClassName", ["custom-accessibility-class"]),
    ToolCheck("TraversalOrder", ["broken-focus-order"]),
    ToolCheck("LinkPurposeUnclear", ["vague-label"]),
    ToolCheck("TextSize", ["fixed-font-size", "fixed-height-text"]),
    ToolCheck(
      "UnexposedText", ["missing-drawing-label"],
      "Custom drawing only; text in images is visible only on screen."),
    ToolCheck("AnnouncementEvent", ["disruptive-announcement"]),
  ]

  /// The rules of axe DevTools Mobile.
  ///
  /// Source: dequelabs/axe-android, `rules`, and the documentation of axe DevTools Mobile.
  static let axe: [ToolCheck] = [
    ToolCheck("ActiveViewName", ["missing-icon-button-label"]),
    ToolCheck("CheckBoxName", ["missing-control-label"]),
    ToolCheck("SwitchName", ["missing-control-label"]),
    ToolCheck("EditTextName", ["missing-field-label"]),
    ToolCheck("EditTextValue", ["overriding-label"]),
    ToolCheck("ImageViewName", ["missing-image-label"]),
    ToolCheck("ColorContrast", ["low-contrast"]),
    ToolCheck("TouchSizeWcag", ["small-touch-target"]),
    ToolCheck("TouchTargetSpacing", ["crowded-touch-targets"]),
    ToolCheck("DontMoveAccessibilityFocus", ["forced-accessibility-focus"]),
    ToolCheck("LabelInName", ["mismatched-label"]),
    ToolCheck("LabelAtFront", ["mismatched-label"]),
    ToolCheck("ScreenTitle", ["missing-screen-title"]),
    ToolCheck("ScreenOrientation", ["locked-orientation"]),
    ToolCheck("NestedElements", ["nested-control", "control-lost-in-group"]),
    ToolCheck("FocusableText", ["hidden-text"]),
    ToolCheck("InScrollView", [], "Whether a screen needs scrolling is known only after layout."),
  ]

  /// The checks of LambdaTest.
  ///
  /// Source: the documentation of LambdaTest's mobile accessibility scan.
  static let lambdaTest: [ToolCheck] = [
    ToolCheck("button-capitalization", ["uppercase-label"]),
    ToolCheck("color-contrast", ["low-contrast"]),
    ToolCheck("duplicate-label", ["duplicate-label", "redundant-image-label"]),
    ToolCheck("dynamic-type", ["fixed-font-size"]),
    ToolCheck("emoji-or-symbol-label", ["symbol-only-label"]),
    ToolCheck("fixed-container-clips-text", ["fixed-height-text"]),
    ToolCheck("interactive-role-undefined", ["missing-button-role"]),
    ToolCheck("invalid-range-values", ["invalid-accessibility-value"]),
    ToolCheck("label-not-punctuated", ["punctuation-in-label"]),
    ToolCheck("meaningful-sequence", ["ungrouped-content"]),
    ToolCheck("minimum-text-size", ["small-text"]),
    ToolCheck("mismatched-label", ["mismatched-label"]),
    ToolCheck("misplaced-label", ["mismatched-label"]),
    ToolCheck("missing-field-label", ["missing-field-label"]),
    ToolCheck("missing-image-alt", ["missing-image-label"]),
    ToolCheck("missing-input-value", ["missing-adjustable-action"]),
    ToolCheck("missing-screen-title", ["missing-screen-title"]),
    ToolCheck("missing-view-accessibility", ["hidden-control"]),
    ToolCheck("nested-controls", ["nested-control"]),
    ToolCheck("non-accessible-interaction", ["missing-click-action"]),
    ToolCheck("non-descriptive-link", ["vague-label"]),
    ToolCheck("non-focusable-interactive", ["unfocusable-control"]),
    ToolCheck("orientation-lock", ["locked-orientation"]),
    ToolCheck("redundant-role", ["role-in-label"]),
    ToolCheck("redundant-state", ["state-in-label"]),
    ToolCheck("target-spacing", ["crowded-touch-targets"]),
    ToolCheck("text-spacing", ["text-spacing-out-of-range"]),
    ToolCheck("text-truncation", ["truncated-text"]),
    ToolCheck("touch-target-size", ["small-touch-target"]),
    ToolCheck("traversal-order", ["broken-focus-order"]),
    ToolCheck("unique-option-names", ["duplicate-label"]),
    ToolCheck("unlabeled-checkbox", ["missing-control-label"]),
    ToolCheck("unlabeled-toggle", ["missing-control-label"]),
    ToolCheck("unnamed-nested", ["control-lost-in-group"]),
  ]

  /// The checks of BrowserStack.
  ///
  /// Source: descriptions of BrowserStack's App Accessibility Testing.
  static let browserStack: [ToolCheck] = [
    ToolCheck("content-description-in-editable", ["overriding-label"]),
    ToolCheck("input-purpose", ["missing-input-purpose"]),
    ToolCheck("label-at-front", ["mismatched-label"]),
    ToolCheck("special-characters", ["symbol-only-label"]),
    ToolCheck("view-state-in-label", ["state-in-label"]),
    ToolCheck("view-type-in-label", ["role-in-label"]),
  ]
}
