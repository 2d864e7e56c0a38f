// The Android XML front end for layouts, menus, and values. Attributes are read in AndroidXMLReader+Attributes.swift.

import Source
import Syntax

/// A reader for the views in a layout, the items in a menu, or the text styles in a values file.
struct AndroidXMLReader {
  let tree: Tree
  var list = ElementList()
  /// The properties that custom classes may set on their instances.
  private var classUses: [ElementID: ViewCode.Use] = [:]
  /// The views whose content code replaces.
  var emptied: Set<ElementID> = []
  /// The layouts that code makes clickable.
  var tappedLayouts: [ElementID] = []
  /// True if the layout itself may show views that are initially gone.
  private(set) lazy var isChangedByLayout = AndroidXMLReader.isChangedByLayout(tree)
  /// The IDs that a `labelFor` in this file refers to.
  private var labelledIDs: Set<Identifier> = []
  /// True if the layout is for a watch or a widget, where other size rules apply.
  let fitsSmallScreen: Bool
  let project: ProjectView
  /// The layout's name in lowercase without underscores.
  let layoutName: String

  init(_ tree: Tree, path: String, _ project: ProjectView) {
    self.tree = tree
    self.project = project
    layoutName = AndroidResource.layoutName(path: path)
    fitsSmallScreen = AndroidResource.fitsSmallScreen(path: path)
  }

  static func elements(
    in tree: Tree, _ kind: AndroidResource, path: String, _ project: ProjectView
  ) -> [Element] {
    var reader = AndroidXMLReader(tree, path: path, project)
    switch kind {
    case .layout: reader.readViews()
    case .menu: reader.readMenu(named: AndroidResource.menuName(path: path))
    case .values:
      reader.readStyles()
      return reader.list.elements.sorted { $0.range.lowerBound < $1.range.lowerBound }
    case .manifest, .animation, .animator: break
    }
    return reader.list.elements
  }

  // MARK: Layouts

  private mutating func readViews() {
    if let entry = FileFacts.Entry(textButtonsIn: tree.text) { project.declare(entry) }
    collectLabelTargets()
    /// The open elements: the end of their node, and their ID.
    var open: [(end: Int, id: ElementID)] = []
    var index = 0
    while index < tree.nodes.count, !list.isFull {
      while let last = open.last, index >= last.end { open.removeLast() }
      let node = tree.nodes[index]
      guard node.kind == .element else {
        index += 1
        continue
      }
      // Data binding variables aren't views, and views that code removes are never shown.
      if node.name == "data" || node.name == "requestFocus" || node.name == "tag"
        || open.last.map({ emptied.contains($0.id) && !isTappedInCode(NodeID(index)) }) == true
      {
        index = Int(node.subtreeEnd)
        continue
      }
      let view = view(NodeID(index))
      let inherited = inheritedClass(view)
      let id = list.append(inherited.map { view.inheriting($0.role) } ?? view, below: open.last?.id)
      if let uses = inherited?.uses { classUses[id] = uses }
      complete(id, NodeID(index))
      open.append((Int(node.subtreeEnd), id))
      index += 1
    }
    if !list.isFull { finish() }
  }

  private mutating func collectLabelTargets() {
    for index in tree.nodes.indices where tree.nodes[index].name == "android:labelFor" {
      if let value = tree.child(.value, of: NodeID(index)) {
        labelledIDs.insert(AndroidXMLReader.id(tree.text[tree[value].range]))
      }
    }
  }

  /// Returns the name after `@id/` or `@+id/`.
  private static func id(_ value: ArraySlice<UInt8>) -> Identifier {
    guard let slash = value.firstIndex(of: UInt8(ascii: "/")) else { return .none }
    return Identifier(value[(slash + 1)...])
  }

  private func view(_ node: NodeID) -> Element {
    let nameRange = tree.nameRange(of: node)
    let widget = AndroidWidget.named(tree[node].name, spelled: tree.text[nameRange])
    let start = tree.startTagRange(of: node, nameEnd: nameRange.upperBound)
    // A finding underlines the tag as written, including its package.
    var element = Element(
      .androidXML, widget.role, typeName: tree.text.string(nameRange), range: tree[node].range,
      constructor: start,
      typeRange: Int(tree[node].start) + 1..<nameRange.upperBound)
    element.origin = node.index
    switch tree[node].name {
    case "include", "fragment", "FragmentContainerView", "ViewStub", "view", "ComposeView":
      element.role = .custom
      element.unknowns = Unknowns([.content, .modifiers], .content, at: node)
    default:
      if widget.role == .custom { element.unknowns = Unknowns([.content, .modifiers], .view, at: node) }
    }
    return element
  }

  private mutating func complete(_ id: ElementID, _ node: NodeID) {
    let attributes = AndroidAttributes(of: node, in: tree)
    if list[id].role == .button, AndroidXMLReader.isIconButton(attributes) { list[id].role = .iconButton }
    readTexts(attributes, id)
    readExposure(attributes, id)
    readActions(attributes, id)
    readLooks(attributes, id)
    if let value = attributes.value("android:id"), labelledIDs.contains(AndroidXMLReader.id(value)) {
      list[id].isLabelledElsewhere = true
    }
    let icon = readNavigationIcon(attributes, below: id)
    let use = readCode(attributes, id)
    if let icon { readCode(use, of: id, labelling: icon) }
    readFieldIcons(attributes, below: id, use)
    if tree[node].name == "include", let entry = FileFacts.Entry(inclusion: attributes, in: layoutName) {
      project.declare(entry)
    }
    if list[id].imagery != nil, let entry = FileFacts.Entry(labelOf: attributes, at: project.path) {
      project.declare(entry)
    }
    if !classUses.isEmpty, let uses = classUses[id] { list[id].apply(uses) }
  }

  // MARK: Menus

  private mutating func readMenu(named menu: String) {
    for index in tree.nodes.indices
    where tree.nodes[index].kind == .element && tree.nodes[index].name == "item" && !list.isFull {
      let node = NodeID(index)
      let attributes = AndroidAttributes(of: node, in: tree)
      var element = view(node)
      element.role = .menuItem
      element.unknowns = Unknowns()
      element.grouping = .merges
      if let title = attributes.text("android:title") { element.title = .certain(title) }
      if let label = attributes.text("android:contentDescription")
        ?? attributes.text("app:contentDescription")
      {
        element.labels.append(label)
      }
      if attributes.has("android:icon") { element.imagery = imagery(attributes, "android:icon") }
      if attributes.has("app:actionLayout") || attributes.has("app:actionViewClass")
        || attributes.has("app:actionProviderClass")
      {
        element.unknowns.add(.elsewhere, .view, at: node)
      }
      if let id = attributes.idName {
        if project.setsTitle(ofItem: id, in: menu) {
          element.unknowns.add(.elsewhere, .code)
        } else if !attributes.has("android:checkable"), project.changesPicture(ofItem: id) {
          element.circumstances.insert(.changesPicture)
        }
      }
      if attributes.text("android:visible")?.value.literal == "false" {
        element.unknowns.add(.elsewhere, .code)
      }
      if element.imagery != nil, let entry = FileFacts.Entry(labelOf: attributes, at: project.path) {
        project.declare(entry)
      }
      _ = list.append(element, below: nil)
    }
  }
}
