// Lists that only the eye sees: lines that begin with a mark.

import Source
import Syntax

extension ElementTree {
  /// How many lines with a mark stand in a column that does not say how many there are.
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
    // The column tells it, or what it is told by stands around it.
    let says = column.framework == .compose && code(column.range).spells("collectionInfo")
    return says ? 0 : points
  }
}

private extension Element {
  /// Whether it begins with the mark of a list.
  var isPoint: Bool {
    exposure != .hidden && (circumstances.contains(.bulleted) || role == .text && beginsWithBullet)
  }
}

extension Element {
  /// Whether its text begins with a mark, alone or with what it marks behind it.
  var beginsWithBullet: Bool {
    guard let first = title.value?.value.literal?.unicodeScalars.first else { return false }
    switch first {
    case "•", "◦", "▪", "‣", "●", "○": return true
    default: return false
    }
  }
}
