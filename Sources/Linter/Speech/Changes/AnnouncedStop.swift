// A focus stop of one version of a file.

package import Elements
import Source

/// A focus stop, or an element that the screen reader can't reach, in one version of a file.
package struct AnnouncedStop: Sendable, Equatable {
  /// The name of the declaration, or nil for a file that is the declaration.
  package var screen: String?
  /// `VoiceOver` or `TalkBack`.
  package var reader: String
  /// The 1-based line of the element's code.
  package var line: Int
  /// The number of the focus stop on its screen, or nil if it can't be reached.
  package var number: Int?
  /// The level of a heading, 1 to 6, or nil if it isn't a heading.
  package var headingLevel: Int?
  /// The condition for showing it, or nil if it's always shown.
  package var condition: String?
  package var announcement: Announcement

  /// The screen, distinct from others with the same name.
  var place: String
  /// The role, or the kind of element without one: `Button`, `Text`.
  var kind: String
  /// The parts of the announcement that decide whether users hear a difference: without unknown texts, numbers of list
  /// positions, and anything approximate.
  let key: String

  init(
    _ step: ScreenReading.Step, _ announcement: Announcement, of screen: ScreenReading, _ place: String,
    line: Int
  ) {
    self.screen = screen.name
    reader = announcement.reader
    self.line = line
    number = step.number
    headingLevel = step.headingLevel
    condition = step.spoken.condition
    self.announcement = announcement
    self.announcement.isApproximate = false
    self.place = place
    kind =
      announcement.parts.first { $0.kind == .role }?.text ?? String(step.spoken.subject.prefix { $0 != " " })
    key = announcement.key(headingLevel: step.headingLevel)
  }

  /// True if users can reach it.
  package var isReachable: Bool { announcement.isReachable }

  /// The announcement as one line, without hints unless there's nothing else: `“Play, Button”`.
  package var brief: String {
    var announcement = announcement
    if !announcement.said.isEmpty { announcement.hints = [] }
    return announcement.summary + level
  }

  /// The announcement as one line, with hints.
  package var full: String { announcement.summary + level }

  private var level: String {
    guard let headingLevel, headingLevel > 1 else { return "" }
    return " (level \(headingLevel))"
  }

  /// True if the announcement contains a text by which the element can be recognized in another version.
  var isDistinct: Bool {
    // An image's file name isn't a label.
    announcement.problem == nil
      && announcement.parts.contains { part in
        (part.kind == .name || part.kind == .value) && part.text.withoutUnknown.contains(where: \.isLetter)
          && !part.isOwn
      }
  }

  /// The texts of the announcement that other announcements may repeat: the label and the value, split at pauses and
  /// alternatives, without conditions.
  var texts: [String] {
    announcement.parts.filter { $0.kind == .name || $0.kind == .value }.flatMap { part in
      part.text.split(separator: ", ").flatMap { $0.split(separator: " | ") }
    }.map { $0[..<($0.firstRange(of: " (only if ")?.lowerBound ?? $0.endIndex)].lowercased() }
  }

  /// The words of the label and the value, in lowercase.
  var words: Set<Substring> {
    Set(texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map { Substring($0) } })
  }
}

private extension Announcement {
  func key(headingLevel: Int?) -> String {
    guard isReachable else { return "" }
    var pieces = parts.map { part in
      let text = part.text.withoutUnknown
      // A further item renumbers all others.
      return part.kind == .position ? text.filter { !$0.isNumber } : text
    }
    pieces.append(problem == .unnamed ? "-" : "+")
    pieces.append(headingLevel.map { "\($0)" } ?? "")
    return (pieces + hints.map(\.text.withoutUnknown)).joined(separator: "\u{1F}")
  }
}

extension String {
  /// The text with `‹›` in place of each unknown text.
  var withoutUnknown: String { replacingUnknown(by: "‹›") }
}
