// A view on the way through a chain.

import Syntax

/// A view, or a member of it that has no slot yet.
struct ReceiverPlace {
  var referent: Referent
  /// Members that lead from the referent to the place; empty where the referent is the place.
  var path: ArraySlice<NodeID> = []

  static let nowhere = ReceiverPlace(referent: .nothing)
}
