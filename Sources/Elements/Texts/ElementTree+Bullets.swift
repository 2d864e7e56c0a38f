// Visual lists: lines that begin with a bullet.

import Source
import Syntax

extension ElementTree {
  /// Returns the number of bulleted lines in a column that doesn't expose how many there are.
  ///
  /// Sources: androidx.compose.ui.semantics, “collectionInfo”; Android, “AccessibilityNodeInfo.CollectionInfo”.
  public func uncountedPoints(in id: ElementID) -> Int {
    let column = self[id]
    let isColumn =
      switch column.framework {
      case .compose: column.typeName == "Column"
      case .androidXML: column.typeName == "LinearLayout"
      case .swiftUI, .uiKit, .androidViews, .interfaceBuilder: false
      }
    guard isColumn, column.exposure == .exposed, column.grouping == .none,
      !column.openness.contains(.modifiers), !ancestors(of: id).contains(where: { self[$0].role == .custom })
    else { return 0 }
    let points = children(of: id).count { self[$0].isPoint }
    guard points > 1 else { return 0 }
    // The column's code may set the count.
    let says = column.framework == .compose && code(column.range).spells("collectionInfo")
    return says ? 0 : points
  }
}

private extension Element {
  /// True if the element begins with a list bullet.
  var isPoint: Bool {
    exposure != .hidden && (circumstances.contains(.bulleted) || role == .text && beginsWithBullet)
  }
}
