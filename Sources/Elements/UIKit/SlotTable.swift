// All slots of a file, found by the object they belong to and their name.

import Syntax

/// The slots of a file and what is written through them.
struct SlotTable {
  private struct Member: Hashable {
    var owner: SlotID
    var name: Identifier
  }

  private(set) var slots: [Slot] = []
  private(set) var facts: [Facts] = []
  /// What code tells bars of tabs and their controllers.
  var tabBars: [SlotID: TabBar] = [:]
  /// The controllers that navigation controllers are made with.
  var rootControllers: [SlotID: [SlotID]] = [:]
  private var members: [Member: SlotID] = [:]
  /// The slots of parameters, by their declarations.
  private var parameters: [NodeID: SlotID] = [:]

  subscript(id: SlotID) -> Slot {
    @inline(__always) get { slots[id.index] }
    _modify { yield &slots[id.index] }
  }

  mutating func add(_ slot: Slot) -> SlotID {
    slots.append(slot)
    return SlotID(slots.count - 1)
  }

  /// The member `name` of `owner`, if it is known already.
  func member(_ name: Identifier, of owner: SlotID) -> SlotID? {
    members[Member(owner: owner, name: name)]
  }

  /// The member `name` of `owner`, made where it is new.
  mutating func makeMember(_ name: Identifier, of owner: SlotID, at node: NodeID, in type: Int) -> SlotID {
    if let known = member(name, of: owner) { return known }
    var slot = Slot(node: node, enclosingType: type)
    slot.owner = owner
    slot.name = name
    slot.kind = ViewKind.held(in: name)
    let id = add(slot)
    members[Member(owner: owner, name: name)] = id
    return id
  }

  func parameter(_ node: NodeID) -> SlotID? { parameters[node] }

  mutating func setParameter(_ node: NodeID, _ slot: SlotID) { parameters[node] = slot }

  /// Everything assigned to `holder` is reached through it.
  mutating func hold(_ held: [SlotID], in holder: SlotID) {
    for id in held where id != holder {
      // A long run of assignments of one view is common; anything else is joined when elements are made.
      if slots[holder.index].holds.last != id { slots[holder.index].holds.append(id) }
      slots[holder.index].kind = slots[holder.index].kind ?? slots[id.index].kind
    }
  }

  /// What is written through a slot so far.
  func facts(of id: SlotID) -> Facts? {
    slots[id.index].facts.map { facts[$0] }
  }

  /// Changes what is written through a slot.
  mutating func write(_ id: SlotID, _ change: (inout Facts) -> Void) {
    if let index = slots[id.index].facts {
      if facts[index].isFull { slots[id.index].openness.insert(.elsewhere) } else { change(&facts[index]) }
    } else {
      var written = Facts()
      change(&written)
      slots[id.index].facts = facts.count
      facts.append(written)
    }
  }

  /// Notes that code not seen here may do anything to what a slot holds.
  mutating func open(_ ids: [SlotID]) {
    for id in ids { slots[id.index].openness.insert(.elsewhere) }
  }
}
