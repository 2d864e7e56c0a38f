// Names that are almost those of an API.

import Source
import Syntax

extension String {
  /// Whether a name is another one with one slip of the hand: a letter too many, too few, wrong or in the wrong case,
  /// or two of them swapped.
  func isMisspelling(of other: String) -> Bool {
    let (left, right) = (Array(utf8), Array(other.utf8))
    guard left != right, abs(left.count - right.count) <= 1 else { return false }
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    let (written, meant) = (left[start..<leftEnd], right[start..<rightEnd])
    if written.count <= 1, meant.count <= 1 { return true }
    return written.count == 2 && written.elementsEqual(meant.reversed())
  }
}

/// The names of one platform's accessibility APIs.
struct AccessibilityNames {
  private let names: [String]
  private let known: Set<Identifier>
  /// The words that names consist of, in lower case; a name of these words alone is somebody's own.
  private let words: Set<String>

  init(_ list: String) {
    names = list.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    known = Set(names.map { Identifier(spelled: $0) })
    words = Set(names.flatMap(NameSuggestion.words(in:)))
  }

  /// The only name that `name` is a slip of; nil for one that is right, or may be somebody's own.
  func meant(by identifier: Identifier, spelled spelling: @autoclosure () -> String) -> String? {
    guard !known.contains(identifier) else { return nil }
    let name = spelling()
    let near = names.filter { name.isMisspelling(of: $0) }
    guard near.count == 1, hasUnknownWord(name) else { return nil }
    return near[0]
  }

  /// Whether one of the longer words is none of an API's, nor the plural of one or without its.
  private func hasUnknownWord(_ name: String) -> Bool {
    NameSuggestion.words(in: name).contains { word in
      word.utf8.count >= 5 && !words.contains(word) && !words.contains(word + "s")
        && !(word.hasSuffix("s") && words.contains(String(word.dropLast())))
    }
  }

  /// Members of UIKit, AppKit and SwiftUI.
  ///
  /// Source: Apple, “UIAccessibility”, “NSAccessibilityProtocol”, “SwiftUI › Accessibility modifiers”.
  static let apple = AccessibilityNames(
    """
    accessibilityLabel accessibilityAttributedLabel accessibilityHint accessibilityAttributedHint accessibilityValue \
    accessibilityAttributedValue accessibilityTraits accessibilityIdentifier accessibilityElements \
    accessibilityElementsHidden accessibilityViewIsModal accessibilityFrame accessibilityPath \
    accessibilityFrameInContainerSpace accessibilityActivationPoint accessibilityLanguage accessibilityCustomActions \
    accessibilityCustomRotors accessibilityContainerType accessibilityNavigationStyle accessibilityElementCount \
    accessibilityUserInputLabels accessibilityAttributedUserInputLabels accessibilityRespondsToUserInteraction \
    accessibilityTextualContext accessibilityIncrement accessibilityDecrement accessibilityActivate accessibilityScroll \
    accessibilityPerformEscape accessibilityPerformMagicTap accessibilityElementDidBecomeFocused \
    accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityContainer accessibilityElement \
    accessibilityCustomContent accessibilityIgnoresInvertColors isAccessibilityElement accessibilityHeading \
    accessibilityHidden accessibilityAction accessibilityActions accessibilityAddTraits accessibilityRemoveTraits \
    accessibilityInputLabels accessibilityRepresentation accessibilityChildren accessibilityRotor accessibilityRotorEntry \
    accessibilitySortPriority accessibilityFocused accessibilityLabeledPair accessibilityLinkedGroup \
    accessibilityAdjustableAction accessibilityScrollAction accessibilityZoomAction accessibilityTextContentType \
    accessibilityShowsLargeContentViewer accessibilityChartDescriptor accessibilitySpeechPunctuation \
    accessibilitySpeechLanguage accessibilitySpeechPitch accessibilitySpeechSpellOut accessibilityDirectTouch \
    accessibilityDragSourceDescriptors accessibilityDropPointDescriptors accessibilityDragPoint accessibilityDropPoint \
    accessibilityQuickAction accessibilityDefaultFocus accessibilityTitle accessibilityRole accessibilitySubrole \
    accessibilityHelp accessibilityParent accessibilityWindow accessibilityRoleDescription accessibilityEnabled \
    accessibilityReduceMotion accessibilityReduceTransparency accessibilityDifferentiateWithoutColor \
    accessibilityInvertColors accessibilityShowButtonShapes accessibilityVoiceOverEnabled \
    accessibilitySwitchControlEnabled accessibilityLargeContentViewerEnabled accessibilityQuickActionsEnabled \
    accessibilityDimFlashingLights accessibilityPlayAnimatedImages accessibilityAssistiveAccessEnabled \
    accessibilityHeaderElements accessibilityExpandedStatus accessibilityDirectTouchOptions accessibilityScrollStatus
    """)

  /// Members of Android's views, and of the semantics of Compose.
  ///
  /// Source: Android, “View”; androidx.compose.ui.semantics, “SemanticsPropertyReceiver”.
  static let kotlin = AccessibilityNames(
    """
    contentDescription stateDescription importantForAccessibility accessibilityLiveRegion accessibilityPaneTitle \
    accessibilityDelegate accessibilityTraversalAfter accessibilityTraversalBefore accessibilityClassName \
    accessibilityNodeProvider isAccessibilityHeading isScreenReaderFocusable isAccessibilityFocused \
    isImportantForAccessibility accessibilityManager accessibilityNodeInfo accessibilityEvent \
    accessibilityDataSensitive accessibilityTitle
    """)

  /// Attributes of Android that assistive technology reads.
  ///
  /// Source: Android, “android.R.attr”.
  static let android = AccessibilityNames(
    """
    android:contentDescription android:importantForAccessibility android:accessibilityHeading \
    android:accessibilityLiveRegion android:accessibilityPaneTitle android:accessibilityTraversalAfter \
    android:accessibilityTraversalBefore android:screenReaderFocusable android:labelFor android:stateDescription \
    android:tooltipText android:accessibilityDataSensitive android:accessibilityEventTypes \
    android:accessibilityFeedbackType android:accessibilityFlags android:supplementalDescription \
    android:containerDescription android:fieldRequired
    """)
}
