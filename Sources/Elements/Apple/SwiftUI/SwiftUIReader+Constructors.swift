// Constructors of SwiftUI's built-in views.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads a built-in view: constructor, content, modifiers.
  mutating func read(_ view: SwiftUIView, _ chain: NodeID, _ links: [NodeID], _ scope: Scope) {
    let call = links[0]
    let length = constructorLength(links)
    let constructor = tree.nameRange(of: call).lowerBound..<Int(tree[links[length - 1]].end)
    var element = Element(
      .swiftUI, view.role, typeName: tree.nameText(of: call), range: tree[chain].range,
      constructor: constructor,
      typeRange: tree.nameRange(of: call))
    if tree[call].kind == .call { readConstructor(of: call, view, &element) }
    if tree[call].kind == .name, tree[call].name == "Image" { readImageConstant(links, &element) }
    if isLoaded(call) { readLoaded(links.prefix(length), &element) }
    let isComputed =
      element.role == .image && element.imagery == .dynamic && element.openness == .elsewhere
    let id = append(element, chain, scope)
    if isComputed, !scope.escapes { computedPictures.insert(id) }
    if tree[call].kind == .call { readContent(of: call, view, id) }
    modifiers(links.dropFirst(length), of: id)
  }

  // MARK: Titles and images

  private func readConstructor(of call: NodeID, _ view: SwiftUIView, _ element: inout Element) {
    switch view.role {
    case .image: readImage(of: call, &element)
    case .text:
      readTitle(of: call, &element)
      // `Text(timerInterval: …)`, `Text(date, style: .timer)`
      if element.title.isAbsent, !tree.arguments(of: call).isEmpty { element.title = systemTitle(call) }
    case .list, .container: readTitle(of: call, &element)
    default:
      guard view.shape != .leaf, view.shape != .container else { return }
      readTitle(of: call, &element)
    }
    if view.role.isPressable || view.role.isValueControl || view.role.isField || view.shape == .disclosure {
      element.grouping = .merges
    }
    if view.shape == .control { element.handlerName = handlerName(of: call) }
    if view.role.isValueControl || view.role.isField { element.boundName = boundName(of: call) }
    switch tree[call].name {
    case "ProgressView" where tree.arguments(of: call).isEmpty: element.circumstances.insert(.passive)
    case "EditButton", "RenameButton", "PasteButton", "SettingsLink": element.title = systemTitle(call)
    case "ShareLink" where tree.arguments(of: call).allSatisfy({ tree.closure(ofArgument: $0) == nil }):
      if element.title.isAbsent { element.title = systemTitle(call) }
    case "Button" where tree.argument("role", of: call) != nil && tree.arguments(of: call).count <= 2:
      // `Button(role: .close) { … }` supplies its own label (iOS 26); with a label closure it has two closures.
      if tree.argument("label", of: call) == nil, tree.argument("action", of: call) == nil,
        element.title.isAbsent
      {
        element.title = systemTitle(call)
      }
    case "Tab" where element.title.isAbsent && tree.argument("label", of: call) == nil:
      element.title = systemTitle(call)
    case "TextField", "SecureField":
      if let prompt = tree.argument("prompt", of: call) {
        element.placeholder = .certain(text(ofArgument: prompt))
        // The Mac's text fields show a prompt only while they're empty, and VoiceOver reads what it finds in them.
        if path.isForMac, element.title.value?.value.isBlank == true {
          element.circumstances.insert(.promptAlone)
        }
      }
    default: break
    }
  }

  /// Returns the variable of a binding: `email` for `$email` and `$viewModel.email`.
  private func boundName(of call: NodeID) -> String? {
    for label in ["isOn", "value", "selection", "text"] as [Identifier] {
      guard let value = tree.value(label, of: call) else { continue }
      let source = tree.sourceText(of: value)
      guard source.hasPrefix("$"),
        source.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "._$".contains($0) })
      else { return nil }
      return String(source[...].lastComponent.drop { $0 == "$" })
    }
    return nil
  }

  /// Returns the function that a control's action is, or that it calls as its only statement.
  private func handlerName(of call: NodeID) -> String? {
    let argument =
      tree.argument("action", of: call)
      ?? tree.arguments(of: call).first { tree[$0].name == .none && tree.closure(ofArgument: $0) != nil }
    return argument.flatMap(handlerName(ofArgument:))
  }

  /// Returns the function that a handler is, or that it calls as its only statement.
  func handlerName(ofArgument argument: NodeID) -> String? {
    guard let value = tree.value(ofArgument: argument) else { return nil }
    var expression = value
    if tree[value].kind == .closure {
      let statements = tree.children(of: value).filter { tree[$0].kind != .parameter }
      guard statements.count == 1 else { return nil }
      expression = statements[0]
    }
    return tree.links(of: expression).last.flatMap(tree.handlerName(endingIn:))
  }

  /// Returns a title that the system supplies.
  private func systemTitle(_ call: NodeID) -> Evidence<WrittenText> {
    .certain(WrittenText(.dynamic, range: tree[call].range, valueRange: tree[call].range))
  }

  /// Reads the first unlabeled argument, or `label: Text(…)`.
  private func readTitle(of call: NodeID, _ element: inout Element) {
    let labelled = ["label", "title", "header", "titleKey"] as [Identifier]
    let argument =
      tree.firstUnlabelledArgument(of: call)
      ?? tree.argument("verbatim", of: call)
      ?? tree.children(of: call).first {
        tree[$0].kind == .argument && labelled.contains(tree[$0].name) && tree.closure(ofArgument: $0) == nil
      }
    guard let argument else { return }
    let value = text(ofArgument: argument)
    // Containers take data first, so only a text is a title. Some take a title that may be a variable.
    if element.role == .container || element.role == .list, value.value == .dynamic {
      switch tree[call].name {
      case "LabeledContent", "ContentUnavailableView", "Section", "GroupBox", "ControlGroup":
        element.unknowns.add(.content, .value, at: argument)
      default: break
      }
      return
    }
    if case .chain? = tree.value(ofArgument: argument).map({ tree[$0].kind }), isEmptyView(argument) {
      element.title = .certain(WrittenText(.literal(""), range: value.range, valueRange: value.valueRange))
    } else {
      element.title = .certain(value)
    }
  }

  private func isEmptyView(_ argument: NodeID) -> Bool {
    guard let value = tree.value(ofArgument: argument), let link = tree.soleLink(of: value) else {
      return false
    }
    return tree[link].name == "EmptyView"
  }

  func text(ofArgument argument: NodeID) -> WrittenText {
    guard let value = tree.value(ofArgument: argument) else {
      return WrittenText(.dynamic, range: tree[argument].range, valueRange: tree[argument].range)
    }
    return WrittenText(
      tree.appleText(of: value), range: tree[argument].range, valueRange: tree.literalRange(of: value),
      isKey: tree.isLocalizedLookup(value))
  }

  /// Reads the image.
  ///
  /// Source: Apple, “SwiftUI › Image”, initializers.
  func readImage(of call: NodeID, _ element: inout Element) {
    if let label = tree.argument("label", of: call) { element.labels.append(text(ofArgument: label)) }
    if let decorative = tree.argument("decorative", of: call) {
      element.hiding = Element.Hiding("decorative", .decoration, range: tree[decorative].range)
    }
    guard !isLoaded(call) else { return }
    if let symbol = tree.value("systemName", of: call) {
      let names = tree.literalAlternatives(of: symbol)
      // Two symbols show two states, so neither is the control's label.
      element.imagery = .symbol(names.count == 1 ? names[0] : "")
      if Set(names).count > 1 { element.circumstances.insert(.changesPicture) }
      return
    }
    // SFSafeSymbols is a widely used wrapper with one member for each symbol.
    if let symbol = tree.value("systemSymbol", of: call) {
      let link = tree.links(of: symbol).last
      element.imagery = .symbol(link.map { tree[$0].kind == .member ? tree.nameText(of: $0) : "" } ?? "")
      return
    }
    if tree.argument("uiImage", of: call) != nil || tree.argument("nsImage", of: call) != nil {
      element.imagery = .dynamic
      return
    }
    guard let argument = tree.firstUnlabelledArgument(of: call), let value = tree.value(ofArgument: argument)
    else {
      element.imagery = .dynamic
      return
    }
    let names = tree.literalAlternatives(of: value)
    if let name = names.first {
      element.imagery = .asset(name)
      if Set(names).count > 1 { element.circumstances.insert(.changesPicture) }
    } else if let link = tree.soleLink(of: value), tree[link].kind == .member {
      element.imagery = .asset(tree.nameText(of: link))
    } else {
      // A variable may be an image with its own label, or the name of an asset with a description.
      element.imagery = .dynamic
      element.unknowns.add(.elsewhere, .value, at: value)
    }
  }

  /// Returns whether the view shows an image from the network.
  private func isLoaded(_ call: NodeID) -> Bool {
    tree[call].name == "AsyncImage" || SwiftUILibrary.isPicture(tree[call].name, imports)
  }

  /// Reads the closures of a view that shows an image from the network. A closure that builds the view from the loaded
  /// image may add a label, unless it only does layout.
  private func readLoaded(_ links: some Sequence<NodeID>, _ element: inout Element) {
    element.imagery = .dynamic
    for link in links {
      for argument in tree.arguments(of: link) {
        switch tree[argument].name {
        case "content", .none:
          if let closure = tree.closure(ofArgument: argument) {
            if !isPlain(closure) { element.unknowns.add(.elsewhere, .content, at: argument) }
          } else if tree[argument].name == "content" {
            element.unknowns.add(.elsewhere, .value, at: argument)
          }
        default: continue
        }
      }
    }
  }

  /// Returns whether a closure calls only SwiftUI views and neutral modifiers.
  private func isPlain(_ closure: NodeID) -> Bool {
    tree.subtree(of: closure).allSatisfy { index in
      let node = tree.nodes[index]
      return node.kind != .call || SwiftUIView.named(node.name) != nil
        || SwiftUIModifiers.isNeutral(node.name)
    }
  }

  // MARK: Content

  private mutating func readContent(of call: NodeID, _ view: SwiftUIView, _ id: ElementID) {
    guard !isLoaded(call) else { return }
    for argument in tree.arguments(of: call) {
      guard let closure = tree.closure(ofArgument: argument) else {
        readValue(argument, view, id)
        continue
      }
      if let slot = slot(of: argument, closure, call, view, id) {
        content(of: closure, Scope(parent: id, slot: slot))
      } else {
        // A canvas draws an image, including its texts.
        let around = path
        if view.role == .canvas { path.hasTextSizes = false }
        search(closure, Scope(escapes: true))
        path = around
      }
    }
    markContents(of: call, view, id)
  }

  /// Reads views that are passed as values: `label: Text("x")`, `destination: Detail()`, `AnyView(x)`.
  private mutating func readValue(_ argument: NodeID, _ view: SwiftUIView, _ id: ElementID) {
    guard let value = tree.value(ofArgument: argument), view.role != .text, view.role != .image else {
      return
    }
    switch tree[argument].name {
    case "label", "header", "footer", "title":
      if tree[value].kind == .chain || tree[value].kind == .name && file.storesView(tree[value].name) {
        self.view(value, Scope(parent: id, slot: .label))
      }
    case "description" where list[id].typeName == "ContentUnavailableView" && isBuiltIn(value):
      self.view(value, Scope(parent: id))
    // A link's destination is a URL, not a view.
    case "destination" where view.role == .link: search(value, Scope(escapes: true))
    // The texts at both ends of a range aren't labels.
    case "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "destination", "placeholder",
      "content":
      if tree[value].kind == .chain { self.view(value, Scope(parent: id, slot: .separate)) }
    // Other containers take a title first, or the data for which they repeat their content.
    case .none where list[id].typeName == "AnyView" && tree[value].kind == .chain:
      self.view(value, Scope(parent: id))
    default: search(value, Scope(escapes: true))
    }
  }

  /// Returns whether an expression is a built-in SwiftUI view.
  private func isBuiltIn(_ value: NodeID) -> Bool {
    tree[value].kind == .chain
      && tree.links(of: value).first.map { tree[$0].name }.flatMap(SwiftUIView.named) != nil
  }

  /// Returns the slot for the views of a closure argument, or nil for closures that build none.
  private func slot(
    of argument: NodeID, _ closure: NodeID, _ call: NodeID, _ view: SwiftUIView, _ id: ElementID
  ) -> Element.Slot? {
    let label = tree[argument].name
    switch label {
    case "label", "title", "header", "footer", "description", "actions":
      return view.shape == .container || view.role == .container ? .content : .label
    case "icon": return .icon
    case "destination": return .separate
    case "content": return view.shape == .container ? .content : .separate
    case "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "markedValueLabels": return .separate
    case "sidebar", "detail": return .content
    case .none: break
    default: return view.shape == .container ? .content : nil
    }
    switch view.shape {
    case .container: return .content
    case .leaf: return nil
    case .disclosure: return .separate
    case .choice: return .separate
    case .labelled:
      if view.role == .container { return .content }
      // `Slider(value:) { editing in … }` handles changes. A label closure takes no parameter.
      return tree.child(.parameter, of: closure) == nil ? .label : nil
    case .control: return slotOfControlClosure(call, id)
    }
  }

  /// Returns the slot for a button's or link's unlabeled closure: its label, action, or destination.
  private func slotOfControlClosure(_ call: NodeID, _ id: ElementID) -> Element.Slot? {
    let isNavigation = tree[call].name == "NavigationLink"
    let hasTitle = !list[id].title.isAbsent
    if tree.argument("label", of: call) != nil || hasTitle { return isNavigation ? .separate : nil }
    switch tree[call].name {
    case "Button":
      return tree.argument("action", of: call) != nil || tree.argument("intent", of: call) != nil
        ? .label : nil
    case "NavigationLink":
      return tree.arguments(of: call).count > 1 ? .label : .separate
    default: return .label
    }
  }

  /// Returns whether a button has an action and an empty label: `Button(action: open) {}`.
  private func hasEmptyLabel(_ call: NodeID) -> Bool {
    let arguments = tree.arguments(of: call)
    guard arguments.count > 1, tree[arguments[0]].name == "action",
      let label = arguments.last.flatMap({ tree.closure(ofArgument: $0) })
    else { return false }
    return tree.children(of: label).allSatisfy { _ in false }
  }

  /// Adds facts that a container implies for its content.
  private mutating func markContents(of call: NodeID, _ view: SwiftUIView, _ id: ElementID) {
    let children = (id.index + 1..<max(list.elements.count, id.index + 1))
      .filter { list.elements[$0].parent == id }.map(ElementID.init)
    switch tree[call].name {
    case "LabeledContent":
      for child in children { list[child].isLabelledElsewhere = true }
    case "List", "ForEach":
      for child in children { list[child].circumstances.insert(.row) }
    case "Button" where children.isEmpty && list[id].title.isAbsent && !hasEmptyLabel(call):
      // `Button { … }` without a label is unfinished code.
      list[id].unknowns.add(.content, .unreadable, at: call)
    case "NavigationLink", "Menu", "MenuBarExtra", "DisclosureGroup", "Link", "PhotosPicker":
      if list[id].title.isAbsent, !children.contains(where: { list[$0].slot == .label }) {
        list[id].unknowns.add(.content, .content, at: call)
      }
      // Code opens `NavigationLink("", isActive: $isOpen) { … }`. It has no size and isn't meant to be visible.
      if list[id].title.value?.value.isBlank == true,
        tree.argument("isActive", of: call) != nil || tree.argument("selection", of: call) != nil
      {
        list[id].unknowns.add(.content, .content, at: call)
      }
    case "ViewThatFits", "AnyView": list[id].unknowns.add(.modifiers, .content, at: call)
    default: break
    }
  }
}
