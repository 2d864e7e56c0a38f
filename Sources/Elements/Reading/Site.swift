// The location of an assignment or call on a view.

import Syntax

/// The ranges of an assignment or a call on a view.
struct Site {
  /// The entire assignment or call.
  var range: Range<Int>
  /// The receiver as written, up to the dot.
  var receiver: Range<Int>
  /// The assignment operator: `=`, `|=`.
  var operation: Identifier = "="
  /// The enclosing statement.
  var statement: Range<Int>?

  /// The place for another line about the same view.
  var place: Receiver.Place? {
    statement.map { Receiver.Place(statement: $0, spelling: receiver) }
  }
}
