// What a listener has set up in the screen reader.

/// How announcements are put together for one listener. Without any choice, as screen readers come.
public struct SpeechStyle: Sendable, Equatable {
  /// The order in which TalkBack describes an element.
  ///
  /// Source: google/talkback, “Element description order” in its verbosity settings.
  public enum TalkBackOrder: String, Sendable, CaseIterable {
    case stateNameRole = "state-name-role"
    case roleNameState = "role-name-state"
    case nameRoleState = "name-role-state"

    fileprivate var kinds: [Announcement.Kind] {
      switch self {
      case .stateNameRole: [.state, .name, .role]
      case .roleNameState: [.role, .name, .state]
      case .nameRoleState: [.name, .role, .state]
      }
    }
  }

  public var talkBackOrder = TalkBackOrder.stateNameRole
  /// Whether hints are spoken, which experienced listeners often turn off.
  public var speaksHints = true
  /// The language of the screen reader's own words, as a BCP 47 tag; English for others than `languages`.
  public var language = "en"

  public init() {}

  /// The languages in which the own words of at least one screen reader are known.
  public static let languages = ["en"] + TalkBackWords.byLanguage.keys.sorted()

  /// Whether the words are known in the language of a tag such as `de-AT`.
  public static func knows(language: String) -> Bool { languages.contains(OwnWords.language(of: language)) }
}

extension Announcement {
  /// As a listener with such settings hears it.
  public func styled(_ style: SpeechStyle) -> Announcement {
    guard style != SpeechStyle() else { return self }
    var styled = self
    if reader == "TalkBack" { styled.order(style.talkBackOrder.kinds) }
    if !style.speaksHints { styled.hints = [] }
    guard let words = OwnWords(of: reader, in: style.language) else { return styled }
    for index in styled.parts.indices where styled.parts[index].isOwn {
      styled.parts[index].text = words.translated(styled.parts[index].text)
    }
    // How gestures are explained is known in English only.
    styled.hints.removeAll { $0.isOwn && words.translated($0.text) == $0.text }
    for index in styled.hints.indices where styled.hints[index].isOwn {
      styled.hints[index].text = words.translated(styled.hints[index].text)
    }
    return styled
  }

  /// Puts state, name and role, with which an announcement begins, into another order; what follows stays behind them:
  /// the texts inside a field, that something is disabled, positions.
  private mutating func order(_ kinds: [Kind]) {
    guard
      let role = parts.firstIndex(where: { $0.kind == .role }) ?? parts.lastIndex(where: { $0.kind == .name })
    else { return }
    let described = parts[...role]
    parts.replaceSubrange(...role, with: kinds.flatMap { kind in described.filter { $0.kind == kind } })
  }
}
