// Current announcements, as rules quote them in messages.

import Elements

extension Report {
  /// Returns the announcement of an element without its hints, in quotes: `“Button”`. Nil if nothing is announced, or
  /// if part of the announcement is unknown.
  func heard(_ id: ElementID) -> String? {
    guard let announcement = tree.announcement(of: id), !announcement.said.isEmpty,
      announcement.problem == .unnamed || !announcement.isApproximate
    else { return nil }
    return "“\(announcement.said)”"
  }
}
