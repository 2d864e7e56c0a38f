// The categories of Apple's Accessibility Nutrition Labels.

/// A feature that an app's page in the App Store may claim to support.
///
/// Source: App Store Connect Help, “Overview of Accessibility Nutrition Labels”. Apple's labels ask for nothing on
/// Android; a rule has one where its barrier on Apple's platforms speaks against the claim.
package enum NutritionLabel: String, Sendable, CaseIterable {
  case voiceOver = "VoiceOver"
  case voiceControl = "Voice Control"
  case largerText = "Larger Text"
  case darkInterface = "Dark Interface"
  case differentiateWithoutColorAlone = "Differentiate Without Color Alone"
  case sufficientContrast = "Sufficient Contrast"
  case reducedMotion = "Reduced Motion"
  case captions = "Captions"
  case audioDescriptions = "Audio Descriptions"
}
