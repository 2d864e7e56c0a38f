// One walk through all code of a file, which writes down what is done to which view. Declarations and statements are
// here; expressions, calls and assignments in the files beside this one.

import Source
import Syntax

/// Walks a file in its own order and fills the slots of views with what the code writes.
struct ReceiverWalker {
  let tree: Tree
  var slots: SlotTable
  var types: TypeTable
  var scopes = Scopes()
  /// The index of the type whose code is being walked; 0 outside all types.
  var currentType = 0
  /// The innermost statement being walked; nil in a property's initial value.
  var statement: Range<Int>?
  /// What `return` puts its value into; nil where the value goes to code that is not followed.
  var result: SlotID?
  /// Whether the code being walked belongs to a function or accessor.
  var isInFunction = false

  init(_ survey: TypeSurvey) {
    tree = survey.tree
    slots = survey.slots
    types = survey.types
  }

  mutating func walkFile() { walkStatements(of: tree.root) }

  var selfSlot: SlotID { types.types[currentType].selfSlot }

  // MARK: Types and members

  mutating func walkType(_ id: NodeID) {
    let index = types.add(tree[id].name, slots: &slots, at: id)
    let (outerType, outerStatement, outerFunction) = (currentType, statement, isInFunction)
    (currentType, statement, isInFunction) = (index, nil, false)
    for child in tree.children(of: id) where tree[child].kind == .block { walkMembers(of: child) }
    (currentType, statement, isInFunction) = (outerType, outerStatement, outerFunction)
  }

  private mutating func walkMembers(of body: NodeID) {
    for member in tree.children(of: body) {
      switch tree[member].kind {
      case .declaration where tree.declarationKind(of: member) == .property: walkMemberProperty(member)
      case .declaration: walkDeclaration(member)
      case .branch:
        for arm in tree.children(of: member) { walkMembers(of: arm) }
      default: break
      }
    }
  }

  private mutating func walkMemberProperty(_ property: NodeID) {
    let name = tree[property].name
    let known = slots.member(name, of: selfSlot)
    if let value = tree.initialValue(of: property) {
      let made = evaluate(value, as: known.flatMap { slots[$0].kind }).slots
      if !made.isEmpty {
        let slot = known ?? slots.makeMember(name, of: selfSlot, at: property, in: currentType)
        slots.hold(made, in: slot)
        noteInitialValue(value, of: property, making: made)
      }
    }
    if let block = tree.child(.block, of: property) {
      readOverride(property, block)
      walkAccessors(block, into: known)
    }
  }

  /// A creating call that is a stored property's whole value can be wrapped where no statement follows.
  private mutating func noteInitialValue(_ value: NodeID, of property: NodeID, making made: [SlotID]) {
    guard made.count == 1, let creation = slots[made[0]].creation, tree[value].range == tree[creation].range else {
      return
    }
    let initialValue = Receiver.InitialValue(
      value: tree[value].range, name: tree.nameRange(of: property),
      hasType: tree.child(.type, of: property) != nil)
    slots.write(made[0]) { $0.initialValue = initialValue }
  }

  // MARK: Functions

  func isFollowedType(_ type: NodeID) -> Bool {
    ViewKind.named(tree[type].name) != nil || types.index(named: tree[type].name) != nil
  }

  mutating func walkFunction(_ id: NodeID) {
    readOverride(id)
    let name = tree[id].name
    var into: SlotID?
    if tree.declarationKind(of: id) == .function, !isMadeForSwiftUI(name), let type = tree.declaredType(of: id),
      isFollowedType(type)
    {
      let slot = slots.makeMember(name, of: selfSlot, at: id, in: currentType)
      slots[slot].typeName = type
      if !isDelegateFunction(name), !tree.isPrivate(id), !types.types[currentType].isPrivate, currentType != 0 {
        slots[slot].circumstances.insert(.visibleOutside)
      }
      into = slot
    }
    let mark = scopes.mark
    for child in tree.children(of: id) where tree[child].kind == .parameter { declareParameter(child) }
    if let block = tree.child(.block, of: id) { walkBody(block, into: into) }
    scopes.leave(to: mark)
  }

  /// SwiftUI modifiers may complete what these return.
  private func isMadeForSwiftUI(_ name: Identifier) -> Bool { name == "makeUIView" || name == "makeNSView" }

  /// The framework calls these, so nobody else adds to what they return.
  private func isDelegateFunction(_ name: Identifier) -> Bool {
    switch name {
    case "tableView", "collectionView", "pickerView", "outlineView", "mapView", "toolbar": true
    default: false
    }
  }

  private mutating func declareParameter(_ parameter: NodeID) {
    let referent = parameterSlot(parameter).map { Referent.slot($0) } ?? .nothing
    scopes.declare(tree[parameter].name, referent, at: parameter)
    for child in tree.children(of: parameter) where tree[child].kind != .type && tree[child].kind != .attribute {
      evaluate(child)
    }
  }

  /// The slot of a parameter whose type is followed.
  mutating func parameterSlot(_ parameter: NodeID) -> SlotID? {
    if let known = slots.parameter(parameter) { return known }
    guard let type = tree.declaredType(of: parameter), isFollowedType(type) else { return nil }
    let slot = makeSlot(at: parameter, typeName: type)
    slots.setParameter(parameter, slot)
    return slot
  }

  /// A slot whose type is stated.
  mutating func makeSlot(at node: NodeID, typeName: NodeID?) -> SlotID {
    var slot = Slot(node: node, enclosingType: currentType)
    slot.typeName = typeName
    if let name = typeName.map({ tree[$0].name }) {
      slot.type = types.index(named: name)
      slot.kind = ViewKind.named(name) ?? slot.type.flatMap { types.types[$0].kind }
    }
    return slots.add(slot)
  }

  /// Walks the accessors of a property, or the statements of its implicit getter.
  mutating func walkAccessors(_ block: NodeID, into slot: SlotID?) {
    guard tree.children(of: block).contains(where: { tree.declarationKind(of: $0) == .accessor }) else {
      return walkBody(block, into: slot)
    }
    for accessor in tree.children(of: block) {
      guard let body = tree.child(.block, of: accessor) else { continue }
      let mark = scopes.mark
      scopes.declare("newValue", .nothing, at: accessor)
      scopes.declare("oldValue", .nothing, at: accessor)
      walkBody(body, into: tree[accessor].name == "get" ? slot : nil)
      scopes.leave(to: mark)
    }
  }

  /// Walks the body of a function, accessor or closure. Its only expression is its value.
  mutating func walkBody(_ body: NodeID, into slot: SlotID?) {
    let (outerResult, outerStatement, outerFunction) = (result, statement, isInFunction)
    (result, isInFunction) = (slot, true)
    let mark = scopes.mark
    var value = Referent.nothing
    var count = 0
    for child in tree.children(of: body) where tree[child].kind != .parameter && tree[child].kind != .type {
      value = walkStatement(child)
      count += 1
    }
    if count == 1 { putOut(value) }
    scopes.leave(to: mark)
    (result, statement, isInFunction) = (outerResult, outerStatement, outerFunction)
  }

  /// Returns a value from the function being walked.
  mutating func putOut(_ value: Referent) {
    let ids = value.slots
    guard !ids.isEmpty else { return }
    if let result { slots.hold(ids, in: result) } else { slots.open(ids) }
  }

  // MARK: Statements

  mutating func walkStatements(of id: NodeID) {
    for child in tree.children(of: id) { walkStatement(child) }
  }

  @discardableResult
  private mutating func walkStatement(_ id: NodeID) -> Referent {
    let outer = statement
    let range = tree[id].range
    // `let a = A(), b = B()` are two declarations of one statement: a line can follow the last only.
    statement = isFollowedByComma(range) ? nil : range
    let value = evaluate(id)
    statement = outer
    return value
  }

  /// Whether a comma follows, so that no statement ends here.
  func isFollowedByComma(_ range: Range<Int>) -> Bool {
    var at = range.upperBound
    while at < tree.text.count, tree.text[at].isBlank { at += 1 }
    return tree.text[at] == UInt8(ascii: ",")
  }
}
