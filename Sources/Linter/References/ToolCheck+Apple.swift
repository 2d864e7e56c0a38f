// The checks of tools that inspect a running app on Apple platforms.

extension ToolCheck {
  /// The checks of GTXiLib, named after its class methods without `checkFor`.
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
    ToolCheck("SufficientContrastRatioUsingOCR", ["low-contrast"], "Based on colors in code, not on screen."),
    ToolCheck("SupportsDynamicType", ["fixed-font-size", "missing-font-scaling"]),
  ]

  /// The tests of A11yUITests.
  ///
  /// Source: rwapp/A11yUITests, `A11yTests.swift`.
  static let a11yUITests: [ToolCheck] = [
    ToolCheck("minimumSize", ["small-text"], "Based on the font size."),
    ToolCheck("minimumInteractiveSize", ["small-touch-target"]),
    ToolCheck(
      "labelPresence", ["missing-icon-button-label", "missing-control-label", "placeholder-as-label"]),
    ToolCheck("buttonLabel", ["role-in-label", "vague-label", "uppercase-label", "punctuation-in-label"]),
    ToolCheck("imageLabel", ["missing-image-label", "role-in-label", "unreadable-label"]),
    ToolCheck("labelLength", ["overlong-label"], "A single letter is enough for keys, sizes, and initials."),
    ToolCheck("duplicated", ["duplicate-label"]),
    ToolCheck("imageTrait", [], "The platform sets the trait of images."),
    ToolCheck("header", ["missing-heading", "missing-screen-title"]),
    ToolCheck("buttonTrait", ["missing-button-role"]),
    ToolCheck("conflictingTraits", ["conflicting-traits"]),
    ToolCheck(
      "disabled", ["missing-disabled-state"],
      "Only controls that look disabled but aren't; the reverse isn't a barrier."),
    ToolCheck("controlSpacing", ["crowded-touch-targets"]),
    ToolCheck("controlOverlap", ["crowded-touch-targets"]),
  ]

  /// The audit types of XCTest.
  ///
  /// Source: Apple's documentation of `XCUIAccessibilityAuditType`.
  static let xcTest: [ToolCheck] = [
    ToolCheck("contrast", ["low-contrast"]),
    ToolCheck(
      "elementDetection", ["missing-drawing-label"],
      "Custom drawing only; text in images is visible only on screen."),
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

  /// The checks of Deque for iOS.
  ///
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
