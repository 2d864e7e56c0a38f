// Readings as one listener hears them.

package import Elements

package typealias SpeechStyle = Elements.SpeechStyle

extension SpeechStyle {
  /// The style that settings name; what they leave out, or name in a way that nobody knows, is as screen readers come.
  package init(talkBackOrder: String? = nil, hints: Bool? = nil, language: String? = nil) {
    self.init()
    self.talkBackOrder = talkBackOrder.flatMap(TalkBackOrder.init) ?? self.talkBackOrder
    speaksHints = hints ?? speaksHints
    self.language = language ?? self.language
  }
}

extension SpokenStop {
  /// As a listener with such settings hears it.
  package func styled(_ style: SpeechStyle) -> SpokenStop {
    SpokenStop(announcement: announcement.styled(style), range: range)
  }
}

extension ScreenReading {
  /// As a listener with such settings hears it.
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
