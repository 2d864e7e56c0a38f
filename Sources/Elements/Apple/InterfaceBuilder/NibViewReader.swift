// Properties of the view in an Interface Builder tag. Fonts, colors, and sizes are in NibViewReader+Looks.swift.

import Source
import Syntax

/// A reader that completes the element of one view from its attributes and children.
struct NibViewReader {
  let object: NibObject
  let kind: ViewKind
  let connections: NibConnections
  let outlets: [Outlet]
  /// The attributes that aren't part of Interface Builder and are set by key path when the view is loaded.
  let runtimeAttributes: [NibObject]

  init(_ object: NibObject, _ kind: ViewKind, _ connections: NibConnections) {
    self.object = object
    self.kind = kind
    self.connections = connections
    outlets = object.value("id").flatMap { connections.outlets[Identifier($0)] } ?? []
    runtimeAttributes =
      object.object("userDefinedRuntimeAttributes").map { attributes in
        attributes.objects.filter { $0.tag == "userDefinedRuntimeAttribute" }
      } ?? []
  }

  var tree: Tree { object.tree }

  func complete(_ element: inout Element) {
    readOpenness(&element)
    readRole(&element)
    readTexts(&element)
    readAccessibility(&element)
    readActions(&element)
    readRuntimeAttributes(&element)
    readHidden(&element)
    readLooks(&element)
  }

  // MARK: Unknown values

  private func readOpenness(_ element: inout Element) {
    if kind.speaksForItself || (kind.isPressable && element.role == .container) {
      element.unknowns.add(.content, .content)
    }
    if object.has("customClass") {
      // A subclass may change anything.
      element.unknowns.add([.modifiers, .content, .elsewhere], .view)
      if kind == .view { element.role = .custom }
    }
    if kind == .effectView { element.unknowns.add(.colors, .configuration) }
    element.outlets = outlets
    // Code accesses a view through an outlet or its tag, and a tab bar item through its controller.
    if !outlets.isEmpty || (object.number("tag") ?? 0) != 0 || kind == .tabBarItem {
      element.circumstances.insert(.visibleOutside)
    }
    element.boundName = outlets.first { !$0.isCollection }?.property
    if kind == .cell || kind == .tableCell { element.circumstances.insert(.row) }
  }

  // MARK: Role

  private func readRole(_ element: inout Element) {
    if kind.isPressable { element.grouping = .merges }
    if kind == .textField, object.object("textInputTraits")?.isYes("secureTextEntry") == true {
      element.role = .secureField
    }
    if kind == .textView, object.isNo("editable") { element.role = .text }
    if object.isNo("userInteractionEnabled") || (object.isNo("enabled") && outlets.isEmpty) {
      if kind.isField { element.role = .text } else { element.circumstances.insert(.passive) }
    }
    guard kind == .barButtonItem else { return }
    // An item with a custom view is exposed as that view.
    if object.objects.contains(where: { $0.name("key") == "customView" }) {
      element.role = .container
      element.grouping = .none
      return
    }
    switch object.name("systemItem") {
    case .none: break
    case "flexibleSpace", "fixedSpace":
      element.role = .spacer
      element.grouping = .none
    default: element.unknowns.add(.elsewhere, .code)
    }
    // Its label comes from the previous screen.
    if object.name("key") == "backBarButtonItem" { element.unknowns.add(.elsewhere, .code) }
  }

  // MARK: Texts

  private func readTexts(_ element: inout Element) {
    switch kind {
    case .label: element.title = certain(object.text("text", attributed: "attributedText"))
    case .textView:
      let text = certain(object.text("text", attributed: "attributedText"))
      if element.role == .text { element.title = text } else { element.value = text }
    case .textField:
      element.value = certain(object.text("text", attributed: "attributedText"))
      element.placeholder = certain(object.text("placeholder", attributed: "attributedPlaceholder"))
    case .searchField: element.placeholder = certain(object.text("placeholder"))
    case .button: NibButtonReader(object).complete(&element)
    case .barButtonItem, .tabBarItem: readItem(&element)
    case .imageView: element.imagery = object.picture("image")
    default: break
    }
  }

  private func certain(_ text: WrittenText?) -> Evidence<WrittenText> { text.map { .certain($0) } ?? .absent }

  /// Reads a bar item. It shows its image, if any, instead of its title, but VoiceOver still reads the title.
  private func readItem(_ element: inout Element) {
    element.title = certain(object.text("title"))
    element.imagery = object.picture("image")
    if kind == .tabBarItem, object.has("systemItem") { element.unknowns.add(.elsewhere, .code) }
    if kind == .barButtonItem, element.imagery != nil, !element.title.isAbsent {
      element.circumstances.insert(.titleHidden)
    }
  }

  // MARK: Accessibility

  /// Reads the accessibility settings.
  ///
  /// Source: Xcode's Identity inspector, “Accessibility”; settings that are missing keep the class's default.
  private func readAccessibility(_ element: inout Element) {
    guard let written = object.object("accessibility", key: "accessibilityConfiguration") else { return }
    if let label = written.text("label") { element.labels.append(label) }
    if let hint = written.text("hint") { element.hint = .certain(hint) }
    element.identifier = written.text("identifier")
    for child in written.objects {
      switch child.tag {
      case "accessibilityTraits":
        element.traits += child.attributes.filter { tree[$0].name != "key" }.prefix(mostTraits).map {
          attribute in
          WrittenTrait(
            NibViews.trait(tree[attribute].name), .assigned, range: child.range,
            valueRange: tree[attribute].range)
        }
      case "bool" where child.name("key") == "isElement":
        readElementFlag(child, isElement: child.isYes("value"), api: "isElement", &element)
      default: break
      }
    }
  }

  /// The maximum number of traits that are read.
  private var mostTraits: Int { 32 }

  private func readElementFlag(
    _ flag: NibObject, isElement: Bool, api: String, _ element: inout Element
  ) {
    if isElement {
      element.traits.append(WrittenTrait(.element, range: flag.range))
      if arrangesOthers {
        element.grouping = .ignoresChildren
        element.groupingRange = flag.range
      }
      // If a view is made an element and has an outlet, code usually sets its label.
      if kind != .imageView, !outlets.isEmpty { element.unknowns.add(.elsewhere, .code) }
    } else if !kind.isContainerOfControls {
      element.hiding = Element.Hiding(api, .itself, range: flag.range)
    }
  }

  private var arrangesOthers: Bool {
    switch kind {
    case .view, .stackView, .cell, .tableCell, .effectView, .list: true
    default: false
    }
  }

  // MARK: Runtime attributes

  /// Reads runtime attributes. Those that the app defines may set a label, an image, or a larger touch target.
  private func readRuntimeAttributes(_ element: inout Element) {
    for attribute in runtimeAttributes {
      switch attribute.name("keyPath") {
      case "accessibilityLabel":
        if let label = attribute.text("value") { element.labels.append(label) }
      case "accessibilityHint":
        if let hint = attribute.text("value") { element.hint = .certain(hint) }
      case "accessibilityValue":
        if let value = attribute.text("value") { element.value = .certain(value) }
      case "accessibilityIdentifier": element.identifier = attribute.text("value")
      case "isAccessibilityElement":
        readElementFlag(
          attribute, isElement: attribute.isYes("value"), api: "isAccessibilityElement", &element)
      case "accessibilityElementsHidden":
        if attribute.isYes("value") {
          element.hiding = Element.Hiding("accessibilityElementsHidden", .subtree, range: attribute.range)
        }
      default:
        if attribute.value("keyPath")?.begins(with: "layer.") != true {
          element.unknowns.add(.elsewhere, .value)
        }
      }
    }
  }

  /// Reads `hidden`. A view that is initially hidden and accessible from code is meant to be shown later.
  private func readHidden(_ element: inout Element) {
    guard let hidden = object.attribute("hidden"), object.isYes("hidden"), outlets.isEmpty,
      object.object("variation") == nil, !element.circumstances.contains(.visibleOutside)
    else { return }
    element.hiding = Element.Hiding("hidden", .subtree, range: tree[hidden].range)
  }

  // MARK: Actions

  private func readActions(_ element: inout Element) {
    guard let connected = object.object("connections") else { return }
    element.handlerName = NibConnections.handlerName(in: connected)
    guard !object.isNo("userInteractionEnabled") else { return }
    for outlet in connected.objects where outlet.name("property") == "gestureRecognizers" {
      guard let destination = outlet.value("destination"),
        let recognizer = connections.recognizers[Identifier(destination)]
      else { continue }
      element.gestures.append(
        Gesture(
          recognizer.kind, purpose(of: recognizer), handler: recognizer.handlerName, range: outlet.range))
    }
  }

  /// Returns the purpose of a gesture. A tap anywhere on a screen, or on an empty view, dismisses the keyboard or a
  /// modal view.
  private func purpose(of recognizer: NibConnections.Recognizer) -> Gesture.Purpose {
    if object.name("key") == "view" { return .dismissal }
    if kind == .view, !object.has("customClass"), object.object("subviews") == nil { return .dismissal }
    let name = recognizer.handlerName?.lowercased() ?? ""
    return ["dismiss", "keyboard", "endediting", "resign"].contains { name.contains($0) }
      ? .dismissal : .action
  }
}
