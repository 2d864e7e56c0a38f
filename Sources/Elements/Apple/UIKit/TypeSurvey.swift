// The first pass over a file: its types, members, and functions, so their order doesn't matter later.

import Source
import Syntax

/// A survey that fills a `TypeTable` and the slots of stored properties in one pass over the nodes.
struct TypeSurvey {
  let tree: Tree
  let project: ProjectView
  private(set) var types = TypeTable()
  private(set) var slots = SlotTable()
  /// True if a name in the file is a tracked class or attribute.
  private(set) var mentionsViews = false
  /// True if a name in the file is a view class.
  private(set) var namesClass = false
  /// True if the file draws printed pages or keyboard keys, where text has a fixed size.
  private(set) var hasFixedPages = false
  /// The bodies of types and extensions, with the index of their type.
  private(set) var bodies: [(body: NodeID, type: Int)] = []

  init(_ tree: Tree, _ project: ProjectView) {
    self.tree = tree
    self.project = project
    let file = types.add(.none, slots: &slots, at: tree.root)
    types.types[file].declaration = tree.root
    findTypes(in: file)
    guard mentionsViews else { return }
    types.resolveKinds { type in
      type.superclass.flatMap { project.viewKind(ofClass: tree.text[tree.nameRange(of: $0)]) }
    }
    for index in types.types.indices {
      let slot = types.types[index].selfSlot
      slots[slot].classUses = types.types[index].inheritedUses.union(usesElsewhere(of: types.types[index]))
      slots[slot].kind = types.types[index].kind
      slots[slot].type = index
    }
    for (body, type) in bodies { declareMembers(in: body, of: type) }
  }

  /// Returns what other files set on their outlets of a control class.
  private func usesElsewhere(of type: FileType) -> ViewCode.Use {
    guard let role = type.kind?.role, role.isValueControl || role.isField, !type.isPrivate else { return [] }
    return project.use(ofMember: ":" + tree.nameText(of: slots[type.selfSlot].node))
  }

  private mutating func findTypes(in file: Int) {
    var open: [(type: Int, end: Int)] = [(file, tree.nodes.count)]
    for index in tree.nodes.indices {
      while let last = open.last, index >= last.end, open.count > 1 { open.removeLast() }
      let current = open.last?.type ?? file
      let node = tree.nodes[index]
      switch node.kind {
      case .declaration:
        let id = NodeID(index)
        switch tree.declarationKind(of: id) {
        case .struct, .class, .enum, .actor, .protocol, .extension:
          open.append((addType(id), Int(node.subtreeEnd)))
        case .function:
          let isKnown = types.types[current].functions.keys.contains(node.name)
          types.types[current].functions[node.name] = .some(isKnown ? nil : id)
        default: break
        }
      case .call, .type, .name, .member:
        if isLabel(node.name) { types.types[current].createsLabel = true }
        // Classes are capitalized, but most names aren't.
        if !namesClass, tree.isCapitalized(NodeID(index)), ViewKind.named(node.name)?.isView == true {
          (namesClass, mentionsViews) = (true, true)
        } else if !mentionsViews, isOfViews(node.name) {
          mentionsViews = true
        }
        if isOfPages(node.name) { hasFixedPages = true }
      default: break
      }
    }
  }

  /// Returns whether a name that isn't a class occurs only in code about views.
  private func isOfViews(_ name: Identifier) -> Bool {
    if Attribute(setter: name) != nil { return true }
    switch name {
    case "addGestureRecognizer", "UIFont", "systemFont", "widthAnchor", "heightAnchor", "addSubview":
      return true
    default: break
    }
    guard let attribute = Attribute(property: name) else { return false }
    return attribute.isOfViewsOnly || attribute.isColor
  }

  private func isOfPages(_ name: Identifier) -> Bool {
    switch name {
    case "UIGraphicsPDFRenderer", "UIGraphicsBeginPDFPage", "UIGraphicsBeginPDFPageWithInfo",
      "UIPrintPageRenderer", "UIInputViewController":
      true
    default: false
    }
  }

  private func isLabel(_ name: Identifier) -> Bool {
    switch name {
    case "UILabel", "UITextView", "NSTextField", "NSTextView", "textLabel", "detailTextLabel", "titleLabel",
      "UIListContentConfiguration", "defaultContentConfiguration", "UIContentConfiguration", "CATextLayer":
      true
    default: false
    }
  }

  private mutating func addType(_ id: NodeID) -> Int {
    let index = types.add(tree[id].name, slots: &slots, at: id)
    if tree.declarationKind(of: id) != .extension, types.types[index].declaration == nil {
      types.types[index].declaration = id
      types.types[index].isPrivate = tree.isPrivate(id)
      slots[types.types[index].selfSlot].node = id
    }
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .type where tree.declarationKind(of: id) != .extension:
        types.types[index].supertypes.append(tree[child].name)
        if tree.declarationKind(of: id) == .class {
          types.types[index].superclass = types.types[index].superclass ?? child
          if ProjectView.asks(forClass: tree.text[tree.nameRange(of: child)]) { mentionsViews = true }
        }
      case .block: bodies.append((child, index))
      default: break
      }
    }
    return index
  }

  /// Creates a slot for each stored property that may contain a view.
  private mutating func declareMembers(in body: NodeID, of type: Int) {
    for child in tree.children(of: body) {
      switch tree[child].kind {
      case .declaration where tree.declarationKind(of: child) == .property:
        declareMember(child, of: type)
      case .branch:
        for arm in tree.children(of: child) { declareMembers(in: arm, of: type) }
      default: break
      }
    }
  }

  private mutating func declareMember(_ property: NodeID, of type: Int) {
    let name = tree[property].name
    guard name != .none else { return }
    let isOutlet = tree.hasAttribute("IBOutlet", property)
    if isOutlet { types.types[type].hasOutlets = true }
    let typeName = tree.declaredType(of: property)
    let stated = typeName.map { ViewKind.named(tree[$0].name) } ?? tree.madeKind(by: property)
    let ownType = typeName.flatMap { types.index(named: tree[$0].name) }
    let inherited =
      stated == nil && ownType == nil
      ? typeName.flatMap { project.viewKind(ofClass: tree.text[tree.nameRange(of: $0)]) } : nil
    let kind = stated ?? inherited?.0
    guard isOutlet || kind != nil || ownType != nil || (typeName == nil && tree.mayMakeView(property)) else {
      return
    }
    let slot = slots.makeMember(name, of: types.types[type].selfSlot, at: property, in: type)
    slots[slot].node = property
    slots[slot].typeName = typeName
    slots[slot].kind = kind ?? ownType.flatMap { types.types[$0].kind }
    slots[slot].type = ownType
    slots[slot].classUses = inherited?.1 ?? ownType.map { types.types[$0].inheritedUses } ?? []
    if isOutlet {
      slots[slot].unknowns.add(.elsewhere, .code)
      slots[slot].isOutlet = true
    }
    if !types.types[type].isPrivate, !tree.isPrivate(property) {
      slots[slot].circumstances.insert(.visibleOutside)
      slots[slot].classUses.formUnion(
        project.use(ofMember: AndroidResource.plainName(tree.nameText(of: property).utf8))
          .intersection([.name, .hint]))
    }
  }
}

extension Tree {
  /// Returns the class that a property's initial value creates with a plain call, as in
  /// `lazy var b = UIButton(type: .close)`.
  fileprivate func madeKind(by property: NodeID) -> ViewKind? {
    guard let value = initialValue(of: property), let first = links(of: value).first,
      self[first].kind == .call
    else {
      return nil
    }
    return ViewKind.named(self[first].name)
  }

  fileprivate func mayMakeView(_ property: NodeID) -> Bool {
    guard let value = initialValue(of: property) else { return false }
    switch self[value].kind {
    case .chain, .collection, .branch, .infix, .prefix, .tuple: return true
    default: return false
    }
  }
}
