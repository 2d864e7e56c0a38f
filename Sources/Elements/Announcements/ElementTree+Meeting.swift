// What a listener meets on the way, and what is passed over.

import Syntax

extension ElementTree {
  /// Whether nobody would miss something: what its row says, decoration inside of a control, what a label stands for.
  func isNoise(_ id: ElementID, _ announcement: Announcement) -> Bool {
    if self[id].labels.isEmpty, self[id].spokenFacts.isLabelOfCell { return true }
    guard case .unreachable = announcement.problem, self[id].exposure != .hidden else { return false }
    // Something around it speaks in its place.
    if self[id].exposure == .ignored { return true }
    return ancestors(of: id).contains { self[$0].grouping == .merges || self[$0].role.isControl }
  }

  /// Whether a component of the app is known to be a text, but not which.
  func isUnknownText(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .text, element.labels.isEmpty, isMet(id),
      !syntax.writesOutPackage(NodeID(element.origin))
    else { return false }
    return element.title.value?.value == .dynamic
  }

  /// Whether a component inside of a stop is none of its parts.
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
