// States that are announced with an element, from any source.

import Source
import Syntax

/// The state of an element.
struct SpokenState {
  /// True if the state applies only some of the time.
  var isConditional: Bool
  var range: Range<Int>?
}

extension ElementTree {
  /// Returns the selected state of an element, or nil if it has none.
  func selection(of id: ElementID) -> SpokenState? { written(.selected, on: id) }

  /// Returns the dimmed state of an element: its own, an ancestor's, or that of the controls that it represents. Nil
  /// if none applies.
  func dimming(of id: ElementID) -> SpokenState? {
    let element = self[id]
    if element.isUnusable {
      return SpokenState(isConditional: false, range: element.traits.last { $0.trait == .disabled }?.range)
    }
    if let own = written(.disabled, on: id) { return own }
    guard element.framework == .swiftUI else { return nil }
    let controls = element.role.isControl ? [id] : controlsInside(id)
    let states = controls.map(passedDimming(of:))
    guard let first = states.compactMap(\.self).first else { return nil }
    let holdsAlways = states.allSatisfy { $0?.isConditional == false }
    return SpokenState(isConditional: !holdsAlways, range: first.range)
  }

  private func written(_ trait: Trait, on id: ElementID) -> SpokenState? {
    let element = self[id]
    let written = element.traits.last { $0.trait == trait } ?? element.states.last { $0.trait == trait }
    return written.map { SpokenState(isConditional: $0.isConditional, range: $0.range) }
  }

  /// Returns the disabled state that a view has or inherits.
  ///
  /// Source: Apple, “disabled(_:)”: a disabled view disables all controls inside it.
  private func passedDimming(of id: ElementID) -> SpokenState? {
    var found: SpokenState?
    var slot = Element.Slot.content
    for view in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      // Separately shown content is a separate screen.
      if slot == .separate { break }
      let element = self[view]
      if element.isUnusable { return SpokenState(isConditional: false, range: nil) }
      found = found ?? written(.disabled, on: view)
      slot = element.slot
    }
    return found
  }

  /// Returns the controls that a merging SwiftUI group represents: the only one, or several of which one is shown.
  /// Empty for other elements.
  func controlsInside(_ id: ElementID) -> [ElementID] {
    let group = self[id]
    guard group.framework == .swiftUI, group.grouping == .merges, group.groupingRange != nil else {
      return []
    }
    var controls: [ElementID] = []
    var skipEnd = 0
    for part in descendants(of: id) where part.index >= skipEnd {
      let element = self[part]
      if element.slot == .separate || element.hiding != nil || element.slot == .decoration {
        skipEnd = element.subtreeEnd
      } else if element.role.isControl {
        controls.append(part)
        skipEnd = element.subtreeEnd
      }
    }
    let shownTogether = controls.filter { !self[$0].circumstances.contains(.alternative) }
    guard shownTogether.count <= 1, let first = controls.first,
      controls.allSatisfy({ self[$0].role == self[first].role })
    else { return [] }
    return controls
  }
}
