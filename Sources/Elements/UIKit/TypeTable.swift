// The types of a file: what they inherit from, their members and functions.

import Source
import Syntax

/// A type of the file with its extensions, or the file itself.
struct FileType {
  var name: Identifier
  /// The slot of its `self`.
  var selfSlot: SlotID
  /// The declaration; nil for the file and for types that the file only extends.
  var declaration: NodeID?
  var supertypes: [Identifier] = []
  /// The class of UIKit or AppKit that it is or inherits from.
  var kind: ViewKind?
  var isPrivate = false
  /// Whether a storyboard or nib may set what the code leaves out.
  var hasOutlets = false
  var createsLabel = false
  /// Whether any color other than the system's is set behind its views.
  var setsBackground = false
  /// Functions by name; nil where several share it.
  var functions: [Identifier: NodeID?] = [:]
}

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
  mutating func resolveKinds() {
    for index in types.indices { types[index].kind = kind(of: index) }
  }

  /// Follows first supertypes, a few steps at most: they may form a circle in half-typed code.
  private func kind(of index: Int) -> ViewKind? {
    var index = index
    for _ in 0..<8 {
      guard types[index].declaration != nil else { return ViewKind.named(types[index].name) }
      for name in types[index].supertypes {
        if let kind = ViewKind.named(name) { return kind }
      }
      guard let next = types[index].supertypes.lazy.compactMap({ byName[$0] }).first else { return nil }
      index = next
    }
    return nil
  }

  /// The function `name` of a type, if there is just one.
  func function(_ name: Identifier, of type: Int) -> NodeID? {
    (types[type].functions[name] ?? nil) ?? (types[0].functions[name] ?? nil)
  }
}
