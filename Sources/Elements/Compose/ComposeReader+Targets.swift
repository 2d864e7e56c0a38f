// Which touch areas get in each other's way.

import Source
import Syntax

extension ComposeReader {
  /// Fills the sizes. What is clicked grows to 48 dp by itself, so that its size says something only where the neighbor
  /// does the same, or where the declaration switches the space for it off.
  ///
  /// Source: Android Developers, “Accessibility in Compose › Consider minimum touch target sizes”.
  mutating func measure() {
    guard !layouts.isEmpty else { return }
    var targets: [ElementID: ComposeTarget] = [:]
    for (id, layout) in layouts {
      guard let range = layout.range else { continue }
      if isTarget(id) {
        list[id].size = .unknown
        if list[id].openness.isDisjoint(with: .modifiers) {
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

  /// The provider around an element that leaves no room around small controls.
  private func unspaced(_ id: ElementID) -> ElementID? {
    var parent = list[id].parent
    for _ in 0..<ElementTree.reach {
      guard let above = parent else { return nil }
      if unspacing.contains(above) { return above }
      parent = list[above].parent
    }
    return nil
  }

  /// Whether the touch area of an element reaches into that of the next one, or of its own next repetition.
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
    // A size and the gap beside it are what is left for two halves of touch areas.
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

  /// The space that a `Row` or `Column` leaves between its children; nil where it cannot be told.
  ///
  /// Source: androidx.compose.foundation.layout, “Arrangement”: the others spread what is left over.
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

  /// Whether a call provides no least size for controls: `LocalMinimumInteractiveComponentSize provides 0.dp`.
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

/// Something to be hit with a finger.
struct ComposeTarget {
  /// From here on the areas of neighbors do not overlap, in dp.
  static let least = 48.0

  var touch: Size
  /// With the padding around.
  var space: Size
  var range: Range<Int>
}
