// What the surroundings say about a view, once all views are read.

import Source
import Syntax

extension SwiftUIReader {
  /// Completes every element with what its ancestors, siblings and call sites add.
  mutating func finish() {
    inheritFromAncestors()
    findTextBesideImages()
    findBackgrounds()
    consultCallSites()
  }

  private mutating func inheritFromAncestors() {
    /// Elements whose content may be completed by something above them.
    var completes: Set<ElementID> = []
    var hidesTitles = hidesTitles
    for index in list.elements.indices {
      let id = ElementID(index)
      guard let parent = list[id].parent else { continue }
      if hidesTitles.contains(parent) { hidesTitles.insert(id) }
      if hidesTitles.contains(id), !list[id].title.isAbsent { list[id].circumstances.insert(.titleHidden) }
      if list[parent].circumstances.contains(.row), list[parent].role == .container {
        list[id].circumstances.insert(.row)
      }
      // A label on a bare container spreads to the elements inside (V1); a component may do anything with its content.
      let above = list[parent]
      let spreadsLabel = !above.labels.isEmpty && above.grouping == .none && !above.role.isControl
      if list[id].slot != .separate, spreadsLabel || above.role == .custom || completes.contains(parent) {
        if list[id].role.isControl, above.role == .custom || !spreadsLabel, above.labels.isEmpty {
          continue
        }
        completes.insert(id)
        list[id].openness.insert(.elsewhere)
      }
    }
    for id in self.hidesTitles where !list[id].title.isAbsent { list[id].circumstances.insert(.titleHidden) }
  }

  /// Marks pictures that stand with a text in one parent; parents with a single child are looked through.
  private mutating func findTextBesideImages() {
    var childCounts = [Int](repeating: 0, count: list.elements.count)
    /// For each element, whether text may stand in it, itself included.
    var holdsText = [Int](repeating: 0, count: list.elements.count)
    for index in list.elements.indices.reversed() {
      let element = list.elements[index]
      if element.mayShowText { holdsText[index] += 1 }
      if let parent = element.parent {
        childCounts[parent.index] += 1
        holdsText[parent.index] += min(holdsText[index], 1_000)
      }
    }
    for index in list.elements.indices where list.elements[index].role == .image {
      var inside = index
      while let parent = list.elements[inside].parent, childCounts[parent.index] == 1,
        list.elements[parent.index].role == .container
      {
        inside = parent.index
      }
      guard let parent = list.elements[inside].parent else { continue }
      let own = holdsText[inside]
      let ofParent = list.elements[parent.index].mayShowText ? 1 : 0
      if holdsText[parent.index] - own - (list.elements[parent.index].role == .container ? ofParent : 0) > 0 {
        list[ElementID(index)].circumstances.insert(.besideText)
      }
    }
  }

  /// Marks elements that stand on something other than the system's background.
  private mutating func findBackgrounds() {
    /// Elements that draw a background for what is inside them, whatever it is.
    var draws = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let element = list.elements[index]
      draws[index] = draws[index] || element.colors.contains { $0.use == .background && $0.value != .adaptive }
      guard let parent = element.parent else { continue }
      let isStacked = list[parent].typeName == "ZStack" && !element.mayShowText
      if element.slot == .decoration || isStacked { draws[parent.index] = true }
    }
    for index in list.elements.indices {
      guard let parent = list.elements[index].parent else { continue }
      let above = list[parent]
      draws[index] = draws[index] || draws[parent.index] && list.elements[index].slot != .separate
      if draws[parent.index] || above.circumstances.contains(.onBackground) || above.role == .custom
        || above.role.isControl
      {
        list[ElementID(index)].circumstances.insert(.onBackground)
      }
      if above.openness.contains(.colors) { list[ElementID(index)].openness.insert(.colors) }
    }
  }

  /// A helper's view is judged where it is used (guard G9): decorated there, it is complete.
  private mutating func consultCallSites() {
    guard !helpers.isEmpty else { return }
    var sites: [Identifier: [ElementID]] = [:]
    for index in list.elements.indices where list.elements[index].role == .custom {
      let name = Identifier(spelled: list.elements[index].typeName)
      sites[name, default: []].append(ElementID(index))
    }
    for (id, helper) in helpers {
      guard let uses = sites[helper] else { continue }
      list[id].circumstances.remove(.inViewFunction)
      if uses.contains(where: { isDecorated($0) }) { list[id].openness.insert(.elsewhere) }
    }
  }

  /// Whether the place where a helper is used adds to its view, or makes it part of something else.
  private func isDecorated(_ site: ElementID) -> Bool {
    var element = list[site]
    if !element.labels.isEmpty || element.hiding != nil || element.grouping != .none { return true }
    while let parent = element.parent, element.slot != .separate {
      if element.slot != .content || list[parent].grouping != .none || !list[parent].labels.isEmpty { return true }
      if list[parent].hiding != nil { return true }
      element = list[parent]
    }
    return false
  }
}

extension Element {
  /// Whether a text that is seen may stand here.
  var mayShowText: Bool {
    switch role {
    case .text, .heading, .label, .custom: true
    default: !title.isAbsent
    }
  }
}
