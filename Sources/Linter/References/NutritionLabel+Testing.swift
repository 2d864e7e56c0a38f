// What has to be tried before an app claims a feature.

extension NutritionLabel {
  /// What no look at code can tell, as an instruction. Apple asks that all common tasks of the app can be done with the
  /// feature.
  package var byHand: String {
    switch self {
    case .voiceOver: "Do every common task with VoiceOver and the screen curtain on."
    case .voiceControl: "Do every common task by speaking alone, calling each control by what it shows."
    case .largerText:
      "Do every common task with text twice as large; nothing is cut off or covers something else."
    case .darkInterface:
      "Do every common task in the dark appearance, and look for bright screens in between."
    case .differentiateWithoutColorAlone: "Do every common task with the grayscale filter on."
    case .sufficientContrast: "Measure texts, icons and states on the screen, in both appearances."
    case .reducedMotion: "Turn on Reduce Motion and look for movement that remains."
    case .captions: "Play whatever has sound; captions are there, complete and in time."
    case .audioDescriptions: "Play every video; what is only seen is described."
    }
  }
}
