// Functions of a view that receive raw touches.

import Syntax

/// An overridden `touchesEnded` and the like.
struct TouchOverride {
  /// The name of the function, where it is declared.
  var range: Range<Int>
  /// The function that it calls to do something; nil where it does nothing that would be missed.
  var handler: NodeID?
  /// Whether it only dismisses or scrolls.
  var isDismissal: Bool
}
