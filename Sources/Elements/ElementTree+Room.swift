// Whether there is room for larger targets.

import Syntax

extension ElementTree {
  /// Whether an element can be made `side` wide where it is: not in a row that no longer fits a narrow phone when all of its
  /// targets are as wide.
  public func hasRoom(for id: ElementID, toBe side: Double) -> Bool {
    if self[id].framework == .interfaceBuilder { return constraintsAllow(id, toBe: side) }
    guard case .certain(let written) = self[id].size, let width = written.size.width, width < side,
      let row = rowAround(id)
    else { return true }
    // How many a loop makes, the code doesn't tell.
    if isRepeated(id, in: row) { return false }
    let widths = firstChildren(of: row).map { leastWidth(of: $0, withTargets: side) }
    return widths.reduce(0, +) <= ElementTree.narrowWidth(self[row].framework)
  }

  /// Source: Android Developers, “Support different screen sizes”: 360 dp is a typical phone; Apple, “Human Interface
  /// Guidelines › Layout”: iPhone SE has 320 pt.
  private static func narrowWidth(_ framework: Framework) -> Double { framework.isAndroid ? 360 : 320 }

  /// The row that lays an element out next to others; nil where they're below each other, or the row scrolls.
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

  /// Whether a loop makes an element again and again in a row.
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

  /// So many nodes of syntax are between a loop and what it shows.
  private static let mostNodesBetween = 8

  /// How wide an element of a row is at least: a target takes `side`, and so does what its code doesn't tell of.
  private func leastWidth(of id: ElementID, withTargets side: Double) -> Double {
    let width = self[id].size.value?.size.width
    switch self[id].role {
    case .spacer, .shape, .color: return width ?? 0
    case let role: return role.isControl || self[id].isTappable ? max(width ?? side, side) : width ?? side
    }
  }
}
