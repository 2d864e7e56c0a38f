// Composables in the file that wrap a library composable, resolved at their call sites.

import Source
import Syntax

extension ComposeReader {
  /// Resolves calls of the file's own composables to the only element in them: a text, an image, a button, or spacers.
  /// Anything that isn't visible in the wrapper stays unknown.
  mutating func seeThroughWrappers() {
    guard !helpers.isEmpty else { return }
    for round in 0..<ComposeReader.wrapperReach {
      let found = wrappersByFunction(ofControls: round > 0)
      guard !found.isEmpty else { return }
      let wrappers = Wrappers(found, of: showingFunctions)
      for index in list.elements.indices where list.elements[index].role == .custom {
        let id = ElementID(index)
        guard project.configuredComponent(list[id].typeName) == nil,
          let wrapper = wrappers[called: Identifier(spelled: list[id].typeName)],
          // In a text or image, a lambda may be anything. In a control, it's the handler or the label.
          wrapper.role.isControl || !hasChildren(id),
          let call = tree.links(of: NodeID(list[id].origin)).first, tree[call].kind == .call,
          wrapper.passesModifier || !tree.arguments(of: call).contains(where: tree.isModifier)
        else { continue }
        switch wrapper.role {
        case .text: text(id, call, wrapper)
        case .image: picture(id, call, wrapper)
        case .spacer: spacer(id, call)
        default:
          if wrapper.picture == nil, !wrapper.isBareValue, selectionParameter(wrapper) == nil {
            control(id, call, wrapper)
          } else {
            control(id, call, component(wrapper, among: wrappers))
          }
        }
      }
    }
  }

  /// The maximum nesting depth of wrappers that are resolved.
  static let wrapperReach = 3

  /// A composable that consists of one library element.
  struct Wrapper {
    var role: Role
    /// The library call in the wrapper's body.
    var inner: NodeID
    var parameters: [NodeID]
    /// The wrapper function.
    var declaration: NodeID
    /// True if the inner call receives the modifier of the outer one.
    var passesModifier: Bool
    /// True if it's always a heading.
    var isHeading: Bool
    /// The call of the button's only content, an image, if only a parameter can label the button.
    var picture: NodeID?
    /// The optional parameters for content that the button may show instead of the image.
    var contents: [String] = []
    /// True if it's a switch or similar that always acts and that only the modifier of the outer call can label.
    var isBareValue = false
    /// The parameter without which such a control doesn't act.
    var handler: String?
  }

  /// The wrappers of a file.
  struct Wrappers {
    /// The functions that share a name with a composable in the file, by name, in file order.
    let functions: [Identifier: [NodeID]]
    private let wrappers: [NodeID: Wrapper]

    init(_ wrappers: [NodeID: Wrapper], of functions: [Identifier: [NodeID]]) {
      self.wrappers = wrappers
      self.functions = functions
    }

    /// Returns what a function wraps.
    subscript(function: NodeID) -> Wrapper? { wrappers[function] }

    /// Returns the wrapper with a name, or nil if several functions have that name and aren't all spacers.
    subscript(called name: Identifier) -> Wrapper? {
      guard let functions = functions[name], let first = wrappers[functions[0]],
        functions.count == 1 || functions.allSatisfy({ wrappers[$0]?.role == .spacer })
      else { return nil }
      return first
    }
  }

  /// The functions that share a name with a composable in the file, by name, in file order.
  var showingFunctions: [Identifier: [NodeID]] {
    let names = Set(helpers.values)
    var functions: [Identifier: [NodeID]] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .declaration {
      let id = NodeID(index)
      guard tree.declarationKind(of: id) == .function, names.contains(tree[id].name) else { continue }
      functions[tree[id].name, default: []].append(id)
    }
    return functions
  }

  /// Returns the file's wrappers by function. Wrappers of controls may wrap another wrapper.
  func wrappersByFunction(ofControls: Bool) -> [NodeID: Wrapper] {
    var roots: [NodeID: [ElementID]] = [:]
    for (id, helper) in helpers {
      guard let function = functions[id], tree[function].name == helper else { continue }
      roots[function, default: []].append(id)
    }
    var wrappers = ofControls ? [:] : spacers(among: roots)
    for (function, roots) in roots where roots.count == 1 {
      guard isOnlyStatement(list[roots[0]], of: function) else { continue }
      let root = list[withoutThemes(roots[0])]
      guard
        !ofControls && (root.role == .text || root.role == .image)
          || root.role.isControl && !root.role.isField,
        root.hiding == nil || root.hiding?.extent == .decoration, root.groupingRange == nil,
        root.gestures.isEmpty,
        case let inner = tree.leadingCall(of: NodeID(root.origin))
      else { continue }
      let parameters = tree.children(of: function).filter { tree[$0].kind == .parameter }
      var wrapper = Wrapper(
        role: root.role, inner: inner, parameters: parameters, declaration: function,
        passesModifier: passesModifier(inner, parameters), isHeading: root.certainlyHas(.header))
      if let shown = contentInPlaceOfName(of: withoutThemes(roots[0]), wrapper) {
        wrapper.picture = shown.picture
        wrapper.contents = shown.contents
      }
      wrapper.handler = root.openness.contains(.elsewhere) ? handlerParameter(wrapper) : nil
      wrapper.isBareValue =
        wrapper.passesModifier && root.role.isValueControl && root.grouping == .none && root.labels.isEmpty
        && root.circumstances.isDisjoint(with: .passive)
        && root.openness == (wrapper.handler == nil ? .modifiers : [.modifiers, .elsewhere])
      wrappers[function] = wrapper
    }
    return wrappers
  }

  /// Returns the functions that only show spacers and dividers.
  private func spacers(among roots: [NodeID: [ElementID]]) -> [NodeID: Wrapper] {
    roots.filter { _, roots in
      roots.allSatisfy { list[$0].role == .spacer && list[$0].gestures.isEmpty && !hasChildren($0) }
    }.reduce(into: [:]) { wrappers, shown in
      let inner = tree.leadingCall(of: NodeID(list[shown.value[0]].origin))
      let parameters = tree.children(of: shown.key).filter { tree[$0].kind == .parameter }
      wrappers[shown.key] = Wrapper(
        role: .spacer, inner: inner, parameters: parameters, declaration: shown.key,
        passesModifier: passesModifier(inner, parameters), isHeading: false)
    }
  }

  /// Returns the parameter that a value control gets its callback from, if it may be `null`: `onChange` in
  /// `Switch(on, onChange?.withClickSound())`.
  private func handlerParameter(_ wrapper: Wrapper) -> String? {
    guard wrapper.role.isValueControl, tree[wrapper.inner].kind == .call,
      let value = tree.argument(ComposeReader.callback(of: wrapper.inner, in: tree), at: 1, of: wrapper.inner)
        .flatMap(tree.value(ofArgument:)),
      let (index, _) = parameter(named: tree.firstLink(of: value), wrapper)
    else { return nil }
    return tree.nameText(of: wrapper.parameters[index])
  }

  /// Returns the only element inside a root that only sets colors and other values, or the root itself.
  private func withoutThemes(_ root: ElementID) -> ElementID {
    var root = root
    for _ in 0..<ComposeReader.wrapperReach {
      let inside = list.elements.indices.dropFirst(root.index + 1).prefix { list.elements[$0].parent != nil }
      guard list[root].role == .container, imports.composable(nameOfCall(root))?.shape == .theme else {
        break
      }
      let children = inside.filter { list.elements[$0].parent == root }
      guard children.count == 1 else { break }
      root = ElementID(children[0])
    }
    return root
  }

  /// Returns the call of an image if a button shows only images that a parameter describes, which may be `null`, and
  /// content that callers may pass instead of them.
  private func contentInPlaceOfName(
    of button: ElementID, _ wrapper: Wrapper
  ) -> (picture: NodeID, contents: [String])? {
    guard wrapper.role.isPressable, list[button].labels.isEmpty, list[button].title.isAbsent,
      !modifiedByApp.contains(button), list[button].openness.isSubset(of: .modifiers)
    else { return nil }
    var picture: NodeID?
    var described: Identifier = .none
    var contents: [String] = []
    for index in list.elements.indices.dropFirst(button.index + 1) {
      guard let parent = list.elements[index].parent, parent >= button else { break }
      let part = ElementID(index)
      if parent == button, let content = optionalContent(part, wrapper) {
        contents.append(content)
        continue
      }
      guard parent == button, list[part].role == .image,
        list[part].openness.isEmpty || givenModifiers[part] != nil && list[part].openness == .modifiers,
        case let call = tree.leadingCall(of: NodeID(list[part].origin)),
        imports.composable(tree[call].name)?.role == .image,
        let description = description(ofPicture: call), mayBeNull(description, wrapper),
        described == .none || described == tree[description].name
      else { return nil }
      described = tree[description].name
      picture = picture ?? call
    }
    return picture.map { ($0, contents) }
  }

  /// Returns the parameter whose content an element shows, if callers can leave it `null`: `content?.invoke()`.
  private func optionalContent(_ id: ElementID, _ wrapper: Wrapper) -> String? {
    guard list[id].role == .custom, !hasChildren(id) else { return nil }
    let name = tree[tree.firstLink(of: NodeID(list[id].origin))].name
    guard let parameter = wrapper.parameters.first(where: { tree[$0].name == name }),
      let standard = tree.standard(of: parameter), tree.isName("null", standard)
    else { return nil }
    return tree.nameText(of: parameter)
  }

  /// Returns the content description that a call of a library image passes.
  func description(ofPicture call: NodeID) -> NodeID? {
    tree.argument("contentDescription", at: 1, of: call).flatMap(tree.value(ofArgument:))
  }

  private func nameOfCall(_ id: ElementID) -> Identifier {
    tree[tree.leadingCall(of: NodeID(list[id].origin))].name
  }

  private func passesModifier(_ call: NodeID, _ parameters: [NodeID]) -> Bool {
    guard let argument = tree.arguments(of: call).first(where: tree.isModifier),
      let value = tree.value(ofArgument: argument)
    else { return false }
    let first = tree.firstLink(of: value)
    return tree[first].kind == .name && parameters.contains { tree[$0].name == tree[first].name }
  }

  /// Returns whether the function shows the element unconditionally.
  private func isOnlyStatement(_ root: Element, of function: NodeID) -> Bool {
    guard let body = tree.body(ofFunction: function) else { return false }
    let origin = NodeID(root.origin)
    return body == origin || tree[body].kind == .block && tree.children(of: body).contains { $0 == origin }
  }

  func hasChildren(_ id: ElementID) -> Bool {
    let next = id.index + 1
    return list.elements.indices.contains(next) && list.elements[next].parent == id
  }

  // MARK: Resolving calls

  /// Resolves a call of a component that only shows spacers. Its size is unknown here.
  mutating func spacer(_ id: ElementID, _ call: NodeID) {
    list[id].role = .spacer
    list[id].unknowns.remove(.content)
    layouts[id] = nil
    settleModifiers(id, call)
  }

  private mutating func text(_ id: ElementID, _ call: NodeID, _ wrapper: Wrapper) {
    list[id].role = .text
    list[id].unknowns.remove(.content)
    settleModifiers(id, call)
    let shown = tree.argument("text", at: 0, of: wrapper.inner).flatMap(tree.value(ofArgument:))
    let written = shown.flatMap { argument(for: $0, call, wrapper) }.map(tree.writtenText)
    list[id].title = .certain(
      written ?? WrittenText(.dynamic, range: tree[call].range, valueRange: tree[call].range))
  }

  private mutating func picture(_ id: ElementID, _ call: NodeID, _ wrapper: Wrapper) {
    guard let described = description(ofPicture: wrapper.inner) else { return }
    list[id].role = .image
    list[id].labelParameter = parameter(named: described, wrapper).map {
      tree.nameText(of: wrapper.parameters[$0.0])
    }
    list[id].unknowns.remove(.content)
    settleModifiers(id, call)
    list[id].imagery = .dynamic
    if let source = tree.arguments(of: wrapper.inner).first(where: { !tree.isModifier($0) }),
      let shown = tree.value(ofArgument: source), let passed = self.argument(for: shown, call, wrapper),
      let value = tree.value(ofArgument: passed)
    {
      list[id].imagery = tree.kotlinPicture(of: value)
    }
    let range = tree[call].range
    if let passed = self.argument(for: described, call, wrapper) {
      let written = tree.writtenText(passed)
      if written.value == .none {
        list[id].hiding = Element.Hiding("contentDescription", .decoration, range: written.range)
      } else {
        list[id].labels.append(written)
      }
    } else if isNull(described, wrapper) {
      list[id].hiding = Element.Hiding("contentDescription", .decoration, range: range)
    } else {
      // It's described in the wrapper.
      list[id].labels.append(WrittenText(.dynamic, range: range, valueRange: range))
    }
    if !list[id].openness.isDisjoint(with: [.modifiers, .elsewhere]) { list[id].hiding = nil }
  }

  /// Resolves a control. Its label is checked in the wrapper, not here.
  private mutating func control(_ id: ElementID, _ call: NodeID, _ wrapper: Wrapper) {
    list[id].role = wrapper.role
    list[id].grouping =
      list[id].grouping == .none && !wrapper.role.isValueControl ? .merges : list[id].grouping
    list[id].unknowns.add(.elsewhere, .view, at: call)
    list[id].handlerName =
      (tree.value("onClick", of: call) ?? tree.trailingLambda(of: call)).flatMap(tree.handlerName(ofKotlin:))
    // The call doesn't show whether its callback is passed.
    if wrapper.role.isValueControl { list[id].circumstances.insert(.passive) }
  }

  /// Clears the `modifiers` openness if all passed modifiers are recognized. A wrapper that is visible does nothing
  /// else with them.
  mutating func settleModifiers(_ id: ElementID, _ call: NodeID) {
    let passed = tree.arguments(of: call).filter(tree.isModifier)
    let isKnown = passed.allSatisfy { argument in
      guard let value = tree.value(ofArgument: argument) else { return false }
      let links = tree.links(of: value)
      return (tree.isName("Modifier", links[0]) || isPassedToAnchor(links[0], id))
        && links.dropFirst().allSatisfy { ComposeModifiers.isNeutral(tree[$0].name) || isRead(tree[$0].name) }
    }
    if isKnown { list[id].unknowns.remove(.modifiers) }
  }

  private func isRead(_ name: Identifier) -> Bool {
    switch name {
    case "size", "width", "height", "background", "testTag", "clickable", "semantics", "fillMaxSize": true
    default: false
    }
  }

  // MARK: Parameters

  /// Returns the argument of a call that the wrapper passes on as `value`: the argument for the parameter that is the
  /// value, or that the value is made from, as in `title` and `painterResource(icon)`.
  private func argument(for value: NodeID, _ call: NodeID, _ wrapper: Wrapper) -> NodeID? {
    guard let (index, name) = parameter(named: value, wrapper) else { return nil }
    return tree.argument(name, at: index, of: call)
  }

  func parameter(named value: NodeID, _ wrapper: Wrapper) -> (Int, Identifier)? {
    var name = value
    if tree[value].kind == .chain, let call = tree.soleLink(of: value), tree[call].name == "painterResource",
      let inner = tree.arguments(of: call).first.flatMap(tree.value(ofArgument:))
    {
      name = inner
    }
    guard tree[name].kind == .name,
      let index = wrapper.parameters.firstIndex(where: { tree[$0].name == tree[name].name })
    else { return nil }
    return (index, tree[name].name)
  }

  /// Returns whether a content description is `null` or a parameter with the default `null`.
  func isNull(_ value: NodeID, _ wrapper: Wrapper) -> Bool {
    if tree.isName("null", value) { return true }
    guard let (index, _) = parameter(named: value, wrapper) else { return false }
    return tree.children(of: wrapper.parameters[index]).contains { tree.isName("null", $0) }
  }

  /// Returns whether a content description is a parameter that callers can leave `null`: its default is `null`, or it
  /// has no default.
  private func mayBeNull(_ value: NodeID, _ wrapper: Wrapper) -> Bool {
    guard let (index, _) = parameter(named: value, wrapper) else { return false }
    return tree.standard(of: wrapper.parameters[index]).map { tree.isName("null", $0) } ?? true
  }
}
