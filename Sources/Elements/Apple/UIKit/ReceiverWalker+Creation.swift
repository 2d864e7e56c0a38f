// Calls that create views, and the attributes in their arguments.

import Source
import Syntax

extension ReceiverWalker {
  /// Walks an initializer call of a tracked view, a framework value, or a custom component.
  mutating func make(_ call: NodeID) -> Referent {
    let name = tree[call].name
    if let kind = ViewKind.named(name) { return .slot(create(call, kind, typeName: call)) }
    if let type = types.index(named: name), types.types[type].declaration != nil {
      passArguments(of: call, openingThem: true)
      guard let kind = types.types[type].kind, kind.isView else { return .nothing }
      var slot = Slot(node: call, enclosingType: currentType)
      (slot.kind, slot.type, slot.typeName, slot.creation) = (kind, type, call, call)
      slot.classUses = types.types[type].inheritedUses
      if isGivenText(call) { slot.unknowns.add(.elsewhere, .value, at: call) }
      return .slot(addingStyle(of: call, to: slots.add(slot)))
    }
    if let (kind, uses) = project.viewKind(ofClass: tree.text[tree.nameRange(of: call)]) {
      passArguments(of: call, openingThem: true)
      var slot = Slot(node: call, enclosingType: currentType)
      (slot.kind, slot.typeName, slot.creation, slot.classUses) = (kind, call, call, uses)
      // The arguments may include its label or image.
      if isGivenText(call)
        || !tree.arguments(of: call).allSatisfy({ isFrame($0) || kind == .label && isOfLooks($0) })
      {
        slot.unknowns.add(.elsewhere, .value, at: call)
      }
      return .slot(addingStyle(of: call, to: slots.add(slot)))
    }
    passArguments(of: call, openingThem: !isOfFramework(call))
    return .nothing
  }

  /// Marks a label that an app's own class creates in a style for headings: `Label(.title)`, `TextLabel(style: .h1)`.
  private mutating func addingStyle(of call: NodeID, to id: SlotID) -> SlotID {
    guard slots[id].kind == .label,
      tree.arguments(of: call).prefix(4).contains(where: { isOfLooks($0) && namesHeading($0) })
    else { return id }
    change([id]) { $0.isStyledAsHeading = true }
    return id
  }

  /// Returns whether an argument of a label specifies how it looks, not what it says: a case such as `.title`, a number,
  /// a font, or a color.
  private func isOfLooks(_ argument: NodeID) -> Bool {
    guard let value = tree.value(ofArgument: argument) else { return false }
    switch tree[argument].name {
    case "font", "textColor", "color", "textStyle", "textAlignment", "alignment", "numberOfLines", "lines",
      "weight":
      return true
    default: break
    }
    if tree[value].kind == .number || tree.isName("true", value) || tree.isName("false", value) {
      return true
    }
    let links = tree.links(of: value)
    return links.count == 1 && tree[links[0]].kind == .member
  }

  private func namesHeading(_ argument: NodeID) -> Bool {
    guard let value = tree.value(ofArgument: argument), let last = tree.links(of: value).last,
      tree[argument].name != "textColor", tree[argument].name != "color"
    else { return false }
    return Tree.namesHeading(tree.nameText(of: last))
  }

  /// Returns whether a component is created with an argument that may become its label.
  private func isGivenText(_ call: NodeID) -> Bool {
    tree.arguments(of: call).contains { argument in
      switch tree[argument].name {
      case "title", "text", "label", "name", "accessibilityLabel", "caption", "description", "viewModel",
        "model",
        "configuration", "item":
        true
      default: tree.value(ofArgument: argument).map { tree[$0].kind == .string } == true
      }
    }
  }

  private func isFrame(_ argument: NodeID) -> Bool { tree[argument].name == "frame" }

  /// Returns whether a type's name looks like a system type's, with three initial capitals, as in `UIMenu`.
  func isOfFramework(_ call: NodeID) -> Bool {
    let start = Int(tree[call].nameStart)
    return tree.text[start].isUppercaseASCII && tree.text[start + 1].isUppercaseASCII
      && tree.text[start + 2].isUppercaseASCII
  }

  /// Creates a view with the attributes from the arguments of its creating call.
  mutating func create(_ call: NodeID, _ kind: ViewKind, typeName: NodeID?) -> SlotID {
    var slot = Slot(node: call, enclosingType: currentType)
    (slot.kind, slot.typeName, slot.creation) = (kind, typeName, call)
    let id = slots.add(slot)
    for argument in tree.children(of: call) {
      guard tree[argument].kind == .argument, let value = tree.value(ofArgument: argument) else {
        evaluate(argument)
        continue
      }
      if tree[value].kind == .closure {
        let called = tree.onlyCall(in: value)
        if called != nil { slots.write(id) { $0.handler = $0.handler ?? called } }
        walkClosure(value, first: .nothing)
      } else {
        read(argument, value, of: id, kind)
      }
    }
    if kind == .configuration, tree[call].name == "init", tree.arguments(of: call).isEmpty == false {
      slots.open([id])
    }
    return id
  }

  private mutating func read(_ argument: NodeID, _ value: NodeID, of id: SlotID, _ kind: ViewKind) {
    let range = tree[argument].range
    let text = written(value, range: range)
    let dynamic = WrittenText(.dynamic, range: range, valueRange: tree[value].range)
    switch tree[argument].name {
    case "title" where kind.isPressable, "buttonWithTitle":
      slots.write(id) { $0.titles.append(text) }
    case "checkboxWithTitle":
      slots.write(id) { ($0.role, $0.titles) = (.checkbox, $0.titles + [text]) }
    case "radioButtonWithTitle":
      slots.write(id) { ($0.role, $0.titles) = (.radioButton, $0.titles + [text]) }
    case "labelWithString", "wrappingLabelWithString", "labelWithAttributedString":
      slots[id].kind = .label
      slots.write(id) { $0.texts.append(text) }
    case "string" where kind == .appKitTextField: slots.write(id) { $0.texts.append(text) }
    case "barButtonSystemItem", "systemItem", "tabBarSystemItem":
      if isSpace(value) {
        slots.write(id) { $0.role = .spacer }
      } else {
        slots.write(id) { $0.titles.append(dynamic) }
      }
    case "type" where kind == .button && isNamedBySystem(value):
      slots.write(id) { $0.titles.append(dynamic) }
    case "systemName" where kind == .image, "systemSymbolName" where kind == .image:
      showPicture(.symbol(text.value.literal ?? ""), of: id)
    case "systemSymbol" where kind == .image:
      // SFSafeSymbols has the names as members.
      showPicture(.symbol(tree.links(of: value).last.map { tree.nameText(of: $0) } ?? ""), of: id)
    case "named" where kind == .image, "imageLiteralResourceName" where kind == .image,
      "resourceName" where kind == .image:
      showPicture(text.value.literal.map(Imagery.asset) ?? .dynamic, of: id)
    case "resource" where kind == .image:
      let asset = tree.links(of: value).last.map { tree.nameText(of: $0) }
      showPicture(asset.map(Imagery.asset) ?? .dynamic, of: id)
    case "accessibilityDescription" where kind == .image:
      if text.value != .none { slots.write(id) { $0.labels.append(text) } }
    case "frame": noteFrame(value, on: [id])
    case "items" where kind == .segmentedControl: return readSegments(value, of: id)
    case "action":
      let handler = tree.selectedFunction(in: value)
      slots.write(id) { $0.handler = $0.handler ?? handler }
    default: return readParts(argument, value, of: id, kind)
    }
    evaluate(value)
  }

  /// Reads arguments whose values have parts.
  private mutating func readParts(_ argument: NodeID, _ value: NodeID, of id: SlotID, _ kind: ViewKind) {
    let range = tree[argument].range
    switch tree[argument].name {
    case "image" where kind != .image, "with" where kind == .button:
      let images = evaluate(value, as: .image).slots
      guard !tree.isName("nil", value) else { return }
      let creation = slots[id].creation.map { tree[$0].range } ?? tree[argument].range
      let picture = Facts.Picture(imagery: imagery(of: images), range: creation)
      slots.write(id) { facts in
        facts.pictures.append(picture)
        facts.parts += images
      }
    case "configuration":
      let parts = evaluate(value, as: .configuration).slots
      if parts.isEmpty, !tree.isName("nil", value) { slots.open([id]) }
      slots.write(id) { $0.parts += parts }
    case "rootViewController" where kind == .controller:
      slots.rootControllers[id] = evaluate(value).slots
    case "primaryAction":
      let parts = evaluate(value, as: .action).slots
      if parts.isEmpty, !tree.isName("nil", value) { slots.open([id]) }
      slots.write(id) { $0.parts += parts }
    case "customView":
      let views = evaluate(value).slots
      slots[id].unknowns.add(.content, .content, at: value)
      // A bar enlarges the touch targets of its items beyond their views.
      change(views) { $0.mayGrow = true }
      host(views, in: [id])
    case "arrangedSubviews", "views", "effectView":
      let views = evaluate(value).slots
      change(views) { $0.usesConstraints = true }
      host(views, in: [id], at: range.lowerBound)
    default: evaluate(value)
    }
  }

  private mutating func showPicture(_ imagery: Imagery, of id: SlotID) {
    guard let creation = slots[id].creation else { return }
    let picture = Facts.Picture(imagery: imagery, range: tree[creation].range)
    slots.write(id) { $0.pictures.append(picture) }
  }

  /// Returns whether a bar item only takes up space.
  private func isSpace(_ value: NodeID) -> Bool {
    let name = tree.lastName(of: value)
    return name == "flexibleSpace" || name == "fixedSpace"
  }

  /// Returns whether a button type has a label from the system.
  ///
  /// Source: Apple, “UIButton.ButtonType”; VoiceOver reads “Close”, “More info”, “Add”.
  private func isNamedBySystem(_ value: NodeID) -> Bool {
    switch tree.lastName(of: value) {
    case "close", "contactAdd", "infoLight", "infoDark", "detailDisclosure": true
    default: false
    }
  }

  /// Reads segments, each of which is a separate button for assistive technologies.
  private mutating func readSegments(_ value: NodeID, of control: SlotID) {
    guard tree[value].kind == .collection else {
      evaluate(value)
      return
    }
    for argument in tree.arguments(of: value) {
      guard let item = tree.value(ofArgument: argument) else { continue }
      var slot = Slot(node: item, enclosingType: currentType)
      (slot.kind, slot.typeName, slot.creation, slot.host) = (.button, slots[control].typeName, item, control)
      let segment = slots.add(slot)
      let images = evaluate(item, as: .image).slots
      let text = written(item, range: tree[item].range)
      let picture =
        images.isEmpty ? nil : Facts.Picture(imagery: imagery(of: images), range: tree[item].range)
      slots.write(segment) { facts in
        if let picture {
          facts.pictures.append(picture)
          facts.parts += images
        } else {
          facts.titles.append(text)
        }
      }
    }
  }
}
