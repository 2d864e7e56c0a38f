// The rules of CVS Health's a11y-check.

extension ToolCheck {
  /// The rules of a11y-check.
  ///
  /// Source: cvs-health/ios-swiftui-accessibility-techniques, `A11yCheckCore/Rules`, August 2026.
  static let cvs: [ToolCheck] = [
    ToolCheck("image-missing-label", ["missing-image-label"]),
    ToolCheck("image-label-contains-role", ["role-in-label"]),
    ToolCheck("icon-button-missing-label", ["missing-icon-button-label"]),
    ToolCheck("button-label-contains-role", ["role-in-label"]),
    ToolCheck("visually-disabled-not-semantic", ["missing-disabled-state"]),
    ToolCheck("tap-gesture-missing-button-trait", ["missing-button-role"]),
    ToolCheck("gesture-missing-alternative", ["missing-gesture-alternative", "multi-finger-gesture"]),
    ToolCheck("draggable-missing-accessibility-action", ["missing-drag-alternative"]),
    ToolCheck(
      "textfield-missing-label", ["missing-field-label", "placeholder-as-label"],
      "VoiceOver reads the placeholder, so this is a hint, not an error."),
    ToolCheck("slider-missing-label", ["missing-control-label"]),
    ToolCheck("stepper-missing-label", ["missing-control-label"]),
    ToolCheck("picker-missing-label", ["missing-control-label"]),
    ToolCheck(
      "picker-style-missing-accessibility", ["missing-control-label", "label-on-non-element"],
      "The style alone isn't reported."),
    ToolCheck("toggle-missing-label", ["missing-control-label"]),
    ToolCheck("tabview-missing-label", ["missing-control-label"]),
    ToolCheck("input-missing-purpose", ["missing-input-purpose"]),
    ToolCheck("fixed-font-size", ["fixed-font-size"]),
    ToolCheck("line-limit-1", ["truncated-text"]),
    ToolCheck("heading-trait-missing", ["missing-heading"]),
    ToolCheck("fake-heading-in-label", ["role-in-label"]),
    ToolCheck("missing-navigation-title", ["missing-screen-title"]),
    ToolCheck("small-touch-target", ["small-touch-target"]),
    ToolCheck("color-contrast-insufficient", ["low-contrast"]),
    ToolCheck("hardcoded-color", ["hardcoded-color"]),
    ToolCheck("label-in-name", ["mismatched-label"]),
    ToolCheck("generic-link-text", ["vague-label"]),
    ToolCheck("button-used-as-link", ["missing-link-role"]),
    ToolCheck("missing-accessibility-hint", ["missing-hint"]),
    ToolCheck("hint-describes-action-method", ["redundant-gesture-wording"]),
    ToolCheck("hidden-parent-with-controls", ["hidden-control", "control-lost-in-group"]),
    ToolCheck("missing-accessibility-grouping", ["ungrouped-content"]),
    ToolCheck("button-group-missing-container-label", ["ungrouped-content"]),
    ToolCheck("zstack-order-confusing", ["ineffective-sort-priority"]),
    ToolCheck("sort-priority-overused", ["ineffective-sort-priority"], "Only if it has no effect."),
    ToolCheck(
      "sheet-focus-return", ["uncontained-modal"],
      "Custom panels only; SwiftUI returns focus automatically."),
    ToolCheck("animation-missing-reduce-motion", ["ignored-reduce-motion"]),
    ToolCheck("video-audio-autoplay", ["autoplaying-media"]),
    ToolCheck("auto-dismiss-no-control", ["short-message-duration"]),
    ToolCheck("orientation-lock", ["locked-orientation"]),
    ToolCheck("motion-actuation-missing-alternative", ["motion-only-action"]),
    ToolCheck("input-triggers-context-change", ["context-change-on-input"]),
  ]
}
