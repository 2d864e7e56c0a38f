// What one tag of a document says about its view. Looks and sizes are in NibViewReader+Looks.swift.

import Source
import Syntax

/// Completes the element of one view by its attributes and children.
struct NibViewReader {
  let object: NibObject
  let kind: ViewKind
  let connections: NibConnections
  let outlets: [Outlet]
  /// The attributes that Interface Builder does not know and sets by name when the view is loaded.
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

  // MARK: What is not visible here

  private func readOpenness(_ element: inout Element) {
    if kind.speaksForItself || (kind.isPressable && element.role == .container) {
      element.openness.insert(.content)
    }
    if object.has("customClass") {
      // A subclass may do anything to itself.
      element.openness.formUnion([.modifiers, .content, .elsewhere])
      if kind == .view { element.role = .custom }
    }
    if kind == .effectView { element.openness.insert(.colors) }
    element.outlets = outlets
    // Code reaches a view through an outlet or by its tag, and an item of a tab bar through its controller.
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
    // An item that shows a view is met as that view.
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
    default: element.openness.insert(.elsewhere)
    }
    // The screen before names it.
    if object.name("key") == "backBarButtonItem" { element.openness.insert(.elsewhere) }
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

  /// An item of a bar shows its picture, if it has one, in place of its title, which VoiceOver reads all the same.
  private func readItem(_ element: inout Element) {
    element.title = certain(object.text("title"))
    element.imagery = object.picture("image")
    if kind == .tabBarItem, object.has("systemItem") { element.openness.insert(.elsewhere) }
    if kind == .barButtonItem, element.imagery != nil, !element.title.isAbsent {
      element.circumstances.insert(.titleHidden)
    }
  }

  // MARK: Accessibility

  /// Source: Xcode's Identity inspector, “Accessibility”; what is not there is as the class has it.
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

  /// There are fewer traits than that.
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
      // Who makes a view an element and holds it by an outlet says in code what it is called.
      if kind != .imageView, !outlets.isEmpty { element.openness.insert(.elsewhere) }
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

  /// Attributes of the app's own may set a name, a picture or a larger area to touch.
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
        if attribute.value("keyPath")?.begins(with: "layer.") != true { element.openness.insert(.elsewhere) }
      }
    }
  }

  /// What is hidden at first and can be reached by code is there to be shown.
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

  /// A tap anywhere on a screen, or on a view that shows nothing, hides the keyboard or what was opened.
  private func purpose(of recognizer: NibConnections.Recognizer) -> Gesture.Purpose {
    if object.name("key") == "view" { return .dismissal }
    if kind == .view, !object.has("customClass"), object.object("subviews") == nil { return .dismissal }
    let name = recognizer.handlerName?.lowercased() ?? ""
    return ["dismiss", "keyboard", "endediting", "resign"].contains { name.contains($0) }
      ? .dismissal : .action
  }
}
