// The space for larger touch targets.

import Syntax

extension ElementTree {
  /// Returns whether an element can be `side` wide in its place. If all touch targets in its row are that wide, the row
  /// must still fit a narrow phone.
  public func hasRoom(for id: ElementID, toBe side: Double) -> Bool {
    if self[id].framework == .interfaceBuilder { return constraintsAllow(id, toBe: side) }
    guard case .certain(let written) = self[id].size, let width = written.size.width, width < side,
      let row = rowAround(id)
    else { return true }
    // The code doesn't show how many elements a loop creates.
    if isRepeated(id, in: row) { return false }
    let widths = firstChildren(of: row).map { leastWidth(of: $0, withTargets: side) }
    return widths.reduce(0, +) <= ElementTree.narrowWidth(self[row].framework)
  }

  /// Returns the width of a narrow phone.
  ///
  /// Source: Android Developers, “Support different screen sizes”: 360 dp is a typical phone; Apple, “Human Interface
  /// Guidelines › Layout”: iPhone SE has 320 pt.
  private static func narrowWidth(_ framework: Framework) -> Double { framework.isAndroid ? 360 : 320 }

  /// Returns the row that places an element next to others, or nil if the elements are below each other or the row
  /// scrolls.
  private func rowAround(_ id: ElementID) -> ElementID? {
    var parent = self[id].parent
    if let above = parent, self[above].typeName == "ForEach" { parent = self[above].parent }
    guard let row = parent, !ancestors(of: row).contains(where: movesSideways) else { return nil }
    switch self[row].framework {
    case .compose:
      return self[row].typeName == "Row" && !code(self[row].constructor).spells("horizontalScroll")
        ? row : nil
    case .swiftUI: return self[row].typeName == "HStack" ? row : nil
    case .androidXML: return self[row].typeName == "LinearLayout" && !isVertical(row) ? row : nil
    default: return nil
    }
  }

  /// Returns whether a loop creates an element repeatedly in a row.
  private func isRepeated(_ id: ElementID, in row: ElementID) -> Bool {
    if self[id].parent != row { return true }
    var node = NodeID(self[id].origin)
    for _ in 0..<ElementTree.mostNodesBetween {
      guard let parent = syntax.parent(of: node), parent.index > self[row].origin else { return false }
      if syntax[parent].kind == .statement, syntax[parent].name == "for" { return true }
      if syntax[parent].kind == .call, ComposeReader.repeats(syntax[parent].name) { return true }
      node = parent
    }
    return false
  }

  /// The maximum number of syntax nodes between a loop and its content.
  private static let mostNodesBetween = 8

  /// Returns the minimum width of an element in a row: at least `side` for a touch target, and `side` if the code
  /// doesn't show the width.
  private func leastWidth(of id: ElementID, withTargets side: Double) -> Double {
    let width = self[id].size.value?.size.width
    switch self[id].role {
    case .spacer, .shape, .color: return width ?? 0
    case let role: return role.isControl || self[id].isTappable ? max(width ?? side, side) : width ?? side
    }
  }
}
