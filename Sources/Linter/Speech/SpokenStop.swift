// A focus stop of a screen reader, with its announcement.

package import Elements

/// A focus stop on a screen.
package struct SpokenStop: Sendable {
  package var announcement: Announcement
  /// The code of the element, in bytes.
  package var range: Range<Int>

  /// `VoiceOver` or `TalkBack`.
  package var reader: String { announcement.reader }

  /// The announcement as text: `“Play, Button. Starts playback”`, `not focusable (accessibilityHidden)`.
  package var summary: String { announcement.summary }

  /// The summary without hints, unless there's nothing else: `“Play, Button”`.
  package var summaryWithoutHints: String {
    var announcement = announcement
    if !announcement.said.isEmpty { announcement.hints = [] }
    return announcement.summary
  }

  /// The parts of the announcement, hints last.
  package var parts: [Part] {
    (announcement.parts + announcement.hints).map {
      Part(text: $0.text, kind: $0.kind == .name ? "label" : $0.kind.rawValue, range: $0.range)
    }
  }

  /// A part of an announcement.
  package struct Part: Sendable {
    /// The spoken words.
    package var text: String
    /// The kind of information: `label`, `role`, …
    package var kind: String
    /// The code that supplies the part, in bytes; nil for the screen reader's own words.
    package var range: Range<Int>?
  }
}
