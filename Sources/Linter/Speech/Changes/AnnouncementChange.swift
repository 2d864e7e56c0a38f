// A change for screen reader users.

/// A change in what a screen reader announces.
package struct AnnouncementChange: Sendable {
  package enum Kind: String, Sendable {
    /// A focus stop is announced differently, became reachable, or became unreachable.
    case changed
    case added, removed
    /// Several focus stops became one.
    case joined
    /// One focus stop became several.
    case split
    /// The same focus stop comes earlier or later on its screen.
    case moved
  }

  package var kind: Kind
  /// The focus stops before the change, in reading order.
  package var before: [AnnouncedStop]
  /// The focus stops after the change, in reading order.
  package var after: [AnnouncedStop]
  /// The place among the changes of the file.
  var order: Double

  /// The name of the declaration, or nil for a file that is the declaration.
  package var screen: String? { (after.first ?? before.first)?.screen }

  /// `VoiceOver` or `TalkBack`.
  package var reader: String { (after.first ?? before.first)?.reader ?? "" }

  /// The announcements before and after. Hints are included only if nothing else differs, and numbers of focus stops
  /// only if they're all that differs.
  package var texts: (before: [String], after: [String]) {
    if kind == .moved {
      func numbered(_ stop: AnnouncedStop) -> String { "\(stop.brief) (stop \(stop.number ?? 0))" }
      return (before.map(numbered), after.map(numbered))
    }
    let brief = (before.map(\.brief), after.map(\.brief))
    return brief.0 == brief.1 ? (before.map(\.full), after.map(\.full)) : brief
  }

  /// Returns whether the change is the same one in the same code, as in a component that several screens show.
  func repeats(_ other: AnnouncementChange) -> Bool {
    kind == other.kind && before.map(\.line) == other.before.map(\.line)
      && after.map(\.line) == other.after.map(\.line) && texts == other.texts
  }
}
