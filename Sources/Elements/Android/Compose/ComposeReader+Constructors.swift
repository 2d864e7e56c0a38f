// Parameters of library composables.

import Source
import Syntax

extension ComposeReader {
  /// Reads a library composable: its text, modifiers, and slots.
  mutating func read(_ composable: Composable, _ chain: NodeID, _ call: NodeID, _ scope: Scope) {
    guard composable.shape != .effect else { return searchChildren(of: call) }
    var element = Element(
      .compose, composable.role, typeName: tree.nameText(of: call), range: tree[chain].range,
      constructor: tree[call].range, typeRange: tree.nameRange(of: call))
    readWords(of: call, composable, &element)
    if composable.shape == .window { element.slot = .separate }
    let id = append(element, chain, scope)
    readColors(of: call, composable, id)
    var sawModifier = false
    for argument in tree.arguments(of: call) where tree.isModifier(argument) {
      sawModifier = true
      modifiers(ofArgument: argument, of: id)
    }
    if composable.shape == .container, element.typeName == "Row" || element.typeName == "Column" {
      spacings[id] = spacing(of: call)
    }
    if composable.shape == .theme, leavesNoSpace(call) { unspacing.insert(id) }
    readFonts(of: call, composable, id)
    readTextLooks(of: call, composable, id)
    readSlots(of: call, composable, id)
    if !sawModifier { passedModifier(of: call, composable, id) }
    finishPicture(composable, id)
  }

  /// Reads a positional argument that is (or may be) a modifier under another name.
  private mutating func passedModifier(of call: NodeID, _ composable: Composable, _ id: ElementID) {
    for argument in tree.arguments(of: call) where tree[argument].name == .none && tree[argument].detail == 0
    {
      guard let value = tree.value(ofArgument: argument) else { continue }
      if let chain = constant(tree.firstLink(of: value)), tree[chain].kind == .chain,
        tree.isName("Modifier", tree.firstLink(of: chain))
      {
        modifiers(ofArgument: argument, of: id)
        return
      }
      guard tree[value].kind == .name else { continue }
      if tree.nameText(of: value).lowercased().hasSuffix("mod") {
        list[id].unknowns.add(.modifiers, .value, at: value)
      }
    }
  }

  // MARK: Words

  private func readWords(of call: NodeID, _ composable: Composable, _ element: inout Element) {
    switch composable.shape {
    case .picture, .pictureWithDefault: readPicture(of: call, composable, &element)
    case .text: readText(of: call, &element)
    case .value: readValue(of: call, &element)
    case .control: readControl(of: call, &element)
    case .surface: readSurface(of: call, &element)
    case .field, .bareField:
      element.grouping = .merges
      element.boundName = tree.argument("value", at: 0, of: call).flatMap(boundName(ofArgument:))
      element.input = input(of: call)
      if tree.argument("visualTransformation", of: call) != nil
        || tree.argument("outputTransformation", of: call) != nil
        // A decorator may draw anything, for example a dot for each digit.
        || composable.shape == .bareField
      {
        element.circumstances.insert(.masksText)
      }
    case .leaf where composable.role == .progress: element.circumstances.insert(.passive)
    case .container, .lazy, .theme, .window, .leaf, .effect: break
    }
    // Source: androidx.compose.foundation, “Canvas(modifier, contentDescription, onDraw)”.
    if element.role == .canvas, let description = tree.argument("contentDescription", of: call) {
      element.labels.append(tree.writtenText(description))
    }
    if tree[call].name == "ListItem" || composable.shape == .surface && tree[call].name != "Surface" {
      element.circumstances.insert(.row)
    }
  }

  /// Reads an image.
  ///
  /// Source: androidx.compose.material3, “Icon” and androidx.compose.foundation, “Image”: the image is the first
  /// parameter, and its description is the second and has no default.
  private func readPicture(of call: NodeID, _ composable: Composable, _ element: inout Element) {
    let source = tree.arguments(of: call).first {
      !tree.isModifier($0) && tree[$0].name != "contentDescription"
    }
    element.imagery = source.flatMap(tree.value(ofArgument:)).map(tree.kotlinPicture) ?? .dynamic
    if let source, tree.choosesPicture(source) { element.circumstances.insert(.changesPicture) }
    let range = tree[call].range
    if let argument = tree.argument("contentDescription", at: 1, of: call) {
      let description = writtenText(argument)
      if description.value == .none {
        element.hiding = Element.Hiding("contentDescription", .decoration, range: description.range)
      } else {
        element.labels.append(description)
      }
    } else if composable.shape == .pictureWithDefault {
      // Landscapist takes the description in `ImageOptions`.
      guard !tree.subtreeMentions("contentDescription", call), tree.argument("imageOptions", of: call) == nil
      else {
        element.unknowns.add(.elsewhere, .value, at: call)
        return
      }
      element.hiding = Element.Hiding("contentDescription", .decoration, range: range)
    } else {
      element.unknowns.add(.elsewhere, .value, at: call)
    }
  }

  private func readText(of call: NodeID, _ element: inout Element) {
    let argument = tree.argument("text", at: 0, of: call)
    element.title = .certain(
      argument.map(writtenText)
        ?? WrittenText(.dynamic, range: tree[call].range, valueRange: tree[call].range))
  }

  private func readControl(of call: NodeID, _ element: inout Element) {
    element.grouping = .merges
    let handler = tree.argument("onClick", of: call) ?? firstCallback(of: call)
    element.handlerName = handler.flatMap(tree.value(ofArgument:)).flatMap(tree.handlerName(ofKotlin:))
    if isCheckableChip(call) {
      element.fixedSelection = fixedSelection(tree.argument("selected", at: 0, of: call), of: call)
    }
    if tree.argument("onCheckedChange", of: call) != nil, element.role == .iconButton {
      element.role = .toggle
    }
  }

  private func firstCallback(of call: NodeID) -> NodeID? {
    tree.arguments(of: call).first { argument in
      guard tree[argument].name == .none, tree[argument].detail == 0, !tree.isModifier(argument),
        let value = tree.value(ofArgument: argument)
      else { return false }
      return tree[value].kind == .closure || tree[value].kind == .name || tree[value].kind == .chain
    }
  }

  /// Reads a surface, which is a clickable, merging layout if `onClick`, `onCheckedChange`, or `selected` is passed.
  private func readSurface(of call: NodeID, _ element: inout Element) {
    var click = tree.argument("onClick", of: call) ?? tree.argument("onCheckedChange", of: call)
    if click == nil, let first = tree.arguments(of: call).first, tree[first].name == .none,
      tree[first].detail == 0,
      !tree.isModifier(first)
    {
      click = first
    }
    guard let click, let value = tree.value(ofArgument: click), !tree.isName("null", value) else { return }
    element.grouping = .merges
    element.circumstances.insert(.row)
    element.handlerName = tree.handlerName(ofKotlin: value)
    element.gestures.append(
      Gesture(.tap, purpose(of: value), handler: element.handlerName, range: tree[click].range))
  }

  /// Reads a value control.
  ///
  /// Source: androidx.compose.material3, “Switch”: “null when the switch should not be interactable”.
  private func readValue(of call: NodeID, _ element: inout Element) {
    element.boundName = tree.arguments(of: call).first { !tree.isModifier($0) && !isCallback(tree[$0]) }
      .flatMap(boundName(ofArgument:))
    let callback = ComposeReader.callback(of: call, in: tree)
    guard let argument = tree.argument(callback, at: 1, of: call),
      let value = tree.value(ofArgument: argument)
    else {
      // Sliders may take a state object instead.
      if element.role != .slider { element.circumstances.insert(.passive) }
      return
    }
    if tree.isName("null", value) {
      element.circumstances.insert(.passive)
    } else if !isCertainlyFunction(value) {
      element.unknowns.add(.elsewhere, .value, at: value)
    }
  }

  /// Returns the parameter for the callback of a library call that shows a value control.
  static func callback(of call: NodeID, in tree: Tree) -> Identifier {
    switch tree[call].name {
    case "TriStateCheckbox", "RadioButton": "onClick"
    case "Slider", "RangeSlider", "VerticalSlider": "onValueChange"
    default: "onCheckedChange"
    }
  }

  /// Returns whether a value can't be null: a lambda, a reference, or a parameter of a non-nullable function type.
  func isCertainlyFunction(_ value: NodeID) -> Bool {
    switch tree[value].kind {
    case .closure, .keyPath: return true
    case .chain: return tree.text[tree[value].range].contains(UInt8(ascii: ":"))
    case .name:
      guard let function else { return false }
      for parameter in tree.children(of: function)
      where tree[parameter].kind == .parameter && tree[parameter].name == tree[value].name {
        guard let type = tree.child(.type, of: parameter) else { return false }
        return tree.text[tree[type].range].last != UInt8(ascii: "?")
      }
      return false
    default: return false
    }
  }

  /// Returns the variable whose value a control shows: `email` in `state.email`, `email.value`, and `email!!`.
  private func boundName(ofArgument argument: NodeID) -> String? {
    guard let value = tree.value(ofArgument: argument) else { return nil }
    let names = tree.links(of: value).filter { tree[$0].kind == .name || tree[$0].kind == .member }
    return names.last { tree[$0].name != "value" && tree[$0].name != "text" && tree[$0].name != "it" }
      .map(tree.nameText(of:))
  }

  /// Clears the decorative mark of an image that its modifier chain may describe or make clickable.
  private mutating func finishPicture(_ composable: Composable, _ id: ElementID) {
    guard composable.role == .image, list[id].hiding?.extent == .decoration else { return }
    if list[id].openness.contains(.modifiers) || !list[id].labels.isEmpty {
      givenModifiers[id]?.hiding = list[id].hiding
      list[id].hiding = nil
    }
  }

  /// Reads `KeyboardOptions(keyboardType = KeyboardType.Email)` and
  /// `Modifier.semantics { contentType = ContentType.EmailAddress }`.
  private func input(of call: NodeID) -> FieldInput? {
    var input = FieldInput()
    input.statesPurpose = tree.arguments(of: call).contains {
      tree.isModifier($0)
        && (tree.subtreeMentions("contentType", $0) || tree.subtreeMentions("autofill", $0))
    }
    if let options = tree.value("keyboardOptions", of: call) {
      let last = tree.links(of: options).last.flatMap { tree[$0].kind == .call ? $0 : nil }
      let type = last.flatMap { tree.value("keyboardType", of: $0) }
      // The keyboard type isn't visible in an app function or a copy of other options.
      let isWritten = last.map { tree[$0].name == "KeyboardOptions" } ?? false
      if let type {
        input.ask(for: tree.composeKeyboard(of: type), at: tree[type].range)
      } else if !isWritten {
        input.ask(for: .other, at: tree[options].range)
      }
    }
    if let lines = tree.value("minLines", of: call), let count = tree.number(of: lines), count > 1 {
      input.hasLines = true
    }
    return input == FieldInput() ? nil : input
  }

  /// Treats an app component as a text field if its name ends in `TextField` and it specifies a keyboard. Nothing else
  /// about it is known.
  func readField(_ call: NodeID, _ element: inout Element) {
    guard element.typeName.hasSuffix("TextField"), project.configuredComponent(element.typeName) == nil,
      let input = input(of: call), let keyboard = input.keyboard, keyboard != .other
    else { return }
    element.role = .textField
    element.grouping = .merges
    element.unknowns.add(.elsewhere, .view, at: call)
    readBinding(of: call, &element)
    element.input = input
  }

  /// Reads the variable that a field component shows.
  func readBinding(of call: NodeID, _ element: inout Element) {
    element.boundName = tree.argument("value", at: 0, of: call).flatMap(boundName(ofArgument:))
  }

  // MARK: Slots

  private mutating func readSlots(of call: NodeID, _ composable: Composable, _ id: ElementID) {
    let untold = composable.shape == .control ? untoldSlot(of: call) : .none
    for argument in tree.arguments(of: call) where !tree.isModifier(argument) {
      let node = tree[argument]
      guard let value = tree.value(ofArgument: argument) else { continue }
      if tree[value].kind == .closure {
        readLambda(value, node, composable, id, isUntold: node.name != .none && node.name == untold)
      } else if let lambda = standardContent(value), ComposeReader.isSlot(node.name) {
        list[id].unknowns.add(.content, .content, at: value)
        readLambda(lambda, node, composable, id, isUntold: node.name == untold)
      } else if ComposeReader.isSlot(node.name), composable.shape != .leaf, composable.shape != .text {
        if !tree.isName("null", value) { list[id].unknowns.add(.content, .content, at: value) }
        search(value)
      } else {
        search(value)
      }
    }
  }

  /// Returns the lambda for a slot that callers may replace: `icon ?: { Icon(…) }`.
  private func standardContent(_ value: NodeID) -> NodeID? {
    guard tree[value].kind == .infix else { return nil }
    let operands = Array(tree.children(of: value))
    guard let first = operands.first, let last = operands.last, operands.count <= 3,
      tree[first].kind == .name, tree[last].kind == .closure
    else { return nil }
    return last
  }

  private mutating func readLambda(
    _ lambda: NodeID, _ argument: Node, _ composable: Composable, _ id: ElementID, isUntold: Bool
  ) {
    let isTrailing = argument.detail == 1
    guard !isCallback(argument), isTrailing || argument.name != .none else {
      return searchChildren(of: lambda)
    }
    var scope = Scope(parent: id)
    switch composable.shape {
    case .leaf, .effect, .picture, .pictureWithDefault, .text, .value: return searchChildren(of: lambda)
    case .control:
      scope.slot = ComposeReader.isIcon(argument.name) ? .icon : .label
      scope.isUntold = isUntold
    case .surface, .container, .theme:
      if argument.name == "tooltip" || argument.name == "drawerContent" { scope.slot = .separate }
    case .lazy: break
    case .window: break
    case .field:
      scope.slot = ComposeReader.slot(ofField: argument.name)
    case .bareField:
      scope.slot = .label
      innerField = tree.child(.parameter, of: lambda).map { tree[$0].name } ?? "it"
    }
    content(of: lambda, scope)
    if composable.shape == .bareField { innerField = .none }
  }

  /// Returns whether a call is the library's box around a field's text, without a label from elsewhere.
  ///
  /// Source: androidx.compose.material3, “TextFieldDefaults.DecorationBox”, “OutlinedTextFieldDefaults.DecorationBox”.
  func isDecorationBox(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "DecorationBox", "TextFieldDecorationBox", "OutlinedTextFieldDecorationBox": break
    default: return false
    }
    return !["label", "placeholder", "leadingIcon", "prefix"].contains { name in
      tree.argument(name, of: call).map { tree.closure(ofArgument: $0) == nil } ?? false
    }
  }

  /// Returns the slot that a field's parameter fills.
  static func slot(ofField parameter: Identifier) -> Element.Slot {
    switch parameter {
    case "label", "placeholder": .label
    case "leadingIcon": .content
    default: .separate
    }
  }

  private static func isIcon(_ name: Identifier) -> Bool {
    switch name {
    case "icon", "leadingIcon", "trailingIcon", "avatar", "selectedIcon": true
    default: false
    }
  }

  /// Returns whether a parameter shows the content that is passed to it.
  private static func isSlot(_ name: Identifier) -> Bool {
    switch name {
    case "content", "text", "label", "icon", "title", "placeholder", "leadingIcon", "trailingIcon",
      "headlineContent",
      "headlineText", "supportingContent", "overlineContent", "leadingContent", "trailingContent",
      "navigationIcon",
      "actions", "topBar", "bottomBar", "floatingActionButton", "decorationBox", "decorator", "badge",
      "avatar", "selectedIcon":
      true
    default: false
    }
  }
}
