// The rules of a11y-check by CVS Health.

extension ToolCheck {
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
      "A placeholder is a name that VoiceOver reads, so it is a hint and no error."),
    ToolCheck("slider-missing-label", ["missing-control-label"]),
    ToolCheck("stepper-missing-label", ["missing-control-label"]),
    ToolCheck("picker-missing-label", ["missing-control-label"]),
    ToolCheck(
      "picker-style-missing-accessibility", ["missing-control-label", "label-on-non-element"],
      "Not for the style alone."),
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
    ToolCheck("sort-priority-overused", ["ineffective-sort-priority"], "Only where it does nothing."),
    ToolCheck(
      "sheet-focus-return", ["uncontained-modal"],
      "Only for panels made by hand: SwiftUI gives the focus back by itself."),
    ToolCheck("animation-missing-reduce-motion", ["ignored-reduce-motion"]),
    ToolCheck("video-audio-autoplay", ["autoplaying-media"]),
    ToolCheck("auto-dismiss-no-control", ["short-message-duration"]),
    ToolCheck("orientation-lock", ["locked-orientation"]),
    ToolCheck("motion-actuation-missing-alternative", ["motion-only-action"]),
    ToolCheck("input-triggers-context-change", ["context-change-on-input"]),
  ]
}
