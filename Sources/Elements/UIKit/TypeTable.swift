// The types of a file: what they inherit from and which functions they have.

import Syntax

/// The types of a file by name. The first is the file itself, for code outside all types.
struct TypeTable {
  var types: [FileType] = []
  private var byName: [Identifier: Int] = [:]

  init() {}

  func index(named name: Identifier) -> Int? { byName[name] }

  /// The type called `name`, added where it is new.
  mutating func add(_ name: Identifier, slots: inout SlotTable, at node: NodeID) -> Int {
    if let known = byName[name] { return known }
    let index = types.count
    let slot = slots.add(Slot(node: node, enclosingType: index))
    types.append(FileType(name: name, selfSlot: slot))
    if name != .none { byName[name] = index }
    return index
  }

  /// Finds what every type of the file inherits from.
  ///
  /// - Parameter inherited: What a class of another file inherits from, and what it sets on its instances.
  mutating func resolveKinds(_ inherited: (FileType) -> (ViewKind, ViewCode.Use)?) {
    for index in types.indices {
      let (kind, uses) = kind(of: index, inherited) ?? (nil, [])
      types[index].kind = kind
      types[index].inheritedUses = uses
    }
  }

  /// Follows first supertypes, a few steps at most: they may form a circle in half-typed code.
  private func kind(
    of index: Int, _ inherited: (FileType) -> (ViewKind, ViewCode.Use)?
  ) -> (ViewKind?, ViewCode.Use)? {
    var index = index
    for _ in 0..<8 {
      guard types[index].declaration != nil else { return (ViewKind.named(types[index].name), []) }
      for name in types[index].supertypes {
        if let kind = ViewKind.named(name) { return (kind, []) }
      }
      guard let next = types[index].supertypes.lazy.compactMap({ byName[$0] }).first else {
        return inherited(types[index])
      }
      index = next
    }
    return nil
  }

  /// A function and the type that declares it, by index.
  struct Function {
    var node: NodeID
    var type: Int
  }

  /// The function `name` that code of a type calls, its own or the file's, if there is just one.
  func function(_ name: Identifier, of type: Int) -> Function? {
    if let own = types[type].functions[name] { return own.map { Function(node: $0, type: type) } }
    return (types[0].functions[name] ?? nil).map { Function(node: $0, type: 0) }
  }
}
