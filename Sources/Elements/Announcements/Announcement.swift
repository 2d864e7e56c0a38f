// What a screen reader says when it stops at an element.

/// An announcement, taken apart. It is a guide for people: exact wording differs by system version, language and the
/// settings of the listener.
public struct Announcement: Sendable, Equatable {
  /// What a part tells.
  public enum Kind: String, Sendable {
    case name, value, state, role, position, hint, actions
  }

  /// A piece between two pauses.
  public struct Part: Sendable, Equatable {
    public var kind: Kind
    /// As it is spoken; what is not known stands in `‹…›`, alternatives have `|` between them.
    public var text: String
    /// The code that supplies it; nil for the screen reader's own words.
    public var range: Range<Int>?
    /// Whether the screen reader says it in words of its own.
    public var isOwn: Bool

    init(_ kind: Kind, _ text: String, range: Range<Int>? = nil, isOwn: Bool = false) {
      self.kind = kind
      self.text = text
      self.range = range
      self.isOwn = isOwn
    }
  }

  /// Why nothing is said, or less than there should be.
  public enum Problem: Sendable, Equatable {
    /// Nothing names it.
    case unnamed
    /// It is met by nobody, because of this API.
    case unreachable(api: String)
  }

  /// `VoiceOver` or `TalkBack`.
  public var reader: String
  /// Without a pause that matters, in the order of speaking.
  public var parts: [Part] = []
  /// Behind a longer pause, for those who wait.
  public var hints: [Part] = []
  /// Whether anything in it may be said otherwise.
  public var isApproximate = false
  public var problem: Problem?

  init(by reader: String) {
    self.reader = reader
  }

  /// Whether somebody hears it.
  public var isReachable: Bool { if case .unreachable = problem { false } else { true } }

  /// What is heard at once, before the hints: `Play, Button`. Empty where nothing is.
  public var said: String { parts.map(\.text).joined(separator: ", ") }

  /// What is heard: `Play, Button. Starts playback`. Empty where nothing is.
  public var speech: String {
    let said = self.said
    let hint = hints.map(\.text).joined(separator: ". ")
    if said.isEmpty || hint.isEmpty { return said + hint }
    return said + (said.last.map { ".!?…".contains($0) } == true ? " " : ". ") + hint
  }

  /// One line for people: `VoiceOver: “Play, Button. Starts playback”`.
  public var line: String { "\(reader): \(summary)" }

  /// The line without the reader.
  public var summary: String {
    let approximate = isApproximate ? ["approximate"] : []
    func notes(_ notes: [String]) -> String { notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))" }
    return switch problem {
    case .unreachable(let api): "not focusable" + notes([api] + approximate)
    case .unnamed where speech.isEmpty: "no label" + notes(approximate)
    case .unnamed: "“\(speech)”" + notes(["no label"] + approximate)
    case nil: "“\(speech)”" + notes(approximate)
    }
  }
}
