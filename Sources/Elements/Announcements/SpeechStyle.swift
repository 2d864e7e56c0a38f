// Screen reader settings that affect announcements.

/// The style of announcements for one user. The default values are the screen readers' default settings.
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
  /// True if hints are spoken. Experienced users often turn them off.
  public var speaksHints = true
  /// The language of the screen reader's own words, as a BCP 47 tag. English if it isn't in `languages`.
  public var language = "en"

  public init() {}

  /// The languages in which at least one screen reader's own words are known.
  public static let languages = ["en"] + TalkBackWords.byLanguage.keys.sorted()

  /// Returns the languages in which the own words of a screen reader are known.
  public static func languages(of reader: String) -> [String] {
    ["en"] + OwnWords.tables(of: reader).keys.sorted()
  }

  /// Returns whether the own words of a screen reader are known in the language of a tag such as `de-AT`.
  public static func knows(language: String, of reader: String) -> Bool {
    languages(of: reader).contains(OwnWords.language(of: language))
  }

  /// Returns whether the words are known in the language of a tag such as `de-AT`.
  public static func knows(language: String) -> Bool { languages.contains(OwnWords.language(of: language)) }
}

extension Announcement {
  /// Returns the announcement as spoken with these settings.
  public func styled(_ style: SpeechStyle) -> Announcement {
    guard style != SpeechStyle() else { return self }
    var styled = self
    if reader == "TalkBack" { styled.order(style.talkBackOrder.kinds) }
    if !style.speaksHints { styled.hints = [] }
    guard let words = OwnWords(of: reader, in: style.language) else { return styled }
    for index in styled.parts.indices where styled.parts[index].isOwn {
      styled.parts[index].text = words.translated(styled.parts[index].text)
    }
    // The gesture hints are known only in English.
    styled.hints.removeAll { $0.isOwn && words.translated($0.text) == $0.text }
    for index in styled.hints.indices where styled.hints[index].isOwn {
      styled.hints[index].text = words.translated(styled.hints[index].text)
    }
    return styled
  }

  /// Reorders the state, label, and role at the beginning of an announcement. The rest still follows them: the texts
  /// inside a field, the disabled state, positions.
  private mutating func order(_ kinds: [Kind]) {
    guard
      let role = parts.firstIndex(where: { $0.kind == .role }) ?? parts.lastIndex(where: { $0.kind == .name })
    else { return }
    let described = parts[...role]
    parts.replaceSubrange(...role, with: kinds.flatMap { kind in described.filter { $0.kind == kind } })
  }
}
