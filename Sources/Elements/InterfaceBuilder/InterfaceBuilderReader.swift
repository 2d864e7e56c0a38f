// Documents of Interface Builder to elements. What tags say is in the reader's other files.

import Source
import Syntax

/// Reads the views of an Interface Builder document for UIKit, whose classes and rules are those of its code.
///
/// AppKit's documents are made of cells, whose names follow other rules; they and those of tvOS and watchOS have no
/// elements here, and neither have launch screens, which are pictures.
///
/// Texts of a view in `Base.lproj` may be translated in `.strings` files, by the view's id; those only replace texts that
/// the document has, so that what is missing here is missing in every language.
///
/// Source: Apple, “Resource Programming Guide › Nib Files”; Apple, “Internationalization and Localization Guide ›
/// Localizing Storyboard and XIB Files”.
struct InterfaceBuilderReader {
  let tree: Tree
  var list = ElementList()
  let connections: NibConnections
  private let project: ProjectView

  private init(_ tree: Tree, _ project: ProjectView) {
    self.tree = tree
    self.project = project
    connections = NibConnections(in: tree)
  }

  static func elements(in tree: Tree, _ project: ProjectView) -> [Element] {
    guard isRead(tree) else { return [] }
    var reader = InterfaceBuilderReader(tree, project)
    reader.readViews()
    return reader.list.elements
  }

  /// Whether the views of the document are read: it is one of UIKit, or a part of one that begins with a view.
  static func isRead(_ tree: Tree) -> Bool {
    guard let root = tree.child(.element, of: tree.root) else { return false }
    let document = NibObject(root, in: tree)
    guard document.tag == "document" else { return NibViews.kind(of: document.tag) != nil }
    guard let type = document.value("type") else { return false }
    return type.spells(InterfaceBuilderDocument.views) && !document.isYes("launchScreen")
  }

  private mutating func readViews() {
    /// The open elements: where their node ends, and their id.
    var open: [(end: Int, id: ElementID)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element && !list.isFull {
      while let last = open.last, index >= last.end { open.removeLast() }
      guard let kind = NibViews.kind(of: tree.nodes[index].name) else { continue }
      let object = NibObject(NodeID(index), in: tree)
      let id = list.append(view(object, kind), below: open.last?.id)
      NibViewReader(object, kind, connections).complete(&list[id])
      readClass(of: object, id)
      readCode(id)
      open.append((Int(tree.nodes[index].subtreeEnd), id))
    }
    if !list.isFull { finish() }
  }

  private func view(_ object: NibObject, _ kind: ViewKind) -> Element {
    let name = tree.nameRange(of: object.node)
    var element = Element(
      .interfaceBuilder, kind.role ?? .custom,
      typeName: object.string("customClass") ?? tree.text.string(name),
      range: object.range, constructor: tree.startTagRange(of: object.node, nameEnd: name.upperBound),
      typeRange: name)
    element.origin = object.node.index
    return element
  }

  /// Takes into account that a class of the app's or of a library may paint its own views. The class of a view that sets no
  /// colors leaves those of the document.
  private mutating func readClass(of object: NibObject, _ id: ElementID) {
    guard !list[id].colors.isEmpty, let name = object.string("customClass") else { return }
    let uses = project.inherited(by: name, of: .swift) { ViewKind.named(Identifier(spelled: $0)) }?.1
    if uses?.contains(.colors) ?? true { list[id].forgetColors() }
  }

  /// Takes into account what code does to a view through its outlets (guard G12). What it sets is unknown here; what it
  /// could set and does not stays as the document says.
  private mutating func readCode(_ id: ElementID) {
    let outlets = list[id].outlets
    guard !outlets.isEmpty else { return }
    // What code does to all views of a collection names none of them.
    if outlets.contains(where: \.isCollection) {
      return list[id].openness.formUnion([.modifiers, .elsewhere])
    }
    var use: ViewCode.Use = []
    for outlet in outlets {
      guard let owner = outlet.owner, let found = project.use(ofOutlet: outlet.property, of: owner) else {
        // A superclass of the app's or of a library paints what it has outlets for.
        return list[id].forgetColors()
      }
      use.formUnion(found)
    }
    list[id].circumstances.insert(.codeIsKnown)
    list[id].apply(use)
  }
}

private extension Element {
  /// Takes the colors for what the document shows and the app may not.
  mutating func forgetColors() {
    for place in colors.indices { colors[place].value = .unknown }
  }
}
