// What expressions stand for, and which names stand for what.

import Syntax

/// What an expression stands for, as far as views are concerned.
enum Referent {
  /// No view that is followed.
  case nothing
  case slot(SlotID)
  /// One of several: the arms of `?:`, the elements of a list that is iterated.
  case oneOf([SlotID])
  /// A list of views.
  case list([SlotID])
  /// A local, by its binding, of which nothing is known yet.
  case local(Int)

  /// The slots that it stands for, if there are any.
  var slots: [SlotID] {
    switch self {
    case .nothing, .local: []
    case .slot(let id): [id]
    case .oneOf(let ids), .list(let ids): ids
    }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// What one element of it stands for.
  var element: Referent {
    if case .list(let ids) = self { .oneOf(ids) } else { self }
  }

  static func one(of ids: [SlotID]) -> Referent {
    switch ids.count {
    case 0: .nothing
    case 1: .slot(ids[0])
    default: .oneOf(ids)
    }
  }
}

/// The locals, parameters and globals that are visible at a place.
struct Scopes {
  struct Binding {
    var name: Identifier
    var referent: Referent
    /// The declaration, parameter or name that introduces it.
    var declaration: NodeID
    /// The binding that this one hides.
    var hidden: Int?
  }

  private(set) var bindings: [Binding] = []
  private var latest: [Identifier: Int] = [:]

  /// The state to return to at the end of a scope.
  var mark: Int { bindings.count }

  mutating func declare(_ name: Identifier, _ referent: Referent, at declaration: NodeID) {
    guard name != .none else { return }
    bindings.append(Binding(name: name, referent: referent, declaration: declaration, hidden: latest[name]))
    latest[name] = bindings.count - 1
  }

  /// Forgets everything declared since `mark`.
  mutating func leave(to mark: Int) {
    while bindings.count > mark, let last = bindings.popLast() { latest[last.name] = last.hidden }
  }

  func binding(of name: Identifier) -> Int? { latest[name] }

  /// Gives a local of which nothing was known a slot.
  mutating func bind(_ binding: Int, to referent: Referent) {
    guard bindings.indices.contains(binding) else { return }
    bindings[binding].referent = referent
  }
}
