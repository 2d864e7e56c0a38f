// The lambdas in Kotlin code whose receiver or parameter is a view.

import Syntax

/// The lambdas around a word, and the views that `this`, `it`, and named parameters refer to in them.
struct ViewCodeScopes {
  /// The name by which a lambda accesses the object that its function is called on.
  enum Kind {
    case this, it

    /// Creates the kind of a scope function's lambda, or nil for other functions.
    ///
    /// Source: Kotlin, “Scope functions”.
    init?(_ function: Identifier) {
      switch function {
      case "apply", "run": self = .this
      case "also", "let", "forEach", "onEach", "takeIf": self = .it
      default: return nil
      }
    }
  }

  private struct Scope {
    var kind: Kind?
    var views: [Identifier]
    var parameter: Identifier?
    var isNew = true
  }

  private var scopes: [Scope] = []
  /// The number of lambdas beyond the maximum depth.
  private var deeper = 0

  private static let deepest = 64

  mutating func open(_ kind: Kind?, _ views: [Identifier]) {
    if !scopes.isEmpty { scopes[scopes.count - 1].isNew = false }
    if scopes.count < ViewCodeScopes.deepest {
      scopes.append(Scope(kind: kind, views: views))
    } else {
      deeper += 1
    }
  }

  mutating func close() {
    if deeper > 0 { deeper -= 1 } else { _ = scopes.popLast() }
  }

  /// Names the parameter of the innermost lambda: `{ view -> … }`.
  mutating func name(_ parameter: Identifier) {
    guard deeper == 0, let last = scopes.last, last.isNew, last.parameter == nil else { return }
    scopes[scopes.count - 1].parameter = parameter
  }

  /// The views that an implicit `this` refers to. Empty if they aren't known.
  var receivers: [Identifier] { scopes.last { $0.kind == .this }?.views ?? [] }

  /// True if a view binding is the receiver of an enclosing lambda.
  var isInBinding: Bool {
    scopes.contains { $0.kind == .this && $0.views.contains("binding") }
  }

  /// Returns the views that a name refers to, or nil if it isn't the name of a lambda's receiver or parameter.
  func views(called name: Identifier) -> [Identifier]? {
    switch name {
    case "this": scopes.last { $0.kind == .this }?.views
    case "it": scopes.last { $0.kind == .it && $0.parameter == nil }?.views
    default: scopes.last { $0.kind == .it && $0.parameter == name }?.views
    }
  }
}
