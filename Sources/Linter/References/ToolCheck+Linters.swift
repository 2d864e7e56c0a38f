// The rules of Swift linters and ESLint plugins.

extension ToolCheck {
  /// SwiftLint's rules with names that begin with `accessibility`. The last two aren't in any release.
  ///
  /// Source: realm/SwiftLint.
  static let swiftLint: [ToolCheck] = [
    ToolCheck("accessibility_label_for_image", ["missing-image-label"]),
    ToolCheck("accessibility_trait_for_button", ["missing-button-role"]),
    ToolCheck("accessibility_font_size", ["fixed-font-size"]),
    ToolCheck("accessibility_font_scale", ["fixed-font-size"]),
  ]

  /// The violation types of swift-a11y-linter.
  ///
  /// Source: Luscii/swift-a11y-linter, `ViolationType.swift`, July 2026.
  static let luscii: [ToolCheck] = [
    ToolCheck("MISSING_A11Y_LABEL", ["missing-icon-button-label", "missing-control-label"]),
    ToolCheck("MISSING_IMAGE_DESCRIPTION", ["missing-image-label"]),
    ToolCheck("MISSING_FORM_LABEL", ["missing-field-label"]),
    ToolCheck(
      "MISSING_A11Y_HINT", ["missing-hint"], "On every control only if `requireHint` is \"all\"."),
    ToolCheck("TOUCH_TARGET_TOO_SMALL", ["small-touch-target"]),
    ToolCheck("LOW_CONTRAST_RATIO", ["low-contrast"]),
    ToolCheck("COLOR_ONLY_INDICATOR", ["color-only-state"]),
    ToolCheck("INACCESSIBLE_CUSTOM_CONTROL", ["missing-button-role", "missing-drawing-label"]),
    ToolCheck("MISSING_VIDEO_SUBTITLES", ["missing-captions"]),
    ToolCheck("TEMPORAL_MEDIA_NO_TRANSCRIPT", ["missing-captions"]),
    ToolCheck("AUTOPLAY_WITHOUT_CONTROL", ["autoplaying-media"]),
    ToolCheck(
      "POOR_READING_ORDER", ["broken-focus-order", "ineffective-sort-priority"],
      "Only an order that's set in code."),
    ToolCheck(
      "MISSING_A11Y_IDENTIFIER", [], "Identifiers are for tests; screen readers don't announce them."),
    ToolCheck("IDENTIFIER_TOO_SHORT", [], "Identifiers are for tests; screen readers don't announce them."),
    ToolCheck("UNEXPECTED_A11Y_HIDDEN", ["hidden-control", "hidden-text"]),
  ]

  /// The rules of eslint-plugin-react-native-a11y with an equivalent in native code.
  ///
  /// Source: eslint-plugin-react-native-a11y.
  static let reactNative: [ToolCheck] = [
    ToolCheck("has-accessibility-hint", ["missing-hint"]),
    ToolCheck("has-accessibility-props", ["trait-without-label"]),
    ToolCheck("has-valid-accessibility-actions", ["unhandled-custom-action"]),
    ToolCheck("has-valid-accessibility-ignores-invert-colors", ["missing-invert-exemption"]),
    ToolCheck("has-valid-accessibility-live-region", ["invalid-accessibility-value"]),
    ToolCheck("has-valid-accessibility-role", ["misspelled-accessibility-api"]),
    ToolCheck("has-valid-accessibility-value", ["invalid-accessibility-value"]),
    ToolCheck("has-valid-important-for-accessibility", ["invalid-accessibility-value"]),
    ToolCheck("no-nested-touchables", ["nested-control"]),
  ]

  /// The rules of eslint-plugin-jsx-a11y with an equivalent in native code.
  ///
  /// Source: eslint-plugin-jsx-a11y.
  static let jsx: [ToolCheck] = [
    ToolCheck("alt-text", ["missing-image-label", "missing-drawing-label", "inaccessible-web-content"]),
    ToolCheck("anchor-ambiguous-text", ["vague-label"]),
    ToolCheck("autocomplete-valid", ["missing-input-purpose"]),
    ToolCheck("click-events-have-key-events", ["missing-click-action"]),
    ToolCheck("control-has-associated-label", ["missing-icon-button-label", "missing-control-label"]),
    ToolCheck("heading-has-content", ["empty-label"]),
    ToolCheck("img-redundant-alt", ["role-in-label"]),
    ToolCheck("interactive-supports-focus", ["unfocusable-control"]),
    ToolCheck("label-has-associated-control", ["missing-field-label"]),
    ToolCheck("lang", ["missing-speech-language", "inaccessible-web-content"]),
    ToolCheck("media-has-caption", ["missing-captions"]),
    ToolCheck("no-aria-hidden-on-focusable", ["hidden-control"]),
    ToolCheck("no-autofocus", ["focusable-in-touch-mode"]),
    ToolCheck("no-distracting-elements", ["auto-advancing-content"]),
    ToolCheck("no-redundant-roles", ["redundant-trait"]),
    ToolCheck("no-static-element-interactions", ["missing-button-role"]),
    ToolCheck("prefer-tag-over-role", ["missing-link-role"]),
  ]
}
