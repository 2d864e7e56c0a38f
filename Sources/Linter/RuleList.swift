// The list of all rules, by category. A test compares it with the files in `Rules/`.

extension Rule {
  /// All rules, in catalog order.
  package static let all: [Rule] =
    names + rolesAndStates + structureAndFocus + touchAndGestures + text + color + motionAndMedia + input
    + announcements + api

  private static let names: [Rule] = [
    missingIconButtonLabel, missingImageLabel, missingControlLabel, missingFieldLabel, emptyLabel,
    traitWithoutLabel, roleInLabel, unreadableLabel, mismatchedLabel, overridingLabel, missingHint,
    stateInLabel,
    redundantGestureWording, redundantHint, placeholderAsLabel, conflictingFieldLabel, invalidLabelTarget,
    labelOnNonElement,
    redundantImageLabel, duplicateLabel, vagueLabel, uppercaseLabel, symbolOnlyLabel, concatenatedLabel,
    staleLabel,
    missingDrawingLabel, overlongLabel, punctuationInLabel, hardcodedLabel, unformattedCurrency,
    missingEmbedLabel, inconsistentLabel,
  ]

  private static let rolesAndStates: [Rule] = [
    missingButtonRole, missingClickAction, hiddenControl, overwrittenTraits, conflictingTraits,
    missingAdjustableAction, missingToggleState, missingDisabledState, missingSelectedState,
    missingExpandedState, missingLinkRole, redundantTrait, customAccessibilityClass,
  ]

  private static let structureAndFocus: [Rule] = [
    nestedControl, controlLostInGroup, missingGroupLabel, ungroupedContent, discardedAccessibilityModifier,
    focusableChildInGroup, conflictingAccessibilityElements, brokenFocusOrder, unboundFocusState,
    uncontainedModal, missingScreenTitle, missingHeading,
    unfocusableControl, missingFocusIndicator, forcedAccessibilityFocus, lockedOrientation,
    progressInGroup, ineffectiveSortPriority,
    skippedHeadingLevel, missingListSemantics, reachableOffscreenContent, missingBackNavigation,
    focusableInTouchMode,
    hiddenText, textInItemDecoration, unreachableTextLink,
  ]

  private static let touchAndGestures: [Rule] = [
    smallTouchTarget, disabledMinimumTouchTarget, missingGestureAlternative, multiFingerGesture,
    actionOnTouchDown, staleAccessibilityFrame,
    frameOutsideButton, crowdedTouchTargets, missingDragAlternative, motionOnlyAction, blockedSystemGesture,
  ]

  private static let text: [Rule] = [
    fixedFontSize, missingFontScaling, cappedFontScaling, fixedHeightText, smallText, justifiedText,
    invalidLanguageTag, truncatedText, textSpacingOutOfRange, twoWayTextScrolling, emphasizedTextBlock,
    lightFontWeight, ignoredBoldText, disabledTextSelection, missingSpeechLanguage, sensoryInstruction,
    missingLargeContentViewer,
  ]

  private static let input: [Rule] = [
    missingInputPurpose, wrongKeyboardType, insecurePasswordField, blockedPasteOrAutofill, focusMovedOnInput,
    contextChangeOnInput, unexposedError, unconfirmedSensitiveAction, missingTimeExtension,
    conflictingKeyboardShortcut, missingKeyboardKeyRole,
  ]

  private static let color: [Rule] = [
    hardcodedColor, lowContrast, colorOnlyState, forcedColorScheme, missingInvertExemption, colorOnlyLink,
    ignoredReduceTransparency,
  ]

  private static let motionAndMedia: [Rule] = [
    ignoredReduceMotion, disabledCaptions, autoAdvancingContent, flashingContent, autoplayingMedia,
    missingCaptions,
  ]

  private static let announcements: [Rule] = [
    shortMessageDuration, intrusiveLiveRegion, lostAnnouncement, manualAccessibilityEvent,
    disruptiveAnnouncement, missingUpdatesFrequently, unannouncedUpdate,
  ]

  private static let api: [Rule] = [
    deprecatedAccessibilityAPI, invalidAccessibilityValue, misspelledAccessibilityAPI,
    overriddenContentDescription, missingSuperCall, unhandledCustomAction,
    incompleteScrollActions, screenReaderOnlyBehavior, inaccessibleWebContent,
  ]

  /// Returns the rule with the given ID, or nil if there is none.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
