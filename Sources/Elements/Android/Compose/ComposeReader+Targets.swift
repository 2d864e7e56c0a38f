// Touch targets that overlap.

import Source
import Syntax

extension ComposeReader {
  /// Sets the sizes of elements. Touch targets are automatically extended to 48 dp, so their size only matters if a
  /// neighbor is extended, too, or if the code turns off the space for the extension.
  ///
  /// Source: Android Developers, “Accessibility in Compose › Consider minimum touch target sizes”.
  mutating func measure() {
    guard !layouts.isEmpty else { return }
    var targets: [ElementID: ComposeTarget] = [:]
    for (id, layout) in layouts {
      guard let range = layout.range, !resized.contains(id) else { continue }
      if isTarget(id) {
        list[id].size = .unknown
        // A plain modifier from the caller can still change the size.
        if list[id].openness.isDisjoint(with: .modifiers), givenModifiers[id] == nil {
          targets[id] = ComposeTarget(touch: layout.touch, space: layout.space, range: range)
        }
      } else if layout.space.smallerSide != nil {
        list[id].size = .certain(WrittenSize(layout.space, range: range))
      }
    }
    guard !targets.isEmpty else { return }
    var reported: Set<ElementID> = []
    for id in targets.keys.sorted() {
      guard let target = targets[id] else { continue }
      if let provider = unspaced(id) {
        if let side = target.touch.smallerSide, side < ComposeTarget.least, reported.insert(provider).inserted
        {
          list[id].size = .certain(WrittenSize(target.touch, range: target.range))
        }
      } else if let parent = list[id].parent, !reported.contains(parent),
        isCrowded(id, target, in: parent, targets)
      {
        reported.insert(parent)
        list[id].size = .certain(WrittenSize(target.touch, range: target.range))
      }
    }
  }

  private func isTarget(_ id: ElementID) -> Bool {
    let element = list[id]
    return element.gestures.contains { $0.kind == .tap && $0.purpose == .action }
      || (element.role.isControl && !element.role.isField && element.role != .slider
        && !element.circumstances.contains(.passive))
  }

  /// Returns the ancestor that provides no minimum size for controls.
  private func unspaced(_ id: ElementID) -> ElementID? {
    var parent = list[id].parent
    for _ in 0..<ElementTree.reach {
      guard let above = parent else { return nil }
      if unspacing.contains(above) { return above }
      parent = list[above].parent
    }
    return nil
  }

  /// Returns whether the touch target of an element overlaps that of the next element or of its next repetition.
  private func isCrowded(
    _ id: ElementID, _ target: ComposeTarget, in parent: ElementID, _ targets: [ElementID: ComposeTarget]
  ) -> Bool {
    guard let spacing = spacings[parent], let place = places[id] else { return false }
    let isRow = list[parent].typeName == "Row"
    func extent(_ size: Size) -> Double? { isRow ? size.width : size.height }
    guard let touch = extent(target.touch), touch < ComposeTarget.least, let space = extent(target.space)
    else {
      return false
    }
    // The centers of neighboring touch targets must be at least 48 dp apart.
    if place.isRepeated { return space + spacing < ComposeTarget.least }
    var gap = spacing
    for next in list.elements.indices.dropFirst(id.index + 1).prefix(ElementTree.reach) {
      let sibling = ElementID(next)
      guard list[sibling].parent == parent else {
        if list[sibling].parent.map({ $0 < id }) ?? true { return false }
        continue
      }
      guard places[sibling]?.body == place.body else { return false }
      if let other = targets[sibling] {
        guard let otherTouch = extent(other.touch), otherTouch < ComposeTarget.least,
          let otherSpace = extent(other.space)
        else { return false }
        return (space + otherSpace) / 2 + gap < ComposeTarget.least
      }
      guard list[sibling].role == .spacer, let room = layouts[sibling].flatMap({ extent($0.space) }) else {
        return false
      }
      gap += room + spacing
    }
    return false
  }

  /// Returns the space that a `Row` or `Column` leaves between its children, or nil if it's unknown.
  ///
  /// Source: androidx.compose.foundation.layout, “Arrangement”: the other arrangements distribute the remaining space.
  func spacing(of call: NodeID) -> Double? {
    let label: Identifier = tree[call].name == "Row" ? "horizontalArrangement" : "verticalArrangement"
    guard let argument = tree.argument(label, at: 1, of: call), !tree.isModifier(argument),
      tree[argument].name == label || tree[argument].detail == 0, let value = tree.value(ofArgument: argument)
    else { return 0 }
    guard let last = tree.links(of: value).last else { return nil }
    switch tree[last].name {
    case "Start", "End", "Top", "Bottom", "Center", "Left", "Right": return 0
    case "spacedBy":
      return tree.argument("space", at: 0, of: last).flatMap(tree.value(ofArgument:)).flatMap(dp(of:))
    default: return nil
    }
  }

  /// Returns whether a call removes the minimum size of controls: `LocalMinimumInteractiveComponentSize provides 0.dp`.
  func leavesNoSpace(_ call: NodeID) -> Bool {
    tree.arguments(of: call).contains { argument in
      guard let value = tree.value(ofArgument: argument), tree[value].kind == .infix else { return false }
      let parts = Array(tree.children(of: value))
      guard parts.count == 3, tree[parts[1]].name == "provides" else { return false }
      switch tree.lastName(of: parts[0]) {
      case "LocalMinimumInteractiveComponentSize":
        return tree.lastName(of: parts[2]) == "Unspecified" || dp(of: parts[2]) == 0
      case "LocalMinimumInteractiveComponentEnforcement": return tree.isName("false", parts[2])
      default: return false
      }
    }
  }
}

/// A touch target.
struct ComposeTarget {
  /// The side in dp at which the touch targets of neighbors no longer overlap.
  static let least = 48.0

  var touch: Size
  /// The size with the surrounding padding.
  var space: Size
  var range: Range<Int>
}
