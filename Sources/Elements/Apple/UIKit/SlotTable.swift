// All slots in a file, by the object that they belong to and their name.

import Syntax

/// The slots in a file and their facts.
struct SlotTable {
  private struct Member: Hashable {
    var owner: SlotID
    var name: Identifier
  }

  private(set) var slots: [Slot] = []
  private(set) var facts: [Facts] = []
  /// The data that code sets on tab bars and their controllers.
  var tabBars: [SlotID: TabBar] = [:]
  /// The root controllers that navigation controllers are created with.
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

  /// Returns the member `name` of `owner`, if it's already known.
  func member(_ name: Identifier, of owner: SlotID) -> SlotID? {
    members[Member(owner: owner, name: name)]
  }

  /// Returns the member `name` of `owner`, creating it if needed.
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

  /// Assigns slots to `holder`, through which they're then accessible.
  mutating func hold(_ held: [SlotID], in holder: SlotID) {
    for id in held where id != holder {
      // Repeated assignments of one view are common. Other duplicates are merged when elements are created.
      if slots[holder.index].holds.last != id { slots[holder.index].holds.append(id) }
      slots[holder.index].kind = slots[holder.index].kind ?? slots[id.index].kind
    }
  }

  /// Returns the facts recorded through a slot so far.
  func facts(of id: SlotID) -> Facts? {
    slots[id.index].facts.map { facts[$0] }
  }

  /// Changes the facts of a slot.
  mutating func write(_ id: SlotID, _ change: (inout Facts) -> Void) {
    if let index = slots[id.index].facts {
      if facts[index].isFull {
        slots[id.index].unknowns.add(.elsewhere, .budget)
      } else {
        change(&facts[index])
      }
    } else {
      var written = Facts()
      change(&written)
      slots[id.index].facts = facts.count
      facts.append(written)
    }
  }

  /// Records that unknown code may change the values of slots.
  mutating func open(_ ids: [SlotID], at node: NodeID? = nil) {
    for id in ids { slots[id.index].unknowns.add(.elsewhere, .code, at: node) }
  }
}
