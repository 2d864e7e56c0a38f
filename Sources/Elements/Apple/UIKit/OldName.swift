// The C names of UIKit's accessibility API in Swift before version 4.2.

import Syntax

/// An old name and its replacement.
enum OldName {
  /// A trait: `UIAccessibilityTraitButton`, now a member of `UIAccessibilityTraits`.
  case trait(String)
  /// A function without arguments: `UIAccessibilityIsVoiceOverRunning()`, now a property of `UIAccessibility`.
  case state(String)
  /// A function: `UIAccessibilityPostNotification(a, b)`, with its current argument labels.
  case function(String, labels: [String])
  /// A notification to post: `UIAccessibilityScreenChangedNotification`.
  case notification(String)
  /// The name of a notification to observe.
  case observed(String)

  /// Creates the replacement for an old name, or nil for any other name.
  ///
  /// Source: the compiler's own words, “'UIAccessibilityTraitUpdatesFrequently' has been renamed to
  /// 'UIAccessibilityTraits.updatesFrequently'” (Xcode 10, Swift 4.2), and Apple, “UIAccessibility”.
  init?(_ name: Identifier, spelled spelling: String) {
    switch name {
    case "UIAccessibilityPostNotification":
      self = .function("UIAccessibility.post", labels: ["notification: ", "argument: "])
    case "UIAccessibilityConvertFrameToScreenCoordinates", "UIAccessibilityConvertPathToScreenCoordinates":
      self = .function("UIAccessibility.convertToScreenCoordinates", labels: ["", "in: "])
    case "UIAccessibilityFocusedElement":
      self = .function("UIAccessibility.focusedElement", labels: ["using: "])
    case "UIAccessibilityDarkerSystemColorsEnabled": self = .state("isDarkerSystemColorsEnabled")
    case "UIAccessibilityPrefersCrossFadeTransitions": self = .state("prefersCrossFadeTransitions")
    case "UIAccessibilityShouldDifferentiateWithoutColor": self = .state("shouldDifferentiateWithoutColor")
    case "UIAccessibilityButtonShapesEnabled": self = .state("buttonShapesEnabled")
    case "UIAccessibilityIsVoiceOverRunning", "UIAccessibilityIsMonoAudioEnabled",
      "UIAccessibilityIsClosedCaptioningEnabled", "UIAccessibilityIsInvertColorsEnabled",
      "UIAccessibilityIsGuidedAccessEnabled", "UIAccessibilityIsBoldTextEnabled",
      "UIAccessibilityIsGrayscaleEnabled", "UIAccessibilityIsReduceTransparencyEnabled",
      "UIAccessibilityIsReduceMotionEnabled", "UIAccessibilityIsSwitchControlRunning",
      "UIAccessibilityIsSpeakSelectionEnabled", "UIAccessibilityIsSpeakScreenEnabled",
      "UIAccessibilityIsShakeToUndoEnabled", "UIAccessibilityIsAssistiveTouchRunning":
      self = .state("is" + spelling.dropFirst("UIAccessibilityIs".utf8.count))
    case "UIAccessibilityScreenChangedNotification": self = .notification("screenChanged")
    case "UIAccessibilityLayoutChangedNotification": self = .notification("layoutChanged")
    case "UIAccessibilityAnnouncementNotification": self = .notification("announcement")
    case "UIAccessibilityPageScrolledNotification": self = .notification("pageScrolled")
    case "UIAccessibilityVoiceOverStatusChanged": self = .observed("voiceOverStatusDidChangeNotification")
    default:
      guard spelling.hasPrefix("UIAccessibilityTrait"), spelling != "UIAccessibilityTraits",
        Tree.trait(named: name) != nil
      else { return nil }
      let rest = spelling.dropFirst("UIAccessibilityTrait".utf8.count)
      self = .trait(rest.prefix(1).lowercased() + rest.dropFirst())
    }
  }
}
