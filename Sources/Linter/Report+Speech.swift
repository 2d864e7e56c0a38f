// What rules quote of what is heard today.

import Elements

extension Report {
  /// What the screen reader says of an element before its hints, in quotes: `“Button”`. Nil where it says nothing, and
  /// where a name in it is not known.
  func heard(_ id: ElementID) -> String? {
    guard let announcement = tree.announcement(of: id), !announcement.said.isEmpty,
      announcement.problem == .unnamed || !announcement.isApproximate
    else { return nil }
    return "“\(announcement.said)”"
  }
}
