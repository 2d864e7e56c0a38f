// The meanings of names in scopes.

import Syntax

/// The local variables, parameters, and globals that are visible at a place.
struct Scopes {
  struct Binding {
    var name: Identifier
    var referent: Referent
    /// The declaration, parameter, or name that introduces it.
    var declaration: NodeID
    /// The binding that this one shadows.
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

  /// Removes everything declared since `mark`.
  mutating func leave(to mark: Int) {
    while bindings.count > mark, let last = bindings.popLast() { latest[last.name] = last.hidden }
  }

  func binding(of name: Identifier) -> Int? { latest[name] }

  /// Sets the slot of a local variable about which nothing was known.
  mutating func bind(_ binding: Int, to referent: Referent) {
    guard bindings.indices.contains(binding) else { return }
    bindings[binding].referent = referent
  }
}
