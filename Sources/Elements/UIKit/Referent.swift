// What expressions stand for.

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
