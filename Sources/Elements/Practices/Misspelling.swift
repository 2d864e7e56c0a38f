// Names that are almost those of an API.

import Source
import Syntax

extension ArraySlice<UInt8> {
  /// Returns whether a name differs from another one by one typo: an extra, missing, or wrong letter, a wrong case, or
  /// two swapped letters.
  func isMisspelling(of other: [UInt8]) -> Bool {
    guard abs(count - other.count) <= 1 else { return false }
    var same = 0
    while same < Swift.min(count, other.count), self[startIndex + same] == other[same] { same += 1 }
    var (end, otherEnd) = (endIndex, other.count)
    while end > startIndex + same, otherEnd > same, self[end - 1] == other[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
    }
    let (written, meant) = (self[(startIndex + same)..<end], other[same..<otherEnd])
    if written.count <= 1, meant.count <= 1 { return !(written.isEmpty && meant.isEmpty) }
    return written.count == 2 && written.elementsEqual(meant.reversed())
  }

  /// Returns whether a name differs from another one by at most two typos.
  func isWithinTwoSlips(of other: [UInt8]) -> Bool {
    guard abs(count - other.count) <= 2, count <= 80 else { return false }
    var last = Array(0...other.count)
    var (beforeLast, current) = (last, last)
    for (row, byte) in enumerated() {
      current[0] = row + 1
      var least = row + 1
      for (column, meant) in other.enumerated() {
        var slips = Swift.min(
          last[column] + (byte == meant ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == other[column - 1], self[startIndex + row - 1] == meant {
          slips = Swift.min(slips, beforeLast[column - 1] + 1)
        }
        current[column + 1] = slips
        least = Swift.min(least, slips)
      }
      if least > 2 { return false }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[other.count] <= 2
  }

  /// The letters that occur, regardless of case, as one bit each.
  var letters: UInt32 {
    reduce(0) { $0 | 1 &<< UInt32($1 & 0x1F) }
  }
}

/// The names of one platform's accessibility APIs.
struct AccessibilityNames {
  private let names: [[UInt8]]
  /// The letters of each of `names`.
  private let letters: [UInt32]
  private let known: Set<Identifier>
  /// The lowercase words in the names. A name made of these words only is probably intentional.
  private let words: Set<String>

  init(_ list: String) {
    names = list.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
    letters = names.map { $0[...].letters }
    known = Set(names.map { Identifier($0) })
    words = Set(names.flatMap { NameSuggestion.words(in: String(decoding: $0, as: UTF8.self)) })
  }

  /// Returns the only name that `name` is a typo of, or nil if `name` is correct or may be intentional.
  func meant(by identifier: Identifier, spelled name: ArraySlice<UInt8>) -> String? {
    guard !known.contains(identifier) else { return nil }
    let near = names.filter { name.isMisspelling(of: $0) }
    if near.isEmpty { return meantTwice(by: name) }
    guard near.count == 1, hasUnknownWord(String(decoding: name, as: UTF8.self)) else { return nil }
    return String(decoding: near[0], as: UTF8.self)
  }

  /// Returns the only name that is two typos away, if `name` contains a long unknown word. In a short word, two letters
  /// easily make another word.
  private func meantTwice(by name: ArraySlice<UInt8>) -> String? {
    guard name.count >= 8 else { return nil }
    // Each typo adds a letter, removes one, or both.
    let own = name.letters
    let candidates = names.indices.filter {
      (letters[$0] ^ own).nonzeroBitCount <= 4 && abs(names[$0].count - name.count) <= 2
    }
    guard !candidates.isEmpty else { return nil }
    let unknown = NameSuggestion.words(in: String(decoding: name, as: UTF8.self)).filter {
      !words.contains($0)
    }
    guard !unknown.isEmpty, unknown.allSatisfy({ $0.utf8.count >= 8 }) else { return nil }
    let near = candidates.filter { name.isWithinTwoSlips(of: names[$0]) }
    return near.count == 1 ? String(decoding: names[near[0]], as: UTF8.self) : nil
  }

  /// Returns whether one of the longer words occurs in no API, regardless of a plural “s”.
  private func hasUnknownWord(_ name: String) -> Bool {
    NameSuggestion.words(in: name).contains { word in
      word.utf8.count >= 5 && !words.contains(word) && !words.contains(word + "s")
        && !(word.hasSuffix("s") && words.contains(String(word.dropLast())))
    }
  }

  /// The accessibility members of UIKit, AppKit, and SwiftUI.
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

  /// The accessibility members of Android views and Compose semantics.
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

  /// The Android attributes that assistive technologies read.
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
