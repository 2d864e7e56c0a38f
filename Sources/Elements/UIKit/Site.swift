// Where something is written on a view.

import Syntax

/// The places that an assignment or a call on a view occupies.
struct Site {
  /// The whole assignment or call.
  var range: Range<Int>
  /// The view as it is spelled there, up to the dot.
  var receiver: Range<Int>
  /// How an assignment assigns: `=`, `|=`.
  var operation: Identifier = "="
  /// The statement around it.
  var statement: Range<Int>?

  /// Where another line about the same view can be written.
  var place: Receiver.Place? {
    statement.map { Receiver.Place(statement: $0, spelling: receiver) }
  }
}
