// The reader that turns Interface Builder files into elements. The tags of single views are read in other files.

import Source
import Syntax

/// A reader for the views of a UIKit Interface Builder file. The same classes and rules apply as in UIKit code.
///
/// AppKit files consist of cells, which get their labels in other ways. They and tvOS and watchOS files produce no
/// elements. Launch screens don't either, since they're static images.
///
/// Texts of a view in `Base.lproj` may be translated in `.strings` files by the view's ID. Those files only replace
/// existing texts, so a text that is missing here is missing in every language.
///
/// Source: Apple, “Resource Programming Guide › Nib Files”; Apple, “Internationalization and Localization Guide ›
/// Localizing Storyboard and XIB Files”.
struct InterfaceBuilderReader {
  let tree: Tree
  var list = ElementList()
  let connections: NibConnections
  let project: ProjectView

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

  /// Returns whether the views are read: the file is a UIKit file, or a fragment that begins with a view.
  static func isRead(_ tree: Tree) -> Bool {
    guard let root = tree.child(.element, of: tree.root) else { return false }
    let document = NibObject(root, in: tree)
    guard document.tag == "document" else { return NibViews.kind(of: document.tag) != nil }
    guard let type = document.value("type") else { return false }
    return type.spells(InterfaceBuilderDocument.views) && !document.isYes("launchScreen")
  }

  private mutating func readViews() {
    /// The enclosing elements: the end of their node, and their ID.
    var open: [(end: Int, id: ElementID)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element && !list.isFull {
      while let last = open.last, index >= last.end { open.removeLast() }
      guard let kind = NibViews.kind(of: tree.nodes[index].name) else { continue }
      let object = NibObject(NodeID(index), in: tree)
      let id = list.append(view(object, kind), below: open.last?.id)
      NibViewReader(object, kind, connections).complete(&list[id])
      let ancestry = ancestry(of: object)
      readFieldClass(ancestry, kind, id)
      if kind == .textView { readEditing(ancestry, id) }
      if object.has("customClass") { readColors(ancestry, id) }
      readElement(ancestry, id)
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

  /// The platform class that a view's class inherits from, and the effects of the app's classes in between.
  private typealias Ancestry = (base: ViewKind, uses: ViewCode.Use)

  /// Returns the ancestry of a view's class, or nil if it has none or isn't known.
  private func ancestry(of object: NibObject) -> Ancestry? {
    object.string("customClass").flatMap { name in
      project.inherited(by: name, of: .swift) { ViewKind.named(Identifier(spelled: $0)) }
    }
  }

  /// Clears colors if the view's class, from the app or a library, may draw its own. A class that sets no colors keeps
  /// those of the file.
  private mutating func readColors(_ ancestry: Ancestry?, _ id: ElementID) {
    if !list[id].colors.isEmpty, ancestry?.uses.contains(.colors) ?? true { list[id].forgetColors() }
  }

  /// Marks a field as known if its class and the classes in between only change how the platform's field looks.
  private mutating func readFieldClass(_ ancestry: Ancestry?, _ kind: ViewKind, _ id: ElementID) {
    guard kind.isField, let ancestry, ancestry.base == kind,
      ancestry.uses.isDisjoint(with: [.name, .hint, .exposure])
    else { return }
    list[id].unknowns.remove([.modifiers, .content, .elsewhere])
    // The class may mask the typed text in code.
    list[id].circumstances.insert(.masksText)
  }

  /// Makes a view one focus stop if its class does.
  private mutating func readElement(_ ancestry: Ancestry?, _ id: ElementID) {
    guard list[id].grouping == .none, ancestry?.uses.isOneElement == true else { return }
    list[id].traits.append(WrittenTrait(.element, range: list[id].typeRange))
    list[id].grouping = .ignoresChildren
    // The class labels it, too.
    list[id].unknowns.add(.elsewhere, .code)
  }

  /// Makes a text view a text if its class, or code that accesses it through its outlets, turns off editing.
  private mutating func readEditing(_ ancestry: Ancestry?, _ id: ElementID) {
    var use = ancestry?.uses ?? []
    for outlet in list[id].outlets where !outlet.isCollection {
      use.formUnion(outlet.owner.flatMap { project.use(ofOutlet: outlet.property, of: $0) } ?? [])
    }
    guard use.isReadOnly, list[id].role != .text else { return }
    list[id].role = .text
    (list[id].title, list[id].value) = (list[id].value, list[id].title)
  }

  /// Applies the effects of code that accesses a view through its outlets. Properties that code sets are unknown here;
  /// all others are as in the file.
  private mutating func readCode(_ id: ElementID) {
    let outlets = list[id].outlets
    guard !outlets.isEmpty else { return }
    // Code that changes all views of a collection doesn't label each of them.
    if outlets.contains(where: \.isCollection) {
      return list[id].unknowns.add([.modifiers, .elsewhere], .code)
    }
    var use: ViewCode.Use = []
    for outlet in outlets {
      guard let owner = outlet.owner, let found = project.use(ofOutlet: outlet.property, of: owner) else {
        // A superclass from the app or a library may color the views of its outlets.
        return list[id].forgetColors()
      }
      use.formUnion(found)
    }
    list[id].circumstances.insert(.codeIsKnown)
    if use.contains(.filled) {
      list[id].circumstances.insert(.filledInCode)
      // The text that code fills in hides whatever placeholder code sets.
      if list[id].role.isField { use.remove(.hint) }
    }
    list[id].apply(use)
  }
}

private extension Element {
  /// Marks all colors as unknown, because the app may not show the colors in the file.
  mutating func forgetColors() {
    for place in colors.indices { colors[place].value = .unknown }
  }
}
