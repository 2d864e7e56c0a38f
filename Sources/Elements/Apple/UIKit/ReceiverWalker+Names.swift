// Resolving names and paths to slots.

import Source
import Syntax

extension ReceiverWalker {
  /// Returns the meaning of a plain name: a local variable, a member, `self`, or a type in the file.
  func referent(ofName id: NodeID) -> Referent {
    let name = tree[id].name
    switch name {
    case "self", "super": return currentType == 0 ? .nothing : .slot(selfSlot)
    case "true", "false", "nil": return .nothing
    default: break
    }
    if let binding = scopes.binding(of: name) {
      let referent = scopes.bindings[binding].referent
      return referent.isNothing ? .local(binding) : referent
    }
    if let member = slots.member(name, of: selfSlot) { return .slot(member) }
    if tree.isCapitalized(id), let type = types.index(named: name) {
      return .slot(types.types[type].selfSlot)
    }
    return .nothing
  }

  /// Returns the object whose members a slot has. All instances of a type in the file share their members.
  func owner(of id: SlotID) -> SlotID {
    if let type = slots[id].type { return types.types[type].selfSlot }
    if let held = slots[id].holds.first, let type = slots[held].type { return types.types[type].selfSlot }
    return id
  }

  /// Returns the slots at a place, creating them if needed.
  mutating func makeSlots(at place: ReceiverPlace) -> [SlotID] {
    var ids: [SlotID]
    if case .local(let binding) = place.referent {
      let declaration = scopes.bindings[binding].declaration
      let slot = makeSlot(at: declaration, typeName: tree.declaredType(of: declaration))
      scopes.bind(binding, to: .slot(slot))
      ids = [slot]
    } else {
      ids = place.referent.slots
    }
    for link in place.path where tree[link].kind == .member || tree[link].kind == .name {
      ids = ids.map { id in
        let owner = owner(of: id)
        let isNew = slots.member(tree[link].name, of: owner) == nil
        let member = slots.makeMember(tree[link].name, of: owner, at: link, in: currentType)
        if isNew, owner == types.types[0].selfSlot, !isInFunction {
          slots[member].isUndeclared = true
          slots[member].kind = slots[member].kind ?? ViewKind(guessedFrom: tree.nameText(of: link))
        }
        return member
      }
    }
    return ids
  }

  /// Returns the known slots at a place.
  func knownSlots(at place: ReceiverPlace) -> [SlotID] {
    guard !place.path.isEmpty else { return place.referent.slots }
    var ids = place.referent.slots
    for link in place.path where tree[link].kind == .member || tree[link].kind == .name {
      ids = ids.compactMap { slots.member(tree[link].name, of: owner(of: $0)) }
    }
    return ids
  }
}
