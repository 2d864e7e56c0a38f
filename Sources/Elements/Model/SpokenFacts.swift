// What only announcements ask of a view of UIKit.

/// Facts about a view that no rule is about, but that a listener meets.
struct SpokenFacts: Sendable, Equatable {
  /// The side of a navigation bar on which an item stands.
  enum BarSide: Sendable { case leading, trailing }

  /// The place of a tab among those that the code gives its bar.
  struct Tab: Sendable, Equatable {
    /// From 1 on.
    var place: Int
    var count: Int
    /// Where the code lists it, in bytes; tabs of one list are told apart.
    var offset: Int
    /// Whether it is chosen at first; nil where it may be.
    var isSelected: Bool?
  }

  /// When a spinner that is on the screen turns, and is heard.
  enum Animation: Sendable { case always, atTimes }

  /// Whether a view is there that `isHidden` takes away.
  enum Visibility: Sendable, Equatable {
    /// Unless what a node of the code says is true.
    case unless(Int)
    case atTimes
  }

  /// The node of the view to which a modifier of the file adds, on what that shows.
  var wrapped: Int?
  /// All titles that the code gives it, where they differ.
  var titles: [WrittenText] = []
  /// Where the code puts it into the view that shows it, in bytes: siblings are read in this order.
  var place: Int?
  var barSide: BarSide?
  /// Whether a function makes it for each call.
  var isMadeByFunction = false
  /// The segment that is chosen at first; nil where nobody tells.
  var selectedSegment: Int?
  var tab: Tab?
  /// Whether what is typed into it is hidden at some times and shown at others.
  var changesSecrecy = false
  /// Whether UIKit makes it as the label of a cell, which is read with its row.
  var isLabelOfCell = false
  /// Nil for what is no spinner on the screen.
  var animation: Animation?
  /// Nil for what is always there.
  var visibility: Visibility?
  /// Whether the code puts it into several views, or several times into one.
  var isPlacedAgain = false
}
