// Pages of platform documentation about rules.

/// A page of a platform's documentation that says what a rule requires.
package struct PlatformPage: Sendable {
  /// The owner and the title of the page.
  package var title: String
  package var address: String

  private init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }

  static let labelText = PlatformPage(
    "Apple, accessibilityLabel",
    "https://developer.apple.com/documentation/appkit/nsaccessibility-c.protocol/accessibilitylabel")
  static let traits = PlatformPage(
    "Apple, UIAccessibilityTraits", "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits")
  static let gestures = PlatformPage(
    "Apple HIG, Gestures", "https://developer.apple.com/design/human-interface-guidelines/gestures")
  static let accessibility = PlatformPage(
    "Apple HIG, Accessibility", "https://developer.apple.com/design/human-interface-guidelines/accessibility")
  static let boldText = PlatformPage(
    "Apple, LegibilityWeight", "https://developer.apple.com/documentation/swiftui/legibilityweight")
  static let invertColors = PlatformPage(
    "Apple, accessibilityIgnoresInvertColors",
    "https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors")
  static let secureField = PlatformPage(
    "Apple, SecureField", "https://developer.apple.com/documentation/swiftui/securefield")
  static let passwordInput = PlatformPage(
    "Android, InputType",
    "https://developer.android.com/reference/android/text/InputType#TYPE_TEXT_VARIATION_PASSWORD")
  static let darkTheme = PlatformPage(
    "Android, Dark theme", "https://developer.android.com/develop/ui/views/theming/darktheme")
  static let voiceOverRunning = PlatformPage(
    "Apple, isVoiceOverRunning",
    "https://developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning")
}
