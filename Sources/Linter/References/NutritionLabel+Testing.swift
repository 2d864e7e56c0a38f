// The manual tests to complete before claiming a feature.

extension NutritionLabel {
  /// The manual test, as an instruction. Apple requires that users can complete all common tasks of the app with the
  /// feature.
  package var byHand: String {
    switch self {
    case .voiceOver: "Complete every common task with VoiceOver and the screen curtain on."
    case .voiceControl:
      "Complete every common task with your voice, using the text shown on each control."
    case .largerText:
      "Complete every common task at 200% text size; check that nothing is cut off or overlaps."
    case .darkInterface:
      "Complete every common task in dark mode; check that no bright screens appear."
    case .differentiateWithoutColorAlone: "Complete every common task with the grayscale filter on."
    case .sufficientContrast:
      "Measure the contrast of text, icons, and states on screen, in light and dark mode."
    case .reducedMotion: "Turn on Reduce Motion; check that no motion remains."
    case .captions: "Play all media that has sound; check that captions are complete and in sync."
    case .audioDescriptions: "Play every video; check that visual information is described."
    }
  }
}
