// Contents of custom components: view types, helper functions, and properties, expanded at their uses.

import Source
import Syntax

extension SwiftUIReader {
  /// Adds the component's content to each use, as far as the file, the project, and the configuration show it.
  mutating func seeThroughComponents() {
    var contents: [Identifier: Component] = [:]
    findFrames()
    // Earlier declarations can use later ones. Each is read once, after those inside it.
    for id in components.keys.sorted() {
      guard let component = component(at: id, &contents, 0) else {
        let cause = unreadCause(of: id)
        list[id].unknowns.explain(.view, by: cause)
        list[id].unknowns.add(.modifiers, cause, at: components[id])
        continue
      }
      apply(component, to: id)
    }
    declareComponents(&contents)
  }

  /// Declares the content of the file's view types to the project.
  private func declareComponents(_ contents: inout [Identifier: Component]) {
    declareAssetFunctions()
    var declared: [(name: String, component: Component)] = []
    for (name, body) in bodies where body.isType {
      guard let spelling = body.name.map({ tree.nameText(of: $0) }), !spelling.isEmpty else { continue }
      declared.append((spelling, body.declarations == 1 ? content(of: name, &contents, 0) : .unknown))
    }
    for (name, component) in declared.sorted(by: { $0.name < $1.name }) {
      project.declare(component, named: name)
    }
  }

  /// Returns the component that an element uses, or nil if it isn't known.
  func component(
    at id: ElementID, _ contents: inout [Identifier: Component], _ depth: Int
  ) -> Component? {
    let link = components[id].flatMap { tree[$0].kind == .call && tree.namesObject($0) ? $0 : nil }
    if link != nil, let configured = project.configuredComponent(list[id].typeName) { return configured }
    if let name = name(ofComponent: id) { return content(of: name, &contents, depth) }
    guard let link, bodies[tree[link].name]?.isType != true else { return nil }
    return project.component(list[id].typeName)
  }

  /// Returns the reason why the content of an element's component isn't known.
  private func unreadCause(of id: ElementID) -> Unknowns.Cause {
    guard let link = components[id] else { return .view }
    if bodies[tree[link].name].map({ $0.declarations > 1 }) == true { return .ambiguousName }
    return tree.namesObject(link) && project.components(list[id].typeName).count > 1 ? .ambiguousName : .view
  }

  private func name(ofComponent id: ElementID) -> Identifier? {
    guard let link = components[id] else { return nil }
    let name = tree[link].name
    guard let body = bodies[name], body.declarations == 1, !body.roots.isEmpty else { return nil }
    return name
  }

  private func content(
    of name: Identifier, _ known: inout [Identifier: Component], _ depth: Int
  ) -> Component {
    if let content = known[name] { return content }
    // A component that uses itself is unknown inside itself.
    known[name] = .unknown
    guard depth < 16, let body = bodies[name], !body.roots.isEmpty else { return .unknown }
    var content = Component()
    for root in body.roots {
      add(root, to: &content, &known, depth)
    }
    if body.roots.count == 1, let root = body.roots.first {
      if list[root].role.isControl, list[root].hiding == nil { content.role = list[root].role }
      content.isTapped =
        list[root].hiding == nil && list[root].gestures.contains { $0.kind == .tap && $0.purpose == .action }
      content.traits = list[root].traits.map(\.trait).filter { $0.impliesAction || $0 == .other }
      content.picture = nameOfGivenPicture(of: body).map(tree.nameText(of:))
    }
    content.framesContent = framingTypes.contains(name)
    content.textSize = scalingTextSize(in: body.roots, &known, depth)
    if !content.isOpen, content.count == 0, body.roots.allSatisfy(isOnlySpace) { content.role = .spacer }
    known[name] = content
    return content
  }

  /// Returns whether a view is only a spacer, a divider, or a color.
  private func isOnlySpace(_ id: ElementID) -> Bool {
    let view = list[id]
    return (view.role == .spacer || view.role == .color) && view.traits.isEmpty && view.labels.isEmpty
      && end(of: id, within: 2) == id.index + 1
  }

  /// Adds a view and everything inside it.
  private func add(
    _ root: ElementID, to content: inout Component, _ known: inout [Identifier: Component], _ depth: Int
  ) {
    var index = root.index
    var seen = 0
    /// The end of content that isn't shown or is already recorded as a whole.
    var skipEnd = root.index
    while index < list.elements.count, index == root.index || isInside(index, root) {
      defer { index += 1 }
      seen += 1
      guard seen < ElementTree.reach else {
        content.isOpen = true
        return
      }
      let id = ElementID(index)
      let element = list[id]
      if index < skipEnd { continue }
      if element.slot == .separate || element.hiding != nil {
        if element.hiding?.extent == .unknown { content.isOpen = true }
        skipEnd = end(of: id)
        continue
      }
      if element.role.isControl || !element.gestures.isEmpty { content.controls += 1 }
      if let label = element.labels.last, !label.value.isBlank {
        if isGivenContent(id) { content.labelsContent = true }
        content.texts.append(.unread)
        skipEnd = end(of: id)
        continue
      }
      if case .certain(let title) = element.title { content.texts.append(text(of: title)) }
      if element.openness.contains(.modifiers) { content.isOpen = true }
      if components[id] != nil {
        add(component: id, to: &content, &known, depth)
      } else {
        if !element.openness.isDisjoint(with: [.content, .elsewhere]) { content.isOpen = true }
        if let imagery = element.imagery { content.pictures.append(imagery) }
        switch element.role {
        // Embedded, drawn, or progress content may have its own announcement.
        case .embed, .canvas, .progress, .gauge: content.isOpen = true
        default: break
        }
      }
    }
  }

  /// Returns whether a view is a value of the component that contains what its callers pass: `content`.
  private func isGivenContent(_ id: ElementID) -> Bool {
    valueLink(of: id).map { tree[$0].kind == .name } ?? false
  }

  /// Returns the link that names a view if the view is a value that the file doesn't build.
  func valueLink(of id: ElementID) -> NodeID? {
    guard let link = components[id], !tree.namesObject(link), name(ofComponent: id) == nil else { return nil }
    return link
  }

  /// Returns a title as users of the component see it. Empty titles are reported at their declaration.
  private func text(of title: WrittenText) -> Component.Text {
    switch title.value {
    case .literal(let text), .resolved(let text, _):
      return title.value.isBlank ? .unread : .literal(text, isKey: title.isKey)
    case .dynamic:
      let name = tree.text[title.valueRange]
      return !name.isEmpty && name.allSatisfy(\.isIdentifierByte)
        ? .parameter([String(decoding: name, as: UTF8.self)]) : .unread
    default: return .unread
    }
  }

  private func add(
    component id: ElementID, to content: inout Component, _ known: inout [Identifier: Component], _ depth: Int
  ) {
    guard let inner = component(at: id, &known, depth + 1) else {
      content.isOpen = true
      return
    }
    content.isOpen = content.isOpen || inner.isOpen
    // Nested components could double the content at each level.
    guard content.count + inner.count <= SwiftUIReader.maximumContent else {
      content.isOpen = true
      return
    }
    content.texts += inner.texts.map { _ in .unread }
    content.pictures += inner.pictures
    content.controls += inner.controls
  }

  /// The maximum amount of content to read. A larger component is unknown.
  private static let maximumContent = 32

  func isInside(_ index: Int, _ root: ElementID) -> Bool {
    list.elements[index].parent.map { $0 >= root } ?? false
  }

  /// Returns the index after the last view inside a view. At most `reach` views are checked.
  func end(of id: ElementID, within reach: Int = .max) -> Int {
    var index = id.index + 1
    let last = list.elements.count - id.index < reach ? list.elements.count : id.index + reach
    while index < last, isInside(index, id) { index += 1 }
    return index
  }

  // MARK: Uses

  private mutating func apply(_ content: Component, to id: ElementID) {
    for trait in content.traits {
      list[id].traits.append(WrittenTrait(trait, range: list[id].constructor, isConditional: true))
    }
    compareHeight(of: content, id)
    if content.isTapped { list[id].circumstances.insert(.showsTapTarget) }
    if content.controls > 0 { list[id].circumstances.insert(.showsControls) }
    if content.labelsContent {
      for index in id.index + 1..<end(of: id) where list.elements[index].parent == id {
        list[ElementID(index)].unknowns.add(.modifiers, .view, at: components[id])
      }
    }
    if content.framesContent { frames.insert(id) }
    if content.isOpen, content.role == nil {
      list[id].unknowns.add(.modifiers, .view, at: components[id])
      return
    }
    let hasChildren = id.index + 1 < list.elements.count && list.elements[id.index + 1].parent == id
    if content.role == .spacer, content.origin == .inferred {
      if !hasChildren { list[id].role = .spacer }
      list[id].unknowns.remove(.content)
    } else if let role = content.role, !hasChildren || content.origin == .configured {
      applyRole(role, of: content, to: id)
    } else if content.isOpen {
      list[id].unknowns.add(.modifiers, .view, at: components[id])
    } else if content.controls == 0, let title = title(of: content, at: id) {
      list[id].title = .certain(title)
      list[id].unknowns.remove(.content)
    } else if content.controls == 0 {
      list[id].role = content.picture == nil ? .container : .image
      list[id].unknowns.remove(.content)
      if let picture = content.pictures.first {
        list[id].imagery = content.pictures.count == 1 ? givenPicture(content, at: id) ?? picture : .dynamic
      }
      // The image that's passed may be labeled or decorative.
      if content.picture != nil, list[id].imagery == .dynamic {
        list[id].unknowns.add(.elsewhere, .value, at: components[id])
      }
    } else {
      list[id].unknowns.add(.modifiers, .view, at: components[id])
    }
  }

  private mutating func applyRole(_ role: Role, of content: Component, to id: ElementID) {
    list[id].role = role
    if role.isControl { list[id].grouping = .merges }
    if content.origin == .configured, content.isNamedByParameterOnly { list.setApartChildren(of: id) }
    list[id].unknowns.remove(.content)
    list[id].imagery = role == .image || role == .iconButton ? content.pictures.first ?? .dynamic : nil
    if let hint = argument(content.hint, at: id) { list[id].hint = .certain(text(ofArgument: hint)) }
    if let picture = givenPicture(content, at: id) { list[id].imagery = picture }
    if role.isControl { readSide(of: content, at: id) }
    if let extent = decoration(of: content, at: id) {
      list[id].hiding = Element.Hiding("decorative", extent, range: list[id].constructor)
      if extent == .decoration { return }
    }
    // The control's label is reported at its declaration, or comes from an argument.
    if let title = title(of: content, at: id) {
      // The label of a configured image isn't visible.
      if content.origin == .configured, role == .image || role == .iconButton {
        list[id].labels.insert(title, at: 0)
      } else {
        list[id].title = .certain(title)
      }
    } else if !content.isNamedByParameterOnly {
      list[id].title = .certain(unread(id))
    }
  }

  /// Returns `decoration` if a component is decoration, `unknown` if a value decides that, or nil if it isn't.
  private func decoration(of content: Component, at id: ElementID) -> Element.Hiding.Extent? {
    if content.isDecorative { return .decoration }
    guard let condition = content.decoration, let call = components[id] else { return nil }
    switch tree.fulfills(condition, call) {
    case true?: return .decoration
    case false?: return nil
    case nil: return .unknown
    }
  }

  /// Reads the size of the touch target, unless modifiers may enlarge it.
  private mutating func readSide(of content: Component, at id: ElementID) {
    guard let argument = argument(content.side, at: id), let value = tree.value(ofArgument: argument),
      tree[value].kind == .number, let side = tree.number(of: value)
    else { return }
    let mayBeLarger = tree.links(of: NodeID(list[id].origin)).contains { link in
      switch tree[link].name {
      case "frame", "padding", "contentShape", "scaleEffect", "controlSize": true
      default: false
      }
    }
    if mayBeLarger { return }
    componentSizes[id] = WrittenSize(Size(width: side, height: side), range: tree[argument].range)
  }

  /// Returns the argument for a component's parameter.
  func argument(_ parameter: String?, at id: ElementID) -> NodeID? {
    guard let parameter, let call = components[id] else { return nil }
    return tree.argument(parameter: parameter, of: call)
  }

  /// Returns a text whose content isn't known.
  private func unread(_ id: ElementID) -> WrittenText {
    let start = list[id].constructor.lowerBound
    return WrittenText(.dynamic, range: list[id].constructor, valueRange: start..<start)
  }

  /// Returns the label of a component at its use: its only text, which may be an argument. Nil if it has none.
  private func title(of content: Component, at id: ElementID) -> WrittenText? {
    guard let text = content.texts.first else { return nil }
    guard content.texts.count == 1, !content.isOpen else { return unread(id) }
    switch text {
    case .literal(let literal, let isKey):
      var title = unread(id)
      title.value = .literal(literal)
      title.isKey = isKey
      title.isOfComponent = content.role?.isControl == true
      return title
    case .parameter(let names, _):
      guard let call = components[id], tree[call].kind == .call else { return unread(id) }
      for name in names {
        if let argument = tree.argument(parameter: name, of: call) { return self.text(ofArgument: argument) }
      }
      // A configuration doesn't say which parameter an unlabeled argument is for.
      let mayBeGiven = content.origin == .configured && tree.firstUnlabelledArgument(of: call) != nil
      return content.isNamedByParameterOnly && !mayBeGiven ? nil : unread(id)
    case .unread, .made: return unread(id)
    }
  }
}
