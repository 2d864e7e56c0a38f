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
}
