// Readings in a user's speech style.

package import Elements

package typealias SpeechStyle = Elements.SpeechStyle

extension SpeechStyle {
  /// Creates a style from settings. Missing and unrecognized settings get the screen reader's default.
  package init(talkBackOrder: String? = nil, hints: Bool? = nil, language: String? = nil) {
    self.init()
    self.talkBackOrder = talkBackOrder.flatMap(TalkBackOrder.init) ?? self.talkBackOrder
    speaksHints = hints ?? speaksHints
    self.language = language ?? self.language
  }
}

extension SpokenStop {
  /// Returns the stop in the given speech style.
  package func styled(_ style: SpeechStyle) -> SpokenStop {
    SpokenStop(announcement: announcement.styled(style), range: range)
  }
}

extension ScreenReading {
  /// Returns the reading in the given speech style.
  package func styled(_ style: SpeechStyle) -> ScreenReading {
    guard style != SpeechStyle() else { return self }
    var styled = self
    for index in steps.indices {
      if let announcement = steps[index].spoken.announcement {
        styled.steps[index].spoken.content = .stop(announcement.styled(style))
      }
    }
    return styled
  }
}
