// Apple's Accessibility Nutrition Labels.

/// An accessibility feature that an app's App Store page can claim to support.
///
/// Source: App Store Connect Help, “Overview of Accessibility Nutrition Labels”. The labels don't apply to Android. A
/// rule has a label if its findings on Apple platforms contradict the claim.
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
