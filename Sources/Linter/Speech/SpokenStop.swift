// One place where a screen reader stops, and what it says there.

package import Elements

/// A stop on the way through a screen.
package struct SpokenStop: Sendable {
  /// What is said.
  package var announcement: Announcement
  /// The code of the element, in bytes.
  package var range: Range<Int>
  /// What is wrong with it.
  package var findings: [Finding] = []

  /// `VoiceOver` or `TalkBack`.
  package var reader: String { announcement.reader }

  /// What it says, for people: `“Play, Button. Starts playback”`, `not reachable (accessibilityHidden)`.
  package var summary: String { announcement.summary }

  /// Whether a screen reader gets here at all.
  package var isReachable: Bool {
    if case .unreachable = announcement.problem { false } else { true }
  }
}

/// What a screen reader meets in one declaration: a view type, a composable, a layout.
package struct SpokenScreen: Sendable {
  /// The name of the declaration; nil for a file that is one.
  package var name: String?
  /// Where the declaration begins, in bytes.
  package var start: Int
  /// In reading order.
  package var stops: [SpokenStop] = []
}
