// The tabs of a bar, as listed in code.

import Syntax

/// The data that code sets on a tab bar or on its controller.
struct TabBar {
  /// The tab that is selected initially.
  enum Choice {
    /// No selection in code.
    case unwritten
    case place(Int)
    case item([SlotID])
    /// A selection that is computed or set more than once.
    case unknown
  }

  /// For each tab, the slots of its item or of the controller with the item. Empty if they aren't tracked.
  var tabs: [[SlotID]] = []
  /// The offset of the list.
  var offset = 0
  /// True if tabs are listed in more than one place or computed.
  var isUnsure = false
  var choice = Choice.unwritten
  /// True if a controller creates the bar and selects its first tab.
  var isOfController = false

  /// The maximum number of tabs before a controller adds a “More” tab.
  ///
  /// Source: Apple, “UITabBarController”: at most five on an iPhone.
  private static let mostOfController = 5

  /// Returns the position of each tab, or nothing if it isn't certain.
  ///
  /// - Parameter roots: The root controllers of navigation controllers, whose items they use.
  func places(_ roots: [SlotID: [SlotID]]) -> [SlotID: SpokenFacts.Tab] {
    guard !isUnsure, tabs.count > 1, !isOfController || tabs.count <= TabBar.mostOfController else {
      return [:]
    }
    var places: [SlotID: SpokenFacts.Tab] = [:]
    for (index, ids) in tabs.enumerated() {
      let tab = SpokenFacts.Tab(
        place: index + 1, count: tabs.count, offset: offset + index, isSelected: isChosen(index, ids))
      for id in ids + ids.flatMap({ roots[$0] ?? [] }) { places[id] = tab }
    }
    return places
  }

  /// Returns whether a tab is selected, or nil if it isn't known.
  private func isChosen(_ index: Int, _ ids: [SlotID]) -> Bool? {
    switch choice {
    case .unwritten: isOfController && index == 0
    case .place(let place): index == place
    case .item(let chosen): !ids.isEmpty && ids == chosen
    case .unknown: nil
    }
  }
}
