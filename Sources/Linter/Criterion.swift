// The success criteria that rules cover.

/// A success criterion of WCAG 2.2.
package enum Criterion: String, Sendable, CaseIterable {
  case nonTextContent = "1.1.1"
  case captions = "1.2.2"
  case timingAdjustable = "2.2.1"
  case pauseStopHide = "2.2.2"
  case threeFlashes = "2.3.1"
  case animationFromInteractions = "2.3.3"
  case statusMessages = "4.1.3"
  case infoAndRelationships = "1.3.1"
  case meaningfulSequence = "1.3.2"
  case pageTitled = "2.4.2"
  case pointerCancellation = "2.5.2"
  case motionActuation = "2.5.4"
  case draggingMovements = "2.5.7"
  case consistentNavigation = "3.2.3"
  case sensoryCharacteristics = "1.3.3"
  case contrastMinimum = "1.4.3"
  case contrastEnhanced = "1.4.6"
  case pointerGestures = "2.5.1"
  case nonTextContrast = "1.4.11"
  case resizeText = "1.4.4"
  case visualPresentation = "1.4.8"
  case textSpacing = "1.4.12"
  case reflow = "1.4.10"
  case useOfColor = "1.4.1"
  case orientation = "1.3.4"
  case keyboard = "2.1.1"
  case focusOrder = "2.4.3"
  case focusVisible = "2.4.7"
  case linkPurpose = "2.4.4"
  case headingsAndLabels = "2.4.6"
  case labelInName = "2.5.3"
  case targetSizeEnhanced = "2.5.5"
  case targetSizeMinimum = "2.5.8"
  case labelsOrInstructions = "3.3.2"
  case accessibleAuthentication = "3.3.8"
  case onInput = "3.2.2"
  case languageOfPage = "3.1.1"
  case languageOfParts = "3.1.2"
  case onFocus = "3.2.1"
  case consistentIdentification = "3.2.4"
  case identifyInputPurpose = "1.3.5"
  case redundantEntry = "3.3.7"
  case audioControl = "1.4.2"
  case audioOnlyAndVideoOnly = "1.2.1"
  case audioDescriptionOrAlternative = "1.2.3"
  case errorIdentification = "3.3.1"
  case errorSuggestion = "3.3.3"
  case errorPrevention = "3.3.4"
  case characterKeyShortcuts = "2.1.4"
  case nameRoleValue = "4.1.2"

  /// The criterion's page in “Understanding WCAG 2.2”.
  package var understandingPage: String {
    let slug =
      switch self {
      case .nonTextContent: "non-text-content"
      case .captions: "captions-prerecorded"
      case .timingAdjustable: "timing-adjustable"
      case .pauseStopHide: "pause-stop-hide"
      case .threeFlashes: "three-flashes-or-below-threshold"
      case .animationFromInteractions: "animation-from-interactions"
      case .statusMessages: "status-messages"
      case .infoAndRelationships: "info-and-relationships"
      case .meaningfulSequence: "meaningful-sequence"
      case .pageTitled: "page-titled"
      case .pointerCancellation: "pointer-cancellation"
      case .motionActuation: "motion-actuation"
      case .draggingMovements: "dragging-movements"
      case .consistentNavigation: "consistent-navigation"
      case .sensoryCharacteristics: "sensory-characteristics"
      case .contrastMinimum: "contrast-minimum"
      case .contrastEnhanced: "contrast-enhanced"
      case .pointerGestures: "pointer-gestures"
      case .nonTextContrast: "non-text-contrast"
      case .resizeText: "resize-text"
      case .visualPresentation: "visual-presentation"
      case .textSpacing: "text-spacing"
      case .reflow: "reflow"
      case .useOfColor: "use-of-color"
      case .orientation: "orientation"
      case .keyboard: "keyboard"
      case .focusOrder: "focus-order"
      case .focusVisible: "focus-visible"
      case .linkPurpose: "link-purpose-in-context"
      case .headingsAndLabels: "headings-and-labels"
      case .labelInName: "label-in-name"
      case .targetSizeEnhanced: "target-size-enhanced"
      case .targetSizeMinimum: "target-size-minimum"
      case .labelsOrInstructions: "labels-or-instructions"
      case .accessibleAuthentication: "accessible-authentication-minimum"
      case .onInput: "on-input"
      case .languageOfPage: "language-of-page"
      case .languageOfParts: "language-of-parts"
      case .onFocus: "on-focus"
      case .consistentIdentification: "consistent-identification"
      case .identifyInputPurpose: "identify-input-purpose"
      case .redundantEntry: "redundant-entry"
      case .audioControl: "audio-control"
      case .audioOnlyAndVideoOnly: "audio-only-and-video-only-prerecorded"
      case .audioDescriptionOrAlternative: "audio-description-or-media-alternative-prerecorded"
      case .errorIdentification: "error-identification"
      case .errorSuggestion: "error-suggestion"
      case .errorPrevention: "error-prevention-legal-financial-data"
      case .characterKeyShortcuts: "character-key-shortcuts"
      case .nameRoleValue: "name-role-value"
      }
    return "https://www.w3.org/WAI/WCAG22/Understanding/\(slug)"
  }

  /// A WCAG conformance level.
  package enum Level: String, Sendable, CaseIterable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  /// The conformance level.
  ///
  /// Source: WCAG 2.2, the level of each success criterion.
  package var level: Level {
    switch self {
    case .contrastMinimum, .nonTextContrast, .resizeText, .orientation, .focusVisible, .headingsAndLabels,
      .targetSizeMinimum, .accessibleAuthentication, .languageOfParts, .statusMessages,
      .consistentIdentification, .textSpacing, .reflow, .draggingMovements, .consistentNavigation,
      .identifyInputPurpose, .errorSuggestion, .errorPrevention:
      .aa
    case .animationFromInteractions, .contrastEnhanced, .visualPresentation, .targetSizeEnhanced: .aaa
    default: .a
    }
  }
}
