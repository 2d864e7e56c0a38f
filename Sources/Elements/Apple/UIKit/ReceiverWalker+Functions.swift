// Functions and accessors, with their parameters and results.

import Source
import Syntax

extension ReceiverWalker {
  func isFollowedType(_ type: NodeID) -> Bool {
    ViewKind.named(tree[type].name) != nil || types.index(named: tree[type].name) != nil
  }

  mutating func walkFunction(_ id: NodeID) {
    readOverride(id)
    let name = tree[id].name
    var into: SlotID?
    if tree.declarationKind(of: id) == .function, !isMadeForSwiftUI(name),
      let type = tree.declaredType(of: id),
      isFollowedType(type)
    {
      let slot = slots.makeMember(name, of: selfSlot, at: id, in: currentType)
      slots[slot].typeName = type
      // `tableView(_:cellForRowAt:)` doesn't return a table.
      slots[slot].kind =
        ViewKind.named(tree[type].name)
        ?? types.index(named: tree[type].name).flatMap { types.types[$0].kind }
      if !isDelegateFunction(name), !tree.isPrivate(id), !types.types[currentType].isPrivate, currentType != 0
      {
        slots[slot].circumstances.insert(.visibleOutside)
      }
      into = slot
    }
    let mark = scopes.mark
    let (outerDepth, outerWalked) = (branchDepth, currentFunction)
    (branchDepth, currentFunction) = (0, alwaysRuns(id) ? nil : id)
    for child in tree.children(of: id) where tree[child].kind == .parameter { declareParameter(child) }
    if let block = tree.child(.block, of: id) { walkBody(block, into: into) }
    if let into, tree.child(.parameter, of: id) != nil, !isDelegateFunction(name) {
      for made in slots[into].holds { slots[made].circumstances.insert(.inViewFunction) }
    }
    (branchDepth, currentFunction) = (outerDepth, outerWalked)
    scopes.leave(to: mark)
  }

  /// Returns whether a function always runs when its object is created.
  private func alwaysRuns(_ function: NodeID) -> Bool {
    if tree.declarationKind(of: function) == .initializer { return true }
    switch tree[function].name {
    case "viewDidLoad", "loadView", "awakeFromNib", "commonInit": return true
    default: return false
    }
  }

  /// Returns whether SwiftUI modifiers may configure the result of a function.
  private func isMadeForSwiftUI(_ name: Identifier) -> Bool { name == "makeUIView" || name == "makeNSView" }

  /// Returns whether the framework calls a function, so no other code changes its result.
  private func isDelegateFunction(_ name: Identifier) -> Bool {
    switch name {
    case "tableView", "collectionView", "pickerView", "outlineView", "mapView", "toolbar": true
    default: false
    }
  }

  private mutating func declareParameter(_ parameter: NodeID) {
    let referent = parameterSlot(parameter).map { Referent.slot($0) } ?? .nothing
    scopes.declare(tree[parameter].name, referent, at: parameter)
    for child in tree.children(of: parameter)
    where tree[child].kind != .type && tree[child].kind != .attribute {
      evaluate(child)
    }
  }

  /// Returns the slot of a parameter if its type is tracked.
  mutating func parameterSlot(_ parameter: NodeID) -> SlotID? {
    if let known = slots.parameter(parameter) { return known }
    guard let type = tree.declaredType(of: parameter), isFollowedType(type) else { return nil }
    let slot = makeSlot(at: parameter, typeName: type)
    slots.setParameter(parameter, slot)
    return slot
  }

  /// Creates a slot with an explicit type.
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
      let outer = currentFunction
      if tree[accessor].name != "get" { currentFunction = accessor }
      defer { currentFunction = outer }
      scopes.declare("newValue", .nothing, at: accessor)
      scopes.declare("oldValue", .nothing, at: accessor)
      walkBody(body, into: tree[accessor].name == "get" ? slot : nil)
      scopes.leave(to: mark)
    }
  }

  /// Walks the body of a function, accessor, or closure. A single expression is its value.
  mutating func walkBody(_ body: NodeID, into slot: SlotID?) {
    let (outerResult, outerStatement, outerFunction) = (result, statement, isInFunction)
    (result, isInFunction) = (slot, true)
    let mark = scopes.mark
    var value = Referent.nothing
    var last = body
    var count = 0
    for child in tree.children(of: body) where tree[child].kind != .parameter && tree[child].kind != .type {
      value = walkStatement(child)
      last = child
      count += 1
    }
    if count == 1 {
      statement = tree[last].range
      putOut(value, from: last)
    }
    scopes.leave(to: mark)
    (result, statement, isInFunction) = (outerResult, outerStatement, outerFunction)
  }

  /// Returns a value from the current function.
  mutating func putOut(_ value: Referent, from expression: NodeID) {
    let ids = value.slots
    guard !ids.isEmpty else { return }
    if let result { slots.hold(ids, in: result) } else { slots.open(ids) }
    guard ids.count == 1, let creation = slots[ids[0]].creation, let statement,
      tree[creation].range.upperBound == tree[expression].range.upperBound,
      tree[expression].range.lowerBound <= tree[creation].range.lowerBound
    else { return }
    let returned = Receiver.Returned(statement: statement, value: tree[expression].range)
    slots.write(ids[0]) { $0.returned = returned }
  }
}
