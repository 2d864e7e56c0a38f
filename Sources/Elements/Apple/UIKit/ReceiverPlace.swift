// A view partway through a chain.

import Syntax

/// A view, or a member of it that has no slot yet.
struct ReceiverPlace {
  var referent: Referent
  /// The members that lead from the referent to the place. Empty if the referent is the place.
  var path: ArraySlice<NodeID> = []

  static let nowhere = ReceiverPlace(referent: .nothing)
}
