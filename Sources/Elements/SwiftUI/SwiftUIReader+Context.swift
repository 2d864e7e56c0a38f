// What the surroundings say about a view, once all views are read.

import Source
import Syntax

extension SwiftUIReader {
  /// Completes every element with what its ancestors, siblings and call sites add.
  mutating func finish() {
    untangle()
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
    showsOptions = Set(showsOptions.map(moved))
    inSystemPlaces = Set(inSystemPlaces.map(moved))
    withoutTouch = Set(withoutTouch.map(moved))
    alternatives = Set(alternatives.map(moved))
  }

  private mutating func inheritFromAncestors() {
    /// Elements whose content may be completed by something above them.
    var completes: Set<ElementID> = []
    var hidesTitles = hidesTitles
    var inMenus: Set<ElementID> = []
    for index in list.elements.indices {
      let id = ElementID(index)
      if alternatives.contains(id) { list[id].circumstances.insert(.alternative) }
      guard let parent = list[id].parent else { continue }
      if hidesTitles.contains(parent) { hidesTitles.insert(id) }
      if showsOptions.contains(parent) { showsOptions.insert(id) }
      if isMenuItem(id, of: parent) || inMenus.contains(parent) { inMenus.insert(id) }
      if list[id].role == .picker, showsOptions.contains(id) || inMenus.contains(id) && !opensMenu(id) {
        list[id].circumstances.insert(.passive)
      }
      if hidesTitles.contains(id), !list[id].title.isAbsent { list[id].circumstances.insert(.titleHidden) }
      if list[parent].circumstances.contains(.alternative) { list[id].circumstances.insert(.alternative) }
      if list[parent].circumstances.contains(.row), list[parent].role == .container {
        list[id].circumstances.insert(.row)
      }
      // A label on a bare container spreads to the elements inside (V1); a component may do anything with its content.
      // What is passed on or stored may be completed there.
      if list[parent].parent == nil, list[parent].openness.contains(.elsewhere) { completes.insert(parent) }
      let spreadsLabel =
        !list[parent].labels.isEmpty && list[parent].grouping == .none && !list[parent].role.isControl
      if list[id].slot != .separate,
        spreadsLabel || list[parent].role == .custom || completes.contains(parent)
      {
        if list[id].role.isControl, list[parent].role == .custom || !spreadsLabel, list[parent].labels.isEmpty
        {
          continue
        }
        completes.insert(id)
        list[id].openness.insert(.elsewhere)
      }
    }
    for id in self.hidesTitles where !list[id].title.isAbsent { list[id].circumstances.insert(.titleHidden) }
  }

  /// What a helper or a view type shows is judged where it is used (guard G9): decorated there, it is complete.
  private mutating func consultCallSites() {
    var sites: [Identifier: [ElementID]] = [:]
    for (id, link) in components { sites[tree[link].name, default: []].append(id) }
    // In the order of the file, so that the result does not depend on the order of a dictionary.
    let inOrder = bodies.filter { !$0.value.roots.isEmpty }.sorted { $0.value.roots[0] < $1.value.roots[0] }
    var unusedRoots: Set<ElementID> = []
    // Which symbol a picture shows, those know who show the type.
    for (_, body) in inOrder where givenSymbol(of: body) != nil {
      list[body.roots[0]].openness.insert(.elsewhere)
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
      if uses.contains(where: showsOptions.contains) { markPickers(of: body) }
      if body.roots.count == 1, uses.contains(where: isRepeatedPlainly) {
        list[body.roots[0]].circumstances.insert(.repeated)
      }
      // All that a helper does which the file does not use is to pass the type on.
      if body.isType, uses.contains(where: { unusedRoots.contains(outermostGroup(around: $0)) }) {
        markPictures(of: body, .inViewFunction)
      }
      if uses.contains(where: { list[$0].circumstances.contains(.inTypeShownElsewhere) }) {
        markInside(body, .inTypeShownElsewhere)
      }
    }
  }

  /// Whether a use of a component is shown for each of many things, and neither it nor anything around it joins what is
  /// inside or reacts to touch.
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

  /// The view that a helper returns for one of its alternatives.
  private func outermostGroup(around id: ElementID) -> ElementID {
    var id = id
    while let parent = list[id].parent, list[parent].typeName == "Group" { id = parent }
    return id
  }

  /// Other files show the type, and may add to its outermost view or make it a part of something.
  private mutating func markShownElsewhere(_ body: Body) {
    markPictures(of: body, .inViewFunction)
    markInside(body, .inTypeShownElsewhere)
    for root in body.roots { markOutermost(root, 0) }
  }

  /// `Group` is no view of its own: what is said of it is said of each view inside.
  private mutating func markOutermost(_ id: ElementID, _ depth: Int) {
    list[id].circumstances.insert(.shownElsewhere)
    guard list[id].typeName == "Group", depth < 4 else { return }
    for index in id.index + 1..<max(id.index + 1, end(of: id)) where list.elements[index].parent == id {
      markOutermost(ElementID(index), depth + 1)
    }
  }

  /// A type that shows nothing but pictures is judged as a helper is: its users may add what it lacks.
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

  /// Each option of a picker in a menu is an item of that, without the title of the picker.
  private func isMenuItem(_ id: ElementID, of parent: ElementID) -> Bool {
    list[parent].role == .menu && list[id].slot != .label || list[parent].typeName == "contextMenu"
  }

  /// Whether a picker in a menu is an item that opens another menu: `.pickerStyle(.menu)`.
  private func opensMenu(_ id: ElementID) -> Bool {
    tree.links(of: NodeID(list[id].origin)).contains {
      tree[$0].name == "pickerStyle" && tree.subtreeMentions("menu", $0)
    }
  }

  /// A style that is set where a helper is used shows the options of its pickers.
  private mutating func markPickers(of body: Body) {
    for root in body.roots {
      for index in root.index..<max(root.index + 1, end(of: root)) where list.elements[index].role == .picker
      {
        list[ElementID(index)].circumstances.insert(.passive)
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

  /// Lets a view, and what is inside it and acts by nothing, have been completed where it is used.
  private mutating func complete(_ root: ElementID, picturesOnly: Bool) {
    var index = root.index
    while index < list.elements.count,
      index == root.index || list.elements[index].parent.map({ $0 >= root }) == true,
      index - root.index < ElementTree.reach
    {
      let element = list.elements[index]
      // What is drawn over another view may be its decoration, but not if it can be pressed.
      if element.role.isControl, picturesOnly || index > root.index {
        index = end(of: ElementID(index))
        continue
      }
      if !picturesOnly || (element.gestures.isEmpty && !element.role.isControl) {
        list[ElementID(index)].openness.insert(.elsewhere)
      }
      index += 1
    }
  }

  /// What the place where a helper is used does with its view.
  private enum Treatment {
    case none
    /// Draws it behind or over something, so that its pictures are decoration.
    case drawnOver
    /// Adds to it, or makes it part of something else.
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

extension Element {
  /// Whether a text that is seen may stand here.
  var mayShowText: Bool {
    switch role {
    case .text, .heading, .label, .custom: true
    // The hint of a field, or of the layout around one, is text as well.
    default: !title.isAbsent && title.value?.value.isBlank != true || !placeholder.isAbsent
    }
  }
}
