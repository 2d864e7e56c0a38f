// Every rule, by category. A test compares this list with the files below Rules/.

extension Rule {
  /// All rules, in the order of the catalogue.
  package static let all: [Rule] =
    names + rolesAndStates + structureAndFocus + touchAndGestures + text + color + motionAndMedia
    + announcements + api

  private static let names: [Rule] = [
    missingIconButtonLabel, missingImageLabel, missingControlLabel, missingFieldLabel, emptyLabel,
    traitWithoutLabel, roleInLabel, unreadableLabel, mismatchedLabel, overridingLabel, missingHint,
    stateInLabel,
    redundantGestureWording, redundantHint, conflictingFieldLabel, invalidLabelTarget, labelOnNonElement,
    redundantImageLabel, vagueLabel, uppercaseLabel, symbolOnlyLabel, concatenatedLabel, staleLabel,
  ]

  private static let rolesAndStates: [Rule] = [
    missingButtonRole, missingClickAction, hiddenControl, overwrittenTraits, conflictingTraits,
  ]

  private static let structureAndFocus: [Rule] = [
    nestedControl, controlLostInGroup, missingGroupLabel, discardedAccessibilityModifier,
    forcedAccessibilityFocus, lockedOrientation,
  ]

  private static let touchAndGestures: [Rule] = [smallTouchTarget, disabledMinimumTouchTarget]

  private static let text: [Rule] = [fixedFontSize, cappedFontScaling, justifiedText, invalidLanguageTag]

  private static let color: [Rule] = [hardcodedColor, lowContrast]

  private static let motionAndMedia: [Rule] = [
    ignoredReduceMotion, disabledCaptions, autoAdvancingContent, flashingContent,
  ]

  private static let announcements: [Rule] = [
    shortMessageDuration, intrusiveLiveRegion, lostAnnouncement, manualAccessibilityEvent,
    disruptiveAnnouncement,
  ]

  private static let api: [Rule] = [
    deprecatedAccessibilityAPI, invalidAccessibilityValue, misspelledAccessibilityAPI,
    overriddenContentDescription, missingSuperCall, unhandledCustomAction,
  ]

  /// The rule called `id`.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
