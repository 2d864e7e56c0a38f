// Facts that the surroundings add to a view once all views are read.

import Source
import Syntax

extension SwiftUIReader {
  /// Completes every element with facts from its ancestors, siblings, and call sites.
  mutating func finish() {
    untangle()
    closePicturesInControls()
    seeThroughComponents()
    inheritFromAncestors()
    list.markPicturesBesideText()
    list.markBackgrounds(stack: "ZStack")
    consultCallSites()
    readSizes()
    markShortcuts()
  }

  private mutating func untangle() {
    let order = list.untangle()
    func moved(_ id: ElementID) -> ElementID { ElementID(order[id.index]) }
    func moved<Value>(_ values: [ElementID: Value]) -> [ElementID: Value] {
      Dictionary(uniqueKeysWithValues: values.map { (moved($0.key), $0.value) })
    }
    bodies = bodies.mapValues {
      Body(
        declarations: $0.declarations, isType: $0.isType, name: $0.name, roots: $0.roots.map(moved))
    }
    components = moved(components)
    buttonStyles = moved(buttonStyles)
    hidesTitles = Set(hidesTitles.map(moved))
    showsOptions = moved(showsOptions)
    inSystemPlaces = Set(inSystemPlaces.map(moved))
    withoutTouch = Set(withoutTouch.map(moved))
    alternatives = Set(alternatives.map(moved))
    computedPictures = Set(computedPictures.map(moved))
  }

  private mutating func inheritFromAncestors() {
    /// Elements whose content an ancestor may complete.
    var completes: Set<ElementID> = []
    var hidesTitles = hidesTitles
    var inMenus: Set<ElementID> = []
    for index in list.elements.indices {
      let id = ElementID(index)
      if alternatives.contains(id) { list[id].circumstances.insert(.alternative) }
      guard let parent = list[id].parent else { continue }
      if hidesTitles.contains(parent) { hidesTitles.insert(id) }
      if let isGroup = showsOptions[parent] { showsOptions[id] = showsOptions[id] ?? isGroup }
      if isMenuItem(id, of: parent) || inMenus.contains(parent) { inMenus.insert(id) }
      let isInMenu = inMenus.contains(id)
      if list[id].role == .picker, showsOptions[id] != nil || isInMenu && !opensMenu(id) {
        if showsOptions[id] == true, !isInMenu, !list[id].circumstances.contains(.passive) {
          list[id].circumstances.insert(.groupsOptions)
        }
        list[id].circumstances.insert(.passive)
      }
      if isInMenu { list[id].circumstances.remove(.groupsOptions) }
      if hidesTitles.contains(id), !list[id].title.isAbsent { list[id].circumstances.insert(.titleHidden) }
      if list[parent].circumstances.contains(.alternative) { list[id].circumstances.insert(.alternative) }
      if list[parent].circumstances.contains(.row), list[parent].role == .container {
        list[id].circumstances.insert(.row)
      }
      // A label on a bare container is applied to the elements inside; a component may do anything with its content.
      // Views that are passed on or stored may be completed there.
      if list[parent].parent == nil, list[parent].openness.contains(.elsewhere) { completes.insert(parent) }
      let isInComponent = list[parent].role == .custom && !frames.contains(parent)
      let spreadsLabel =
        !list[parent].labels.isEmpty && list[parent].grouping == .none && !list[parent].role.isControl
      if list[id].slot != .separate,
        spreadsLabel || isInComponent || completes.contains(parent)
      {
        if list[id].role.isControl, isInComponent || !spreadsLabel, list[parent].labels.isEmpty { continue }
        completes.insert(id)
        list[id].unknowns.add(
          .elsewhere, isInComponent ? .view : .caller, at: isInComponent ? components[parent] : nil)
      }
    }
    for id in self.hidesTitles where !list[id].title.isAbsent { list[id].circumstances.insert(.titleHidden) }
  }

  /// Completes the views of a helper or view type with the facts at its call sites: if it's a decoration there, it
  /// needs nothing else.
  private mutating func consultCallSites() {
    var sites: [Identifier: [ElementID]] = [:]
    for (id, link) in components { sites[tree[link].name, default: []].append(id) }
    // In file order, so that the result doesn't depend on dictionary order.
    let inOrder = bodies.filter { !$0.value.roots.isEmpty }.sorted { $0.value.roots[0] < $1.value.roots[0] }
    var unusedRoots: Set<ElementID> = []
    // Only the callers of the type determine which symbol its image shows.
    for (_, body) in inOrder {
      guard let name = nameOfGivenPicture(of: body) else { continue }
      list[body.roots[0]].unknowns.add(.elsewhere, .value, at: name)
    }
    for (name, body) in inOrder where sites[name] == nil {
      unusedRoots.formUnion(body.roots)
      if body.isType { markShownElsewhere(body) }
    }
    for (name, body) in inOrder {
      guard let uses = sites[name] else { continue }
      let treatments = uses.map(treatment(of:))
      let isBesideText = uses.contains { list[$0].circumstances.contains(.besideText) }
      for id in body.roots {
        list[id].circumstances.remove(.inViewFunction)
        if treatments.contains(.completed) {
          complete(id, picturesOnly: false)
        } else if treatments.contains(.drawnOver) {
          complete(id, picturesOnly: true)
        }
        if isBesideText { list[id].circumstances.insert(.besideText) }
      }
      if isBesideText { markPictures(of: body, .besideText) }
      let styles = uses.compactMap { showsOptions[$0] }
      if !styles.isEmpty { markPickers(of: body, areGroups: styles.allSatisfy(\.self)) }
      if body.roots.count == 1, uses.contains(where: isRepeatedPlainly) {
        list[body.roots[0]].circumstances.insert(.repeated)
      }
      // A helper that the file doesn't use only passes the type on.
      if body.isType, uses.contains(where: { unusedRoots.contains(outermostGroup(around: $0)) }) {
        markPictures(of: body, .inViewFunction)
      }
      if uses.contains(where: { list[$0].circumstances.contains(.inTypeShownElsewhere) }) {
        markInside(body, .inTypeShownElsewhere)
      }
    }
  }

  /// Returns whether a component is repeated for each item while neither it nor any ancestor merges the content or
  /// responds to touch.
  private func isRepeatedPlainly(_ use: ElementID) -> Bool {
    guard let repetition = list[use].parent, list[repetition].typeName == "ForEach",
      list[use].groupingRange == nil, list[use].labels.isEmpty, list[use].gestures.isEmpty,
      tree.links(of: NodeID(list[use].origin)).dropFirst().allSatisfy({
        SwiftUIModifiers.isNeutral(tree[$0].name)
      })
    else { return false }
    var around: ElementID? = repetition
    for _ in 0..<ElementTree.reach {
      guard let id = around else { return true }
      let element = list[id]
      guard element.grouping == .none, !element.role.isControl, element.role != .custom,
        element.gestures.isEmpty,
        element.openness.isDisjoint(with: [.modifiers, .elsewhere])
      else { return false }
      around = element.parent
    }
    return false
  }

  /// Returns the outermost group of a view that a helper returns for one of its alternatives.
  private func outermostGroup(around id: ElementID) -> ElementID {
    var id = id
    while let parent = list[id].parent, list[parent].typeName == "Group" { id = parent }
    return id
  }

  /// Marks a type that other files show, because they may add to its outermost view or embed it in something else.
  private mutating func markShownElsewhere(_ body: Body) {
    markPictures(of: body, .inViewFunction)
    markInside(body, .inTypeShownElsewhere)
    for root in body.roots { markOutermost(root, 0) }
  }

  /// Marks a view as shown elsewhere. For a `Group`, also marks the views inside, because it isn't a separate view.
  private mutating func markOutermost(_ id: ElementID, _ depth: Int) {
    list[id].circumstances.insert(.shownElsewhere)
    guard list[id].typeName == "Group", depth < 4 else { return }
    for index in id.index + 1..<max(id.index + 1, end(of: id)) where list.elements[index].parent == id {
      markOutermost(ElementID(index), depth + 1)
    }
  }

  /// Marks the images of a type that shows only images. Like a helper's, they may be completed at the call sites.
  private mutating func markPictures(of body: Body, _ circumstance: Element.Circumstance) {
    let views = body.roots.flatMap { root in
      (root.index..<max(root.index + 1, end(of: root))).map(ElementID.init)
    }
    guard
      views.allSatisfy({ id in
        switch list[id].role {
        case .image, .shape, .color, .spacer, .canvas: true
        case .container: list[id].title.isAbsent && list[id].gestures.isEmpty
        default: false
        }
      })
    else { return }
    for id in views where list[id].role == .image { list[id].circumstances.insert(circumstance) }
  }

  /// Returns whether an element is in a menu. There, each option of a picker is a menu item, without the picker's
  /// title.
  private func isMenuItem(_ id: ElementID, of parent: ElementID) -> Bool {
    list[parent].role == .menu && list[id].slot != .label || list[parent].typeName == "contextMenu"
  }

  /// Returns whether a picker in a menu is an item that opens another menu: `.pickerStyle(.menu)`.
  private func opensMenu(_ id: ElementID) -> Bool {
    tree.links(of: NodeID(list[id].origin)).contains {
      tree[$0].name == "pickerStyle" && tree.subtreeMentions("menu", $0)
    }
  }

  /// Marks pickers that show their options because of a style set at the helper's call site.
  private mutating func markPickers(of body: Body, areGroups: Bool) {
    for root in body.roots {
      for index in root.index..<max(root.index + 1, end(of: root)) where list.elements[index].role == .picker
      {
        let id = ElementID(index)
        if areGroups, !list[id].circumstances.contains(.passive) {
          list[id].circumstances.insert(.groupsOptions)
        }
        list[id].circumstances.insert(.passive)
      }
    }
  }

  private mutating func markInside(_ body: Body, _ circumstance: Element.Circumstance) {
    for root in body.roots {
      for index in root.index..<max(root.index + 1, end(of: root)) {
        list[ElementID(index)].circumstances.insert(circumstance)
      }
    }
  }

  /// Marks a view, and noninteractive views inside it, as possibly completed at the call site.
  private mutating func complete(_ root: ElementID, picturesOnly: Bool) {
    var index = root.index
    while index < list.elements.count,
      index == root.index || list.elements[index].parent.map({ $0 >= root }) == true,
      index - root.index < ElementTree.reach
    {
      let element = list.elements[index]
      // A view drawn over another may be decoration, but not if it can be activated.
      if element.role.isControl, picturesOnly || index > root.index {
        index = end(of: ElementID(index))
        continue
      }
      if !picturesOnly || (element.gestures.isEmpty && !element.role.isControl) {
        list[ElementID(index)].unknowns.add(.elsewhere, .caller)
      }
      index += 1
    }
  }

  /// The effect of a call site on a helper's view.
  private enum Treatment {
    case none
    /// Draws the view behind or over something, so its images are decoration.
    case drawnOver
    /// Adds to the view, or makes it part of something else.
    case completed
  }

  private func treatment(of site: ElementID) -> Treatment {
    var element = list[site]
    if !element.labels.isEmpty || element.hiding != nil || element.groupingRange != nil
      || element.grouping == .ignoresChildren || element.openness.contains(.elsewhere)
    {
      return .completed
    }
    var treatment = Treatment.none
    while let parent = element.parent, element.slot != .separate {
      if element.slot == .decoration {
        treatment = .drawnOver
      } else if element.slot != .content {
        return .completed
      }
      if list[parent].grouping != .none || !list[parent].labels.isEmpty || list[parent].hiding != nil {
        return .completed
      }
      element = list[parent]
    }
    return treatment
  }
}
