// Composables from other files and from the configuration, resolved at their call sites.

import Source
import Syntax

extension ComposeReader {
  /// Registers the file's composables with the project, and resolves calls of other components to what the project or
  /// the configuration says about them.
  mutating func seeThroughComponents() {
    declareComponents()
    let own = Set(helpers.values)
    for index in list.elements.indices where list.elements[index].role == .custom {
      let id = ElementID(index)
      let isConfigured = project.configuredComponent(list[id].typeName) != nil
      guard isConfigured || !own.contains(Identifier(spelled: list[id].typeName)),
        let call = tree.links(of: NodeID(list[id].origin)).first, tree[call].kind == .call,
        tree.text[Int(tree[call].nameStart)].isUppercaseASCII,
        let component = knownComponent(id, call), let role = component.role,
        component.passesModifier || !tree.arguments(of: call).contains(where: tree.isModifier)
      else { continue }
      switch role {
      case .text where !hasChildren(id): text(id, call, component)
      case .image where !hasChildren(id): picture(id, call, component)
      case .spacer where !hasChildren(id): spacer(id, call)
      default:
        if role.isField, component.origin == .inferred {
          field(id, call, component)
        } else if role.isControl {
          control(id, call, component)
        }
      }
    }
  }

  /// Returns the component of another file that a call shows. If several share a name, the one whose parameters fit the
  /// call.
  private func component(called name: String, by call: NodeID) -> Component? {
    project.component(name) { component in component.parameters.map { tree.fits(call, $0) } ?? true }
  }

  /// Returns the component that an element shows. Records why it isn't known if several share its name.
  private mutating func knownComponent(_ id: ElementID, _ call: NodeID) -> Component? {
    if let known = component(called: list[id].typeName, by: call) { return known }
    if project.components(list[id].typeName).count > 1 {
      list[id].unknowns.explain(.view, by: .ambiguousName)
    }
    return nil
  }

  // MARK: Declaring

  private mutating func declareComponents() {
    guard !helpers.isEmpty else { return }
    declareFields()
    // The wrapper of a wrapper is the same as the inner one.
    let found = wrappersByFunction(ofControls: true).merging(
      wrappersByFunction(ofControls: false), uniquingKeysWith: { $1 })
    guard !found.isEmpty else { return }
    let wrappers = Wrappers(found, of: showingFunctions)
    for functions in wrappers.functions.values.sorted(by: { $0[0] < $1[0] }) {
      guard functions.contains(where: { wrappers[$0] != nil }) else { continue }
      let all = functions.map { function in
        var known = wrappers[function].map { component($0, among: wrappers) } ?? .unknown
        known.parameters = tree.componentParameters(of: function)
        return known
      }
      var declared = all[0]
      if !all.allSatisfy({ $0.says(whatSays: declared) }) {
        declared = .unknown
        declared.overloads = all
      }
      project.declare(declared, named: tree.nameText(of: functions[0]))
    }
  }

  func component(_ wrapper: Wrapper, among wrappers: Wrappers) -> Component {
    var component = Component()
    component.role = wrapper.role
    component.passesModifier = wrapper.passesModifier
    switch wrapper.role {
    case .spacer: break
    case .text:
      let shown = tree.argument("text", at: 0, of: wrapper.inner).flatMap(tree.value(ofArgument:))
      component.texts = [text(shown, wrapper)]
      if wrapper.isHeading { component.traits = [.header] }
    case .image:
      component.pictures = [.dynamic]
      guard let described = description(ofPicture: wrapper.inner) else { return .unknown }
      component.isNamedByParameterOnly = isNull(described, wrapper)
      if !tree.isName("null", described) { component.texts = [text(described, wrapper)] }
    case _ where wrapper.picture != nil:
      component.isNamedByParameterOnly = true
      component.texts = [shownParameter(wrapper) ?? .unread]
      component.picture = wrapper.picture.flatMap { pictureParameter(of: $0, wrapper) }
      component.contents = wrapper.contents
      component.pictures = [.dynamic]
    case _ where wrapper.isBareValue:
      // Without a label inside, only its modifier can label it.
      component.isNamedByParameterOnly = true
      component.actsAlways = wrapper.handler == nil
      component.handler = wrapper.handler
    default:
      component.selection = selectionParameter(wrapper)
      component.texts = [shownParameter(wrapper) ?? passedParameter(wrapper, among: wrappers, 0) ?? .unread]
    }
    return component
  }

  /// Returns the parameter that a wrapper of a wrapper passes on as the text that the inner one shows.
  private func passedParameter(
    _ outer: Wrapper, among wrappers: Wrappers, _ depth: Int
  ) -> Component.Text? {
    guard depth < ComposeReader.wrapperReach, tree[outer.inner].kind == .call,
      let inner = wrappers[called: tree[outer.inner].name], inner.declaration != outer.declaration,
      case .parameter(let names, let index?) = shownParameter(inner)
        ?? passedParameter(inner, among: wrappers, depth + 1),
      let name = names.first,
      let argument = tree.argument(Identifier(spelled: name), at: index, of: outer.inner),
      let value = tree.value(ofArgument: argument), let (place, _) = parameter(named: value, outer)
    else { return nil }
    return .parameter([tree.nameText(of: outer.parameters[place])], index: place)
  }

  /// Returns the parameter shown by the only text in a control, possibly in a different case.
  private func shownParameter(_ wrapper: Wrapper) -> Component.Text? {
    var shown: Component.Text?
    var count = 0
    for index in tree.subtree(of: wrapper.inner) where tree.nodes[index].kind == .call {
      let call = NodeID(index)
      let name = imports.originalName(tree[call].name)
      let isText = name == "Text" || name == "BasicText"
      guard isText || name == "Icon" || name == "Image" else { continue }
      let argument =
        isText ? tree.argument("text", at: 0, of: call) : tree.argument("contentDescription", at: 1, of: call)
      guard let value = argument.flatMap(tree.value(ofArgument:)), !tree.isName("null", value) else {
        continue
      }
      guard let (place, _) = parameter(named: tree.firstLink(of: value), wrapper) else { return nil }
      let parameter = Component.Text.parameter([tree.nameText(of: wrapper.parameters[place])], index: place)
      if shown != parameter { count += 1 }
      shown = parameter
    }
    return count == 1 ? shown : nil
  }

  /// Returns the name of the parameter that supplies the image.
  private func pictureParameter(of picture: NodeID, _ wrapper: Wrapper) -> String? {
    guard let source = tree.arguments(of: picture).first(where: { !tree.isModifier($0) }),
      let shown = tree.value(ofArgument: source), let (place, _) = parameter(named: shown, wrapper)
    else { return nil }
    return tree.nameText(of: wrapper.parameters[place])
  }

  private func text(_ value: NodeID?, _ wrapper: Wrapper) -> Component.Text {
    guard let value else { return .unread }
    if let (index, _) = parameter(named: value, wrapper) {
      return .parameter([tree.nameText(of: wrapper.parameters[index])], index: index)
    }
    if case .literal(let text) = tree.kotlinText(of: value), !text.isEmpty {
      return .literal(text, isKey: false)
    }
    return parameter(in: value, wrapper) ?? .unread
  }

  /// Returns the first parameter that a text is built from: `label` in `"${label.uppercase()}:"` and in
  /// `stringResource(label)`.
  private func parameter(in value: NodeID, _ wrapper: Wrapper) -> Component.Text? {
    for node in tree.subtree(of: value).prefix(ElementTree.reach).map(NodeID.init) {
      guard tree[node].kind == .name, let (index, _) = parameter(named: node, wrapper) else { continue }
      return .made([tree.nameText(of: wrapper.parameters[index])], index: index)
    }
    return nil
  }

  // MARK: Using

  private mutating func text(_ id: ElementID, _ call: NodeID, _ component: Component) {
    list[id].role = .text
    list[id].unknowns.remove(.content)
    settleModifiers(id, call)
    var title = written(component, call) ?? unread(call)
    // For a text defined elsewhere, only the component's name is known.
    if title.valueRange == tree[call].range { title.valueRange = tree.nameRange(of: call) }
    list[id].title = .certain(title)
    for trait in component.traits {
      list[id].traits.append(WrittenTrait(trait, range: tree[call].range, isConditional: false))
    }
  }

  private mutating func picture(_ id: ElementID, _ call: NodeID, _ component: Component) {
    list[id].role = .image
    list[id].unknowns.remove(.content)
    settleModifiers(id, call)
    list[id].imagery = picture(component, call) ?? component.pictures.first ?? .dynamic
    list[id].labelParameter = component.labelParameter
    let isDecoration =
      component.isDecorative ? true : component.decoration.map { tree.fulfills($0, call) } ?? false
    if isDecoration != false {
      list[id].hiding = Element.Hiding(
        "contentDescription", isDecoration == nil ? .unknown : .decoration, range: tree[call].range)
      if isDecoration == true { return }
    }
    guard let written = written(component, call) else {
      // Without a label here or inside, its code marks it as decorative.
      if component.origin == .inferred, list[id].openness.isDisjoint(with: [.modifiers, .elsewhere]) {
        list[id].hiding = Element.Hiding("contentDescription", .decoration, range: tree[call].range)
      }
      return
    }
    if written.value == .none {
      if list[id].openness.isDisjoint(with: [.modifiers, .elsewhere]) {
        list[id].hiding = Element.Hiding("contentDescription", .decoration, range: written.range)
      }
    } else {
      list[id].labels.append(written)
    }
  }

  mutating func control(_ id: ElementID, _ call: NodeID, _ component: Component) {
    guard let role = component.role, !isGivenContent(component, call) else { return }
    list[id].role = role
    if list[id].grouping == .none, !role.isValueControl { list[id].grouping = .merges }
    list[id].handlerName =
      (tree.value("onClick", of: call) ?? tree.trailingLambda(of: call)).flatMap(tree.handlerName(ofKotlin:))
    if role.isValueControl, !component.actsAlways { readHandler(of: component, id, call) }
    if let parameter = component.selection {
      list[id].fixedSelection = fixedSelection(argument(for: parameter, component, call), of: call)
    }
    readSide(of: component, id, call)
    if case .parameter = component.texts.first, let given = written(component, call) {
      list[id].givenName = given
    }
    guard component.isNamedByParameterOnly else {
      list[id].unknowns.add(.elsewhere, .view, at: call)
      return
    }
    list[id].unknowns.remove(.content)
    list.setApartChildren(of: id)
    settleModifiers(id, call)
    list[id].labelParameter = component.labelParameter
    list[id].imagery =
      picture(component, call) ?? component.pictures.first ?? (role == .iconButton ? .dynamic : nil)
    if let written = written(component, call) { list[id].labels.append(written) }
  }

  /// Returns whether a call passes a button content that's shown instead of its image.
  private func isGivenContent(_ component: Component, _ call: NodeID) -> Bool {
    guard !component.contents.isEmpty else { return false }
    if tree.trailingLambda(of: call) != nil,
      component.parameters.map({ $0.last.map { component.contents.contains($0.name) } ?? false }) ?? true
    {
      return true
    }
    return component.contents.contains { name in
      argument(for: name, component, call).flatMap(tree.value(ofArgument:)).map { !tree.isName("null", $0) }
        ?? false
    }
  }

  /// Marks a control as passive if the call passes it no callback.
  private mutating func readHandler(of component: Component, _ id: ElementID, _ call: NodeID) {
    let passed = component.handler.flatMap { argument(for: $0, component, call) }
    let given =
      passed.flatMap(tree.value(ofArgument:))
      ?? (component.parameters?.last?.name == component.handler ? tree.trailingLambda(of: call) : nil)
    guard let given, !tree.isName("null", given) else {
      list[id].circumstances.insert(.passive)
      return
    }
    let enclosing = function
    function = functions[id]
    defer { function = enclosing }
    if !isCertainlyFunction(given) { list[id].unknowns.add(.elsewhere, .value, at: given) }
  }

  /// Adds the component's touch target size, which the modifiers enclose.
  private mutating func readSide(of component: Component, _ id: ElementID, _ call: NodeID) {
    guard let parameter = component.side, let argument = tree.argument(parameter: parameter, of: call),
      let value = tree.value(ofArgument: argument), let side = dp(of: value)
    else { return }
    settleModifiers(id, call)
    layouts[id, default: ComposeLayout()].steps.append(.size(Size(width: side, height: side)))
    if layouts[id]?.range == nil { layouts[id]?.range = tree[argument].range }
  }

  /// Returns the image that a call passes.
  private func picture(_ component: Component, _ call: NodeID) -> Imagery? {
    guard let name = component.picture else { return nil }
    return argument(for: name, component, call).flatMap(tree.value(ofArgument:)).map(tree.kotlinPicture(of:))
  }

  /// Returns the argument for one of a component's parameters.
  func argument(for parameter: String, _ component: Component, _ call: NodeID) -> NodeID? {
    component.parameters?.firstIndex { $0.name == parameter }
      .map { tree.argument(Identifier(spelled: parameter), at: $0, of: call) }
      ?? tree.argument(parameter: parameter, of: call)
  }

  /// Returns the text that a call passes, or nil if it passes none and the component contains none.
  private func written(_ component: Component, _ call: NodeID) -> WrittenText? {
    switch component.texts.first {
    case .parameter(let names, let index):
      for name in names {
        let argument =
          index.map { tree.argument(Identifier(spelled: name), at: $0, of: call) }
          ?? tree.argument(parameter: name, of: call)
        if let argument { return tree.writtenText(argument) }
      }
      // The configuration doesn't say which parameter an unlabeled argument is for.
      let mayBeGiven = index == nil && tree.firstUnlabelledArgument(of: call) != nil
      return component.isNamedByParameterOnly && !mayBeGiven ? nil : unread(call)
    case .literal(let text, _):
      return WrittenText(.literal(text), range: tree[call].range, valueRange: tree[call].range)
    case .made(let names, let index):
      var made = unread(call)
      let argument = names.lazy.compactMap { name in
        index.map { tree.argument(Identifier(spelled: name), at: $0, of: call) }
          ?? tree.argument(parameter: name, of: call)
      }.first
      // The argument that it's built from is all that's known.
      if let value = argument.flatMap(tree.value(ofArgument:)) { made.valueRange = tree[value].range }
      return made
    case .unread: return unread(call)
    case nil: return nil
    }
  }

  private func unread(_ call: NodeID) -> WrittenText {
    WrittenText(.dynamic, range: tree[call].range, valueRange: tree[call].range)
  }
}
