// The checks of tools that look at a running app on Apple's platforms.

extension ToolCheck {
  /// The names of its class methods without “checkFor”.
  ///
  /// Source: google/GTXiLib, `GTXChecksCollection.h`.
  static let gtxiLib: [ToolCheck] = [
    ToolCheck(
      "AXLabelPresent",
      ["missing-icon-button-label", "missing-image-label", "missing-control-label", "trait-without-label"]),
    ToolCheck("AXLabelNotPunctuated", ["punctuation-in-label"]),
    ToolCheck("AXLabelNotRedundantWithTraits", ["role-in-label"]),
    ToolCheck("AXTraitDontConflict", ["conflicting-traits"]),
    ToolCheck("MinimumTappableArea", ["small-touch-target"]),
    ToolCheck("SufficientContrastRatio", ["low-contrast"]),
    ToolCheck("SufficientTextViewContrastRatio", ["low-contrast"]),
    ToolCheck("SufficientContrastRatioUsingOCR", ["low-contrast"], "From colors in code, not on the screen."),
    ToolCheck("SupportsDynamicType", ["fixed-font-size", "missing-font-scaling"]),
  ]

  /// Source: rwapp/A11yUITests, `A11yTests.swift`.
  static let a11yUITests: [ToolCheck] = [
    ToolCheck("minimumSize", ["small-text"], "From the size of the type."),
    ToolCheck("minimumInteractiveSize", ["small-touch-target"]),
    ToolCheck(
      "labelPresence", ["missing-icon-button-label", "missing-control-label", "placeholder-as-label"]),
    ToolCheck("buttonLabel", ["role-in-label", "vague-label", "uppercase-label", "punctuation-in-label"]),
    ToolCheck("imageLabel", ["missing-image-label", "role-in-label", "unreadable-label"]),
    ToolCheck("labelLength", ["overlong-label"], "One letter is enough for keys, sizes and initials."),
    ToolCheck("duplicated", ["duplicate-label"]),
    ToolCheck("imageTrait", [], "A picture has its trait from the platform."),
    ToolCheck("header", ["missing-heading", "missing-screen-title"]),
    ToolCheck("buttonTrait", ["missing-button-role"]),
    ToolCheck("conflictingTraits", ["conflicting-traits"]),
    ToolCheck(
      "disabled", ["missing-disabled-state"], "Only what looks disabled and is not: the other is no barrier."),
    ToolCheck("controlSpacing", ["crowded-touch-targets"]),
    ToolCheck("controlOverlap", ["crowded-touch-targets"]),
  ]

  /// Source: Apple's documentation of `XCUIAccessibilityAuditType`.
  static let xcTest: [ToolCheck] = [
    ToolCheck("contrast", ["low-contrast"]),
    ToolCheck(
      "elementDetection", ["missing-drawing-label"],
      "Only what code draws: words in pictures need the screen."),
    ToolCheck("hitRegion", ["small-touch-target"]),
    ToolCheck(
      "sufficientElementDescription",
      [
        "missing-icon-button-label", "missing-image-label", "missing-control-label", "unreadable-label",
        "role-in-label",
      ]),
    ToolCheck("dynamicType", ["fixed-font-size", "missing-font-scaling"]),
    ToolCheck("textClipped", ["truncated-text", "fixed-height-text"]),
    ToolCheck("trait", ["missing-button-role", "conflicting-traits", "trait-without-label"]),
    ToolCheck("action", ["unhandled-custom-action"]),
    ToolCheck("parentChild", ["conflicting-accessibility-elements"]),
  ]

  /// Source: the wiki of Deque's checks for iOS, 2018.
  static let deque: [ToolCheck] = [
    ToolCheck("active-control-name", ["missing-icon-button-label", "missing-control-label"]),
    ToolCheck("colliding-controls", ["crowded-touch-targets"]),
    ToolCheck("color-contrast", ["low-contrast"]),
    ToolCheck("conflicting-traits", ["conflicting-traits"]),
    ToolCheck("dynamic-type", ["fixed-font-size"]),
    ToolCheck("image-view-name", ["missing-image-label"]),
    ToolCheck("nested-accessibility-elements", ["nested-control"]),
    ToolCheck("touch-target-size", ["small-touch-target"]),
  ]
}
