// Overrides that receive raw touches.

import Syntax

/// An override of `touchesEnded` or a similar function.
struct TouchOverride {
  /// The name of the function in its declaration.
  var range: Range<Int>
  /// The function that it calls to perform an action, or nil if it does nothing important.
  var handler: NodeID?
  /// True if it only dismisses or scrolls.
  var isDismissal: Bool
}
