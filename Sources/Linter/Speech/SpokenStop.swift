// One place where a screen reader stops, and what it says there.

package import Elements

/// A stop on the way through a screen.
package struct SpokenStop: Sendable {
  /// What is said.
  package var announcement: Announcement
  /// The code of the element, in bytes.
  package var range: Range<Int>

  /// `VoiceOver` or `TalkBack`.
  package var reader: String { announcement.reader }

  /// What it says, for people: `“Play, Button. Starts playback”`, `not reachable (accessibilityHidden)`.
  package var summary: String { announcement.summary }

  /// The pieces that are heard, the hints last.
  package var parts: [Part] {
    (announcement.parts + announcement.hints).map {
      Part(text: $0.text, kind: $0.kind.rawValue, range: $0.range)
    }
  }

  /// A piece of what is said.
  package struct Part: Sendable {
    /// As it is spoken.
    package var text: String
    /// What it tells: `name`, `role` …
    package var kind: String
    /// The code that supplies it, in bytes; nil for the screen reader's own words.
    package var range: Range<Int>?
  }
}
