// Expansion of composables in the file at their uses, so that their announcements are known.

import Source
import Syntax

/// The tree that screen reader users navigate: each call of a composable in the file contains the composable's content,
/// with the call's arguments, modifiers, and lambdas applied.
struct ComposablePlacement {
  private let tree: ElementTree
  private var elements: [Element] = []
  /// The calls that are being expanded. The first is a placeholder for none.
  private var calls = [ComposableArguments()]
  /// The functions that are being read, so that none is read inside itself.
  private var open: [NodeID] = []
  private var functions: [Identifier: [Tree.ComposableFunction]] = [:]
  private let constants: LocalConstants
  /// Android views that composables embed, read at the composables' position.
  private let embedded: EmbeddedViews
  private let definitions: ViewDefinitions

  /// The maximum number of elements. Nested composables could double the content at each level.
  private static let mostElements = 20_000
  private static let deepest = 128
  /// The maximum nesting depth of composables, and the maximum number with the same name.
  private static let mostFunctions = 16

  init(_ tree: ElementTree) {
    self.tree = tree
    definitions = ViewDefinitions(tree)
    let syntax = tree.syntax
    constants = LocalConstants(syntax, definitions)
    embedded = EmbeddedViews(tree, constants)
    for index in syntax.nodes.indices where syntax.nodes[index].kind == .declaration {
      let id = NodeID(index)
      guard syntax.declarationKind(of: id) == .function, !definitions.roots(in: syntax[id].range).isEmpty
      else { continue }
      let parameters = syntax.children(of: id).filter { syntax[$0].kind == .parameter }
      functions[syntax[id].name, default: []].append(
        Tree.ComposableFunction(node: id, parameters: parameters))
    }
  }

  /// Returns the tree with all composables expanded, or nil if the file uses none that it declares, or too many.
  mutating func placed() -> ElementTree? {
    let isNeeded = tree.elements.contains { element in
      element.typeName == "AndroidView" || function(for: element) != nil || roleByName(element) != nil
    }
    guard isNeeded else { return nil }
    let all = functions.values.joined().map(\.node).sorted { $0.index < $1.index }
    for id in tree.ids where tree[id].parent == nil && !embedded.contains(tree[id]) {
      let start = tree[id].range.lowerBound
      let behind = all.partitioningIndex { tree.syntax[$0].range.lowerBound > start }
      open = all[..<behind].suffix(1).filter { tree.syntax[$0].range.contains(start) }
      place(id, below: nil, in: 0, depth: 0)
      guard elements.count < ComposablePlacement.mostElements else { return nil }
    }
    var placed = ElementTree(syntax: tree.syntax, elements: elements, practices: tree.practices)
    placed.knownTexts = tree.knownTexts
    return placed
  }

  // MARK: Elements

  private mutating func place(_ id: ElementID, below parent: ElementID?, in call: Int, depth: Int) {
    guard elements.count < ComposablePlacement.mostElements, depth < ComposablePlacement.deepest else {
      return
    }
    var element = tree[id]
    embedded.describe(&element)
    complete(&element, in: call)
    element.parent = parent
    if let function = function(for: element) {
      return place(function, for: element, id, in: call, depth: depth)
    }
    let own = ElementID(elements.count)
    if let content = content(shownBy: element, in: call) {
      elements.append(frame(of: element))
      return place(content, below: own, depth: depth)
    }
    if let role = roleByName(element) {
      element.role = role
      element.grouping = .merges
      element.circumstances.remove(.passive)
      element.unknowns.add(.elsewhere, .view)
    }
    elements.append(element)
    for child in tree.children(of: id) { place(child, below: own, in: call, depth: depth + 1) }
    for content in contents(handedTo: element, in: call) { place(content, below: own, depth: depth) }
  }

  private mutating func place(_ content: ComposableArguments.Content, below parent: ElementID, depth: Int) {
    let inner = open
    open = content.open
    for child in content.elements { place(child, below: parent, in: content.surroundings, depth: depth + 1) }
    open = inner
  }

  /// Places the content of a function for the call `element`.
  private mutating func place(
    _ function: Tree.ComposableFunction, for element: Element, _ id: ElementID, in call: Int, depth: Int
  ) {
    let own = ElementID(elements.count)
    elements.append(frame(of: element))
    calls.append(arguments(of: element, id, function, in: call))
    let inner = calls.count - 1
    open.append(function.node)
    for root in definitions.roots(in: tree.syntax[function.node].range) where !embedded.contains(tree[root]) {
      place(root, below: own, in: inner, depth: depth + 1)
    }
    open.removeLast()
  }

  /// Returns the probable role of a component from another file, judging by its name and its callbacks. Nil if the
  /// component is known or its role can't be guessed.
  private func roleByName(_ element: Element) -> Role? {
    guard let call = callNode(of: element), Composable.named(tree.syntax[call].name) == nil else {
      return nil
    }
    let isPressed = tree.syntax.argument("onClick", of: call) != nil
    let isToggled =
      tree.syntax.argument("onCheckedChange", of: call) != nil
      && (tree.syntax.argument("checked", of: call) ?? tree.syntax.argument("isChecked", of: call)) != nil
    switch element.role {
    case .custom where isToggled: return .toggle
    case .custom
    where isPressed && (element.typeName.hasSuffix("Button") || element.typeName.hasSuffix("Chip")):
      return .button
    // The front end doesn't check for callbacks if the component's parts are unknown.
    case let role where role.isValueControl && (isPressed || isToggled): return role
    default: return nil
    }
  }

  /// Returns the container for a call whose parts are announced separately.
  private func frame(of element: Element) -> Element {
    var frame = Element(
      .compose, .container, typeName: element.typeName, range: element.range,
      constructor: element.constructor,
      typeRange: element.typeRange)
    frame.parent = element.parent
    frame.slot = element.slot
    frame.origin = element.origin
    if !element.branches.isEmpty { frame.branches = element.branches }
    return frame
  }

  // MARK: Calls

  private func callNode(of element: Element) -> NodeID? {
    guard element.framework == .compose else { return nil }
    let first = tree.syntax.leadingCall(of: NodeID(element.origin))
    return tree.syntax[first].kind == .call ? first : nil
  }

  /// Returns the function in the file that a call shows, unless it's already being read.
  private func function(for element: Element) -> Tree.ComposableFunction? {
    guard let call = callNode(of: element), open.count < ComposablePlacement.mostFunctions,
      !tree.syntax.writesOutPackage(NodeID(element.origin))
    else { return nil }
    return functions[tree.syntax[call].name]?.prefix(ComposablePlacement.mostFunctions).first { function in
      !open.contains(function.node) && tree.syntax.parameters(of: function, takenBy: call) != nil
    }
  }

  private func arguments(
    of element: Element, _ id: ElementID, _ function: Tree.ComposableFunction, in outer: Int
  ) -> ComposableArguments {
    let syntax = tree.syntax
    var arguments = ComposableArguments()
    arguments.parameters = Set(function.parameters.map { syntax[$0].name })
    for parameter in function.parameters {
      if let value = syntax.standard(of: parameter) { arguments.values[syntax[parameter].name] = value }
      if syntax.mentionsType("Modifier", parameter) { arguments.modifier = syntax[parameter].name }
    }
    guard let call = callNode(of: element),
      let pairs = syntax.parameters(of: function, takenBy: call)
    else { return arguments }
    let children = tree.children(of: id)
    for (argument, parameter) in pairs {
      let name = syntax[parameter].name
      arguments.values[name] = nil
      guard let value = syntax.value(ofArgument: argument) else { continue }
      if syntax.isModifier(argument) { arguments.modified = element }
      if syntax[value].kind == .closure {
        let range = syntax[argument].range
        let inside = children.filter { range.contains(tree[$0].range.lowerBound) }
        arguments.contents[name] = ComposableArguments.Content(
          elements: inside, surroundings: outer, open: open)
      } else if syntax[value].kind == .name, let content = calls[outer].contents[syntax[value].name] {
        arguments.contents[name] = content
      } else if syntax[value].kind == .name, calls[outer].parameters.contains(syntax[value].name) {
        arguments.values[name] = calls[outer].values[syntax[value].name]
      } else {
        arguments.values[name] = value
      }
    }
    return arguments
  }

  /// Returns the content that `content()` or `content.invoke()` shows.
  private func content(shownBy element: Element, in call: Int) -> ComposableArguments.Content? {
    guard call > 0, element.framework == .compose else { return nil }
    let first = tree.syntax.firstLink(of: NodeID(element.origin))
    let node = tree.syntax[first]
    guard node.kind == .call || node.kind == .name, calls[call].parameters.contains(node.name) else {
      return nil
    }
    // A lambda that isn't passed shows nothing.
    return calls[call].contents[node.name] ?? ComposableArguments.Content()
  }

  /// Returns the lambdas that are passed on: `Row(content = content)`.
  private func contents(handedTo element: Element, in call: Int) -> [ComposableArguments.Content] {
    guard call > 0, let node = callNode(of: element) else { return [] }
    return tree.syntax.arguments(of: node).compactMap { argument in
      guard let value = tree.syntax.value(ofArgument: argument), tree.syntax[value].kind == .name else {
        return nil
      }
      return calls[call].contents[tree.syntax[value].name]
    }
  }

  // MARK: Facts from a call for the elements inside

  private func complete(_ element: inout Element, in call: Int) {
    guard call > 0 else { return }
    let arguments = calls[call]
    if !arguments.values.isEmpty { element.arguments = arguments.values }
    for index in element.labels.indices { complete(&element.labels[index], with: arguments) }
    complete(&element.title, with: arguments)
    if var given = element.givenName {
      complete(&given, with: arguments)
      element.givenName = given
    }
    complete(&element.placeholder, with: arguments)
    complete(&element.value, with: arguments)
    for index in element.actionLabels.indices { complete(&element.actionLabels[index], with: arguments) }
    if element.role == .image, element.labels.count == 1, element.labels[0].value == .none {
      element.hiding = Element.Hiding("contentDescription", .decoration, range: element.labels[0].range)
      element.labels = []
    }
    takeModifiers(&element, arguments)
  }

  private func complete(_ text: inout Evidence<WrittenText>, with arguments: ComposableArguments) {
    guard case .certain(var written) = text else { return }
    complete(&written, with: arguments)
    text = .certain(written)
  }

  private func complete(_ text: inout WrittenText, with arguments: ComposableArguments) {
    switch text.value {
    case .dynamic, .interpolated: break
    default: return
    }
    guard let expression = tree.expression(of: text),
      let (value, range) = tree.syntax.text(of: expression, with: arguments.values)
    else { return }
    text.value = value
    text.valueRange = range
  }

  /// Applies the call's modifiers to an element that takes the modifier parameter.
  private func takeModifiers(_ element: inout Element, _ arguments: ComposableArguments) {
    let syntax = tree.syntax
    guard let call = callNode(of: element), arguments.modifier != .none else { return }
    let values = syntax.arguments(of: call).compactMap(syntax.value(ofArgument:))
    let taken = values.first { value in
      let first = syntax.firstLink(of: value)
      return syntax[first].kind == .name && syntax[first].name == arguments.modifier
    }
    guard let value = taken else { return }
    let first = syntax.firstLink(of: value)
    let isAllRead = value == first || syntax.readsModifiers(value)
    if isAllRead { element.unknowns.remove(.modifiers) }
    guard let modified = arguments.modified else { return }
    if !isModifierRead(of: modified) { element.unknowns.add(.modifiers, .modifier) }
    let labels = modified.labels.filter { label in
      modifierRange(of: modified)?.contains(label.range.lowerBound) == true
    }
    element.labels += labels
    element.traits += modified.traits
    if !modified.gestures.isEmpty { element.gestures += modified.gestures }
    if !modified.actions.isEmpty { element.actions += modified.actions }
    if !modified.actionLabels.isEmpty { element.actionLabels += modified.actionLabels }
    if !modified.value.isAbsent { element.value = modified.value }
    if let hiding = modified.hiding, hiding.extent != .decoration { element.hiding = hiding }
    if !labels.isEmpty, element.hiding?.extent == .decoration { element.hiding = nil }
    guard modified.role == .custom || modified.groupingRange != nil else { return }
    if element.grouping == .none { element.grouping = modified.grouping }
    if let range = modified.groupingRange { element.groupingRange = range }
  }

  private func modifierRange(of element: Element) -> Range<Int>? {
    guard let call = callNode(of: element) else { return nil }
    return tree.syntax.arguments(of: call).first(where: tree.syntax.isModifier).map { tree.syntax[$0].range }
  }

  private func isModifierRead(of element: Element) -> Bool {
    guard let call = callNode(of: element),
      let argument = tree.syntax.arguments(of: call).first(where: tree.syntax.isModifier),
      var value = tree.syntax.value(ofArgument: argument)
    else { return false }
    let node = tree.syntax[value]
    if node.kind == .name, let held = constants.value(node.name, before: Int(node.start)) { value = held }
    return tree.syntax.isName("Modifier", tree.syntax.firstLink(of: value))
      && tree.syntax.readsModifiers(value)
  }
}

private extension Tree {
  /// Returns whether all links after the first are modifiers that front ends read or that are neutral.
  func readsModifiers(_ value: NodeID) -> Bool {
    links(of: value).dropFirst().allSatisfy { link in
      switch self[link].name {
      case "size", "requiredSize", "width", "height", "background", "testTag", "clickable",
        "combinedClickable",
        "semantics", "clearAndSetSemantics", "toggleable", "selectable", "fillMaxSize", "matchParentSize":
        true
      case let name: ComposeModifiers.isNeutral(name)
      }
    }
  }
}
