// The rule catalog: all rules and their platforms.

import Elements
import Testing

/// A rule that the catalog requires.
struct CatalogueEntry: Sendable, CustomTestStringConvertible {
  var id: String
  /// The platforms of the rule.
  var frameworks: [Framework]

  var testDescription: String { id }

  /// Creates an entry. `platforms` are two letters each: SwiftUI, UIKit, Compose, Android Views, Android XML.
  private init(_ id: String, _ platforms: String) {
    self.id = id
    frameworks = platforms.split(separator: " ").compactMap { CatalogueEntry.frameworks[$0] }
  }

  private static let frameworks: [Substring: Framework] = [
    "SU": .swiftUI, "UK": .uiKit, "CO": .compose, "AV": .androidViews, "AX": .androidXML,
  ]

  static let all: [CatalogueEntry] = [
    names, rolesAndStates, structureAndFocus, touchAndGestures, text, color, motionAndMedia, input,
    announcements,
    api,
  ].flatMap(\.self)

  private static let names = [
    CatalogueEntry("missing-icon-button-label", "SU UK CO AV AX"),
    CatalogueEntry("missing-image-label", "SU UK CO AV AX"),
    CatalogueEntry("missing-control-label", "SU UK CO AV AX"),
    CatalogueEntry("missing-field-label", "SU UK CO AV AX"),
    CatalogueEntry("empty-label", "SU UK CO AV AX"),
    CatalogueEntry("trait-without-label", "SU UK CO AV"),
    CatalogueEntry("role-in-label", "SU UK CO AV AX"),
    CatalogueEntry("unreadable-label", "SU UK CO AV AX"),
    CatalogueEntry("mismatched-label", "SU UK CO AV AX"),
    CatalogueEntry("overriding-label", "CO AV AX"),
    CatalogueEntry("missing-hint", "SU UK CO AV"),
    CatalogueEntry("state-in-label", "SU UK CO AV AX"),
    CatalogueEntry("redundant-gesture-wording", "SU UK CO AV AX"),
    CatalogueEntry("redundant-hint", "SU UK CO AV"),
    CatalogueEntry("placeholder-as-label", "SU UK CO AX"),
    CatalogueEntry("conflicting-field-label", "AX AV"),
    CatalogueEntry("invalid-label-target", "AX"),
    CatalogueEntry("label-on-non-element", "SU UK"),
    CatalogueEntry("redundant-image-label", "SU UK CO AX"),
    CatalogueEntry("duplicate-label", "SU UK CO AV AX"),
    CatalogueEntry("vague-label", "SU UK CO AV AX"),
    CatalogueEntry("uppercase-label", "SU UK CO AV AX"),
    CatalogueEntry("symbol-only-label", "SU UK CO AV AX"),
    CatalogueEntry("hardcoded-label", "SU UK CO AV AX"),
    CatalogueEntry("concatenated-label", "SU UK CO AV"),
    CatalogueEntry("stale-label", "SU UK CO AV"),
    CatalogueEntry("missing-drawing-label", "SU UK CO AV"),
    CatalogueEntry("overlong-label", "SU UK CO AV AX"),
    CatalogueEntry("inconsistent-label", "SU UK CO AV AX"),
    CatalogueEntry("punctuation-in-label", "SU UK CO AV AX"),
    CatalogueEntry("missing-embed-label", "SU UK CO AV AX"),
    CatalogueEntry("unformatted-currency", "SU UK CO AV AX"),
  ]

  private static let rolesAndStates = [
    CatalogueEntry("missing-button-role", "SU UK CO AV AX"),
    CatalogueEntry("missing-click-action", "SU UK CO AV"),
    CatalogueEntry("hidden-control", "SU UK CO AV AX"),
    CatalogueEntry("overwritten-traits", "UK"),
    CatalogueEntry("conflicting-traits", "SU UK CO"),
    CatalogueEntry("missing-adjustable-action", "SU UK CO AV"),
    CatalogueEntry("missing-toggle-state", "SU UK CO AV"),
    CatalogueEntry("missing-selected-state", "SU UK CO AV"),
    CatalogueEntry("missing-disabled-state", "SU UK CO AV AX"),
    CatalogueEntry("redundant-trait", "SU UK CO AV AX"),
    CatalogueEntry("missing-expanded-state", "SU UK CO AV AX"),
    CatalogueEntry("missing-link-role", "SU UK CO AV"),
    CatalogueEntry("custom-accessibility-class", "AV"),
  ]

  private static let structureAndFocus = [
    CatalogueEntry("nested-control", "SU CO AX"),
    CatalogueEntry("control-lost-in-group", "SU UK CO"),
    CatalogueEntry("missing-group-label", "SU UK CO"),
    CatalogueEntry("ungrouped-content", "SU UK CO AX"),
    CatalogueEntry("discarded-accessibility-modifier", "SU"),
    CatalogueEntry("focusable-child-in-group", "AX"),
    CatalogueEntry("conflicting-accessibility-elements", "UK"),
    CatalogueEntry("broken-focus-order", "AX AV"),
    CatalogueEntry("unbound-focus-state", "SU CO"),
    CatalogueEntry("uncontained-modal", "SU UK CO AV"),
    CatalogueEntry("missing-screen-title", "SU UK CO AX AV"),
    CatalogueEntry("missing-heading", "SU UK CO AX AV"),
    CatalogueEntry("unfocusable-control", "SU UK CO AV AX"),
    CatalogueEntry("missing-focus-indicator", "SU UK CO AX"),
    CatalogueEntry("forced-accessibility-focus", "UK AV"),
    CatalogueEntry("locked-orientation", "UK AV AX"),
    CatalogueEntry("progress-in-group", "SU UK CO"),
    CatalogueEntry("ineffective-sort-priority", "SU CO"),
    CatalogueEntry("skipped-heading-level", "SU"),
    CatalogueEntry("missing-list-semantics", "CO AX"),
    CatalogueEntry("reachable-offscreen-content", "SU UK"),
    CatalogueEntry("missing-back-navigation", "SU UK CO AV"),
    CatalogueEntry("focusable-in-touch-mode", "AX AV"),
    CatalogueEntry("hidden-text", "SU UK CO AX"),
    CatalogueEntry("text-in-item-decoration", "AV"),
    CatalogueEntry("unreachable-text-link", "SU CO AV"),
  ]

  private static let touchAndGestures = [
    CatalogueEntry("small-touch-target", "SU UK CO AV AX"),
    CatalogueEntry("disabled-minimum-touch-target", "CO AX"),
    CatalogueEntry("missing-gesture-alternative", "SU UK CO AV"),
    CatalogueEntry("multi-finger-gesture", "SU UK CO AV"),
    CatalogueEntry("action-on-touch-down", "SU UK CO AV"),
    CatalogueEntry("stale-accessibility-frame", "UK"),
    CatalogueEntry("frame-outside-button", "SU"),
    CatalogueEntry("crowded-touch-targets", "SU CO AX"),
    CatalogueEntry("missing-drag-alternative", "SU UK CO AV"),
    CatalogueEntry("motion-only-action", "UK SU AV"),
    CatalogueEntry("blocked-system-gesture", "SU UK CO AV"),
  ]

  private static let text = [
    CatalogueEntry("fixed-font-size", "SU UK CO AV AX"),
    CatalogueEntry("missing-font-scaling", "UK"),
    CatalogueEntry("capped-font-scaling", "SU UK CO AV AX"),
    CatalogueEntry("fixed-height-text", "SU UK CO AX"),
    CatalogueEntry("small-text", "SU UK CO AX AV"),
    CatalogueEntry("justified-text", "UK CO AV AX"),
    CatalogueEntry("invalid-language-tag", "SU UK CO AV"),
    CatalogueEntry("truncated-text", "SU UK CO AX"),
    CatalogueEntry("text-spacing-out-of-range", "SU UK CO AV AX"),
    CatalogueEntry("two-way-text-scrolling", "SU CO AX"),
    CatalogueEntry("emphasized-text-block", "SU UK CO AX AV"),
    CatalogueEntry("light-font-weight", "SU UK CO AX AV"),
    CatalogueEntry("ignored-bold-text", "SU UK"),
    CatalogueEntry("disabled-text-selection", "SU UK CO AX AV"),
    CatalogueEntry("missing-speech-language", "SU UK CO AV AX"),
    CatalogueEntry("sensory-instruction", "SU UK CO AV AX"),
    CatalogueEntry("missing-large-content-viewer", "SU UK"),
  ]

  private static let color = [
    CatalogueEntry("hardcoded-color", "SU UK CO AV AX"),
    CatalogueEntry("low-contrast", "SU UK CO AV AX"),
    CatalogueEntry("color-only-state", "SU UK CO AV"),
    CatalogueEntry("forced-color-scheme", "SU UK CO AV AX"),
    CatalogueEntry("missing-invert-exemption", "SU UK"),
    CatalogueEntry("color-only-link", "SU UK CO AV"),
    CatalogueEntry("ignored-reduce-transparency", "SU UK"),
  ]

  private static let motionAndMedia = [
    CatalogueEntry("ignored-reduce-motion", "SU UK CO AV AX"),
    CatalogueEntry("disabled-captions", "SU UK AV"),
    CatalogueEntry("auto-advancing-content", "SU UK CO AV AX"),
    CatalogueEntry("flashing-content", "SU UK CO AV AX"),
    CatalogueEntry("autoplaying-media", "SU UK CO AV AX"),
    CatalogueEntry("missing-captions", "SU UK CO AV"),
  ]

  private static let input = [
    CatalogueEntry("missing-input-purpose", "SU UK CO AX AV"),
    CatalogueEntry("wrong-keyboard-type", "SU UK CO AX AV"),
    CatalogueEntry("insecure-password-field", "SU UK CO AX AV"),
    CatalogueEntry("blocked-paste-or-autofill", "UK CO AV AX"),
    CatalogueEntry("focus-moved-on-input", "SU UK CO AV"),
    CatalogueEntry("context-change-on-input", "SU UK CO AV"),
    CatalogueEntry("unexposed-error", "SU UK CO AV AX"),
    CatalogueEntry("unconfirmed-sensitive-action", "SU UK CO AV"),
    CatalogueEntry("missing-time-extension", "SU UK CO AV"),
    CatalogueEntry("conflicting-keyboard-shortcut", "SU UK CO AV"),
    CatalogueEntry("missing-keyboard-key-role", "SU UK CO AV"),
  ]

  private static let announcements = [
    CatalogueEntry("short-message-duration", "SU UK CO AV"),
    CatalogueEntry("intrusive-live-region", "CO AV AX"),
    CatalogueEntry("lost-announcement", "SU UK"),
    CatalogueEntry("manual-accessibility-event", "AV"),
    CatalogueEntry("disruptive-announcement", "AV CO"),
    CatalogueEntry("unannounced-update", "SU UK CO AV AX"),
    CatalogueEntry("missing-updates-frequently", "SU UK"),
  ]

  private static let api = [
    CatalogueEntry("deprecated-accessibility-api", "SU UK CO AV AX"),
    CatalogueEntry("invalid-accessibility-value", "CO AV AX"),
    CatalogueEntry("misspelled-accessibility-api", "SU UK CO AV AX"),
    CatalogueEntry("overridden-content-description", "AV"),
    CatalogueEntry("missing-super-call", "AV UK"),
    CatalogueEntry("unhandled-custom-action", "UK CO AV"),
    CatalogueEntry("incomplete-scroll-actions", "AV"),
    CatalogueEntry("screen-reader-only-behavior", "SU UK CO AV"),
    CatalogueEntry("inaccessible-web-content", "UK CO AV SU"),
  ]
}
