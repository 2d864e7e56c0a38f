// The values of expressions.

/// The value of an expression, as far as it concerns views.
enum Referent {
  /// No tracked view.
  case nothing
  case slot(SlotID)
  /// One of several: the arms of `?:`, or the elements of a list that is iterated.
  case oneOf([SlotID])
  /// A list of views.
  case list([SlotID])
  /// A local variable, by its binding, about which nothing is known yet.
  case local(Int)

  /// The slots that it refers to, if any.
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

  /// The value of one element.
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
