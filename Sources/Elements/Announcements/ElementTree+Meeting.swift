// Focus stops that screen readers reach or skip.

import Syntax

extension ElementTree {
  /// Returns whether an element adds nothing to a reading because its row, its control, or a label already covers it.
  func isNoise(_ id: ElementID, _ announcement: Announcement) -> Bool {
    if self[id].labels.isEmpty, self[id].spokenFacts.isLabelOfCell { return true }
    guard case .unreachable = announcement.problem, self[id].exposure != .hidden else { return false }
    // An enclosing element is announced instead.
    if self[id].exposure == .ignored { return true }
    return ancestors(of: id).contains { self[$0].grouping == .merges || self[$0].role.isControl }
  }

  /// Returns whether a custom component is known to be a text whose content isn't known.
  func isUnknownText(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .text, element.labels.isEmpty, isMet(id),
      !syntax.writesOutPackage(NodeID(element.origin))
    else { return false }
    return element.title.value?.value == .dynamic
  }

  /// Returns whether a component inside a focus stop isn't one of its parts.
  func standsApart(_ id: ElementID) -> Bool {
    self[id].exposure == .merged && showsNothingInside(id) && isAloof(id)
  }

  func isMet(_ id: ElementID) -> Bool {
    switch self[id].exposure {
    case .exposed, .unknown:
      showsNothingInside(id) || self[id].framework == .swiftUI && saysSomethingItself(id)
    case .hidden, .decorative, .merged, .ignored: false
    }
  }
}
