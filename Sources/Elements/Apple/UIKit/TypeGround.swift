// Backgrounds that a type's code sets on its views.

import Syntax

/// A background color on a view of a type.
struct TypeGround {
  var color: WrittenColor
  /// The view, if it's tracked.
  var slots: [SlotID]
  /// True if it's the type's own view, its content view, or its background view, which contain all others.
  var isWhole: Bool

  /// The maximum number of backgrounds to consider for one type.
  static let most = 12
}
