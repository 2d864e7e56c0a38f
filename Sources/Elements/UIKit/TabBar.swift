// Which tabs a bar has, as the code lists them.

import Syntax

/// What code tells a bar of tabs, or the controller that shows one.
struct TabBar {
  /// The tab that is chosen when the bar is shown first.
  enum Choice {
    /// None is written.
    case unwritten
    case place(Int)
    case item([SlotID])
    /// It is computed, or written more than once.
    case unknown
  }

  /// For each tab, what holds its item or the controller whose item it is; empty for what is not followed.
  var tabs: [[SlotID]] = []
  /// Where the list stands, in bytes.
  var offset = 0
  /// Whether tabs are listed in more than one place, or computed.
  var isUnsure = false
  var choice = Choice.unwritten
  /// Whether a controller makes the bar, which begins with its first tab.
  var isOfController = false

  /// More tabs than this a controller puts behind one that is called “More”.
  ///
  /// Source: Apple, “UITabBarController”: at most five on an iPhone.
  private static let mostOfController = 5

  /// The place of each tab among the others; empty where that is not told for certain.
  ///
  /// - Parameter roots: The controllers that navigation controllers show first, whose items they take.
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

  /// Whether a tab is the chosen one; nil where that is not told.
  private func isChosen(_ index: Int, _ ids: [SlotID]) -> Bool? {
    switch choice {
    case .unwritten: isOfController && index == 0
    case .place(let place): index == place
    case .item(let chosen): !ids.isEmpty && ids == chosen
    case .unknown: nil
    }
  }
}
