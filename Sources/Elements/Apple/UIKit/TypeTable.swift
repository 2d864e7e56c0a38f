// The types in a file, their superclasses, and their functions.

import Syntax

/// The types in a file by name. The first one is the file itself, for code outside of all types.
struct TypeTable {
  var types: [FileType] = []
  private var byName: [Identifier: Int] = [:]

  init() {}

  func index(named name: Identifier) -> Int? { byName[name] }

  /// Returns the type called `name`, adding it if needed.
  mutating func add(_ name: Identifier, slots: inout SlotTable, at node: NodeID) -> Int {
    if let known = byName[name] { return known }
    let index = types.count
    let slot = slots.add(Slot(node: node, enclosingType: index))
    types.append(FileType(name: name, selfSlot: slot))
    if name != .none { byName[name] = index }
    return index
  }

  /// Finds the superclass of every type in the file.
  ///
  /// - Parameter inherited: Returns the superclass of a class in another file and the properties that it sets on its
  /// instances.
  mutating func resolveKinds(_ inherited: (FileType) -> (ViewKind, ViewCode.Use)?) {
    for index in types.indices {
      let (kind, uses) = kind(of: index, inherited) ?? (nil, [])
      types[index].kind = kind
      types[index].inheritedUses = uses
    }
  }

  /// Returns the kind of a type. Follows only a few supertypes, because half-typed code may contain a cycle.
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

  /// A function, with the index of the type that declares it.
  struct Function {
    var node: NodeID
    var type: Int
  }

  /// Returns the function `name` that code in a type calls (the type's or the file's), if it isn't ambiguous.
  func function(_ name: Identifier, of type: Int) -> Function? {
    if let own = types[type].functions[name] { return own.map { Function(node: $0, type: type) } }
    return (types[0].functions[name] ?? nil).map { Function(node: $0, type: 0) }
  }
}
