// The context that a composable's surroundings add, applied once all composables are read.

import Source
import Syntax

extension ComposeReader {
  /// Completes every element with information from its ancestors, siblings, and call sites.
  mutating func finish() {
    let sites = list.componentsByName
    seeThroughWrappers()
    seeThroughComponents()
    settleGivenModifiers()
    describePictures()
    inheritFromAncestors()
    list.markPicturesBesideText()
    list.markBackgrounds(stack: "Box")
    markRowsOfTexts()
    markBullets()
    markScrims()
    consultCallSites(sites)
    spreadBackgrounds(sites)
    measure()
    settleStates()
    settleSelections()
    markOffers()
    markOffersOfComponents()
  }

  private mutating func settleStates() {
    for id in sometimesDisabled {
      for index in list[id].traits.indices where list[id].traits[index].trait == .disabled {
        list[id].traits[index].isConditional = true
      }
    }
    // Rows are identified by their texts. An element with a state isn't a plain row.
    for id in choices { list[id].circumstances.remove(.row) }
    for id in modifiedByApp { list[id].gestures.removeAll { $0.kind == .touch } }
  }

  /// Returns the call of the nearest component around an element.
  private func enclosingComponent(of id: ElementID) -> NodeID? {
    var parent = list[id].parent
    for _ in 0..<ElementTree.reach {
      guard let next = parent else { return nil }
      if list[next].role == .custom { return tree.links(of: NodeID(list[next].origin)).first }
      parent = list[next].parent
    }
    return nil
  }

  private mutating func inheritFromAncestors() {
    /// The elements shown by an app component, which may label, describe, or hide them.
    var isCompleted = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      guard let parent = list.elements[index].parent else { continue }
      let id = ElementID(index)
      if list[parent].circumstances.contains(.row),
        list[parent].role == .container || list[parent].role == .custom,
        list[parent].gestures.isEmpty
      {
        list[id].circumstances.insert(.row)
      }
      // Nothing outside a focus stop completes what's inside it.
      isCompleted[index] =
        (isCompleted[parent.index] && !list[parent].staysApart || list[parent].role == .custom)
        && list[id].slot != .separate
      guard isCompleted[index] else { continue }
      let isStop = list[id].staysApart
      if !isStop || list[id].role.isValueControl && list[id].grouping == .none && isNamedBySurroundings(id) {
        list[id].unknowns.add(.elsewhere, .view, at: enclosingComponent(of: id))
      }
    }
  }

  /// Marks each layout with two or more texts as a row, and each one whose content isn't visible here.
  private mutating func markRowsOfTexts() {
    var texts = [Int](repeating: 0, count: list.elements.count)
    for index in list.elements.indices.reversed() {
      // A menu or a dialog isn't part of the row that opens it.
      if list.elements[index].slot == .separate { continue }
      switch list.elements[index].role {
      case .text, .heading, .label: texts[index] += 1
      case .custom: texts[index] += 2
      default: break
      }
      if list.elements[index].openness.contains(.content) { texts[index] += 2 }
      if texts[index] >= 2, list.elements[index].role == .container {
        list[ElementID(index)].circumstances.insert(.row)
      }
      if let parent = list.elements[index].parent { texts[parent.index] += min(texts[index], 1_000) }
    }
  }

  /// Marks the tap of a clickable layer that fills its parent and shows nothing as a dismissal.
  private mutating func markScrims() {
    guard !filling.isEmpty else { return }
    let parents = Set(list.elements.compactMap(\.parent))
    for id in filling where list[id].role == .container && !parents.contains(id) {
      for index in list[id].gestures.indices { list[id].gestures[index].purpose = .dismissal }
    }
  }

  /// Applies context from call sites. A private composable that a call site hides or completes is treated as labeled
  /// elsewhere. For any other composable, call sites only determine whether it's a row or is on a background.
  private mutating func consultCallSites(_ sites: [Identifier: [ElementID]]) {
    guard !helpers.isEmpty else { return }
    var outermost: [Identifier: Int] = [:]
    for helper in helpers.values { outermost[helper, default: 0] += 1 }
    let surroundingsByName = sites.mapValues { uses in
      uses.reduce(into: Surroundings()) { $0.formUnion(surroundings(of: $1)) }
    }
    for (id, helper) in helpers {
      guard let surroundings = surroundingsByName[helper] else { continue }
      if list[id].circumstances.contains(.inViewFunction) {
        list[id].circumstances.remove(.inViewFunction)
        // A separate focus stop can only be hidden, or labeled by the text next to it.
        let isStop = list[id].staysApart && (!list[id].role.isValueControl || list[id].grouping == .merges)
        if !surroundings.isDisjoint(with: isStop ? .hides : [.hides, .completes]) {
          list[id].unknowns.add(.elsewhere, .caller)
        }
      }
      if outermost[helper] == 1, surroundings.contains(.row) { list[id].circumstances.insert(.row) }
    }
  }

  /// The effects of a composable's call sites on its elements.
  private struct Surroundings: OptionSet {
    let rawValue: UInt8

    /// An ancestor hides its content from screen readers.
    static let hides = Surroundings(rawValue: 1)
    /// An ancestor merges, labels, or describes its content.
    static let completes = Surroundings(rawValue: 2)
    static let row = Surroundings(rawValue: 4)
  }

  private func surroundings(of site: ElementID) -> Surroundings {
    var found: Surroundings = list[site].circumstances.contains(.row) ? .row : []
    var element = list[site]
    while let parent = element.parent, element.slot != .separate {
      let above = list[parent]
      if above.grouping == .ignoresChildren || above.hiding != nil { found.insert(.hides) }
      if above.grouping != .none || !above.labels.isEmpty || above.role == .custom {
        found.insert(.completes)
      }
      element = above
    }
    return found
  }

  /// Propagates backgrounds into the composables shown on them, through up to three levels of calls.
  private mutating func spreadBackgrounds(_ sites: [Identifier: [ElementID]]) {
    for _ in 0..<3 {
      let onBackground = sites.filter { site in
        site.value.contains { list[$0].circumstances.contains(.onBackground) }
      }
      let reached = helpers.filter { onBackground[$0.value] != nil }.keys
      if reached.allSatisfy({ list[$0].circumstances.contains(.onBackground) }) { return }
      for id in reached { list[id].circumstances.insert(.onBackground) }
      for index in list.elements.indices {
        guard let parent = list.elements[index].parent, list[parent].circumstances.contains(.onBackground)
        else { continue }
        list[ElementID(index)].circumstances.insert(.onBackground)
      }
    }
  }
}
