// The announcement that a screen reader makes when it reaches an element.

/// A screen reader announcement, split into parts. The wording is approximate: it varies by OS version, language, and
/// user settings.
public struct Announcement: Sendable, Equatable {
  /// The kind of information in a part.
  public enum Kind: String, Sendable {
    case name, value, state, role, position, hint, actions
  }

  /// A part between two pauses.
  public struct Part: Sendable, Equatable {
    public var kind: Kind
    /// The spoken text. Unknown texts are in `‹…›`, and alternatives are separated by `|`.
    public var text: String
    /// The code that supplies the text, or nil for the screen reader's own words.
    public var range: Range<Int>?
    /// True if the screen reader adds these words itself.
    public var isOwn: Bool

    init(_ kind: Kind, _ text: String, range: Range<Int>? = nil, isOwn: Bool = false) {
      self.kind = kind
      self.text = text
      self.range = range
      self.isOwn = isOwn
    }
  }

  /// The reason why the announcement is empty or incomplete.
  public enum Problem: Sendable, Equatable {
    /// The element has no label.
    case unnamed
    /// This API makes the element unreachable.
    case unreachable(api: String)
  }

  /// The screen reader: `VoiceOver` or `TalkBack`.
  public var reader: String
  /// The parts in spoken order, with short pauses.
  public var parts: [Part] = []
  /// The hints, spoken after a longer pause.
  public var hints: [Part] = []
  /// True if any part may be announced differently.
  public var isApproximate = false
  public var problem: Problem?

  init(by reader: String) {
    self.reader = reader
  }

  /// True if users can reach the element.
  public var isReachable: Bool { if case .unreachable = problem { false } else { true } }

  /// The text spoken before the hints: `Play, Button`. Empty if nothing is announced.
  public var said: String { parts.map(\.text).joined(separator: ", ") }

  /// The spoken text: `Play, Button. Starts playback`. Empty if nothing is announced.
  public var speech: String {
    let said = self.said
    let hint = hints.map(\.text).joined(separator: ". ")
    if said.isEmpty || hint.isEmpty { return said + hint }
    return said + (said.last.map { ".!?…".contains($0) } == true ? " " : ". ") + hint
  }

  /// The announcement as one line: `VoiceOver: “Play, Button. Starts playback”`.
  public var line: String { "\(reader): \(summary)" }

  /// The line without the screen reader.
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
