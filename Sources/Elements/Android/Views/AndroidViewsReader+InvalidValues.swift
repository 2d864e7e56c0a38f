// Invalid attribute values and arguments.

import Source
import Syntax

extension AndroidViewsReader {
  static func invalidValues(in tree: Tree) -> [InvalidValue] {
    let mayHold = tree.nodes.contains { node in
      switch node.name {
      case "RangeInfo", "RangeInfoCompat", "importantForAccessibility", "setImportantForAccessibility": true
      default: false
      }
    }
    guard mayHold else { return [] }
    return tree.nodes.indices.compactMap { index in
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .chain: return range(node, in: tree) ?? importance(set: node, in: tree)
      case .assignment: return importance(assigned: node, in: tree)
      default: return nil
      }
    }
  }

  // MARK: Ranges

  /// Returns a `RangeInfo.obtain(type, min, max, current)` whose numbers aren't a valid range.
  ///
  /// Source: android.view.accessibility.AccessibilityNodeInfo.RangeInfo.
  private static func range(_ chain: NodeID, in tree: Tree) -> InvalidValue? {
    let links = tree.links(of: chain)
    guard let call = links.last, tree[call].kind == .call, isRange(links, in: tree) else { return nil }
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard values.count == 4, tree.lastName(of: values[0]) != "RANGE_TYPE_INDETERMINATE",
      let lowest = number(values[1], in: tree), let highest = number(values[2], in: tree)
    else { return nil }
    let current = number(values[3], in: tree)
    if lowest >= highest {
      let swaps = lowest > highest && current.map { (highest...lowest).contains($0) } ?? true
      let low = tree.text.string(tree[values[1]].range)
      let high = tree.text.string(tree[values[2]].range)
      return value(
        values, chain, in: tree,
        replacement: swaps ? "\(high), \(low), \(tree.text.string(tree[values[3]].range))" : nil,
        edits: swaps ? [.replace(tree[values[1]].range, high), .replace(tree[values[2]].range, low)] : [])
    }
    guard let current, current < lowest || current > highest else { return nil }
    let nearest = tree.text.string(tree[values[current < lowest ? 1 : 2]].range)
    return value(
      values, chain, in: tree, replacement: nearest, edits: [.replace(tree[values[3]].range, nearest)])
  }

  private static func isRange(_ links: [NodeID], in tree: Tree) -> Bool {
    guard let call = links.last else { return false }
    func names(_ link: NodeID) -> Bool {
      tree[link].name == "RangeInfo" || tree[link].name == "RangeInfoCompat"
    }
    if tree[call].name == "obtain" { return links.count >= 2 && names(links[links.count - 2]) }
    return names(call)
  }

  private static func number(_ value: NodeID, in tree: Tree) -> Double? {
    tree[value].kind == .number || tree[value].kind == .prefix ? tree.number(of: value) : nil
  }

  private static func value(
    _ values: [NodeID], _ chain: NodeID, in tree: Tree, replacement: String?, edits: [WriterEdit]
  ) -> InvalidValue {
    let written = values.dropFirst().map { tree.text.string(tree[$0].range) }.joined(separator: ", ")
    return InvalidValue(
      .androidViews, written, of: "RangeInfo", range: tree[chain].range,
      replacement: replacement, edits: edits)
  }

  // MARK: Importance

  /// Checks `view.importantForAccessibility = 3`.
  private static func importance(assigned assignment: NodeID, in tree: Tree) -> InvalidValue? {
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, let target = tree.links(of: sides[0]).last,
      tree[target].name == "importantForAccessibility"
    else { return nil }
    return importance(sides[1], tree[assignment].range, in: tree)
  }

  /// Checks `view.setImportantForAccessibility(3)` and `ViewCompat.setImportantForAccessibility(view, 3)`.
  private static func importance(set chain: NodeID, in tree: Tree) -> InvalidValue? {
    guard let call = tree.links(of: chain).last, tree[call].name == "setImportantForAccessibility",
      let value = tree.arguments(of: call).last.flatMap(tree.value(ofArgument:))
    else { return nil }
    return importance(value, tree[chain].range, in: tree)
  }

  /// Returns a literal `importantForAccessibility` value that isn't valid.
  ///
  /// Source: android.view.View, “IMPORTANT_FOR_ACCESSIBILITY_…”: 0, 1, 2, and 4.
  private static func importance(_ value: NodeID, _ range: Range<Int>, in tree: Tree) -> InvalidValue? {
    guard let number = number(value, in: tree), ![0, 1, 2, 4].contains(number) else { return nil }
    return InvalidValue(
      .androidViews, tree.text.string(tree[value].range), of: "importantForAccessibility", range: range)
  }
}
