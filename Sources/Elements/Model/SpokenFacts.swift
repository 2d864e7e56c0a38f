// Facts about UIKit views that only announcements use.

/// Facts about a view that no rule checks but that affect what screen reader users hear.
struct SpokenFacts: Sendable, Equatable {
  /// The side of a navigation bar that contains an item.
  enum BarSide: Sendable { case leading, trailing }

  /// The position of a tab in its bar.
  struct Tab: Sendable, Equatable {
    /// The position, starting at 1.
    var place: Int
    var count: Int
    /// The byte offset where the code lists the tab. It distinguishes the tabs of one list.
    var offset: Int
    /// True if the tab is initially selected, or nil if that isn't known.
    var isSelected: Bool?
  }

  /// The times when a spinner on the screen is animated, and announced.
  enum Animation: Sendable { case always, atTimes }

  /// The visibility of a view whose `isHidden` is set.
  enum Visibility: Sendable, Equatable {
    /// Shown unless the expression at this node is true.
    case unless(Int)
    case atTimes
  }

  /// The node of the modified view, for a group that a modifier in the file creates around it.
  var wrapped: Int?
  /// All titles that the code sets, if they differ.
  var titles: [WrittenText] = []
  /// The byte offset where the code adds the view to its parent. Siblings are read in this order.
  var place: Int?
  var barSide: BarSide?
  /// True if a function creates the view on each call.
  var isMadeByFunction = false
  /// The segment that is initially selected, or nil if it isn't known.
  var selectedSegment: Int?
  var tab: Tab?
  /// True if typed text is masked only some of the time.
  var changesSecrecy = false
  /// True if UIKit creates the view as the label of a cell, which is read with its row.
  var isLabelOfCell = false
  /// The animation of a spinner, or nil if the view isn't a spinner on the screen.
  var animation: Animation?
  /// The visibility, or nil if the view is always shown.
  var visibility: Visibility?
  /// True if the code adds the view to several parents, or several times to one.
  var isPlacedAgain = false
}
