// Elements with two labels.

import Elements
import Source
import Syntax

/// The number of elements with two labels or two field prompts, by kind.
struct DoubledLabels {
  private var counts: [String: Int] = [:]

  init(in tree: ElementTree?) {
    guard let tree else { return }
    for id in tree.ids {
      let element = tree[id]
      if tree.hasTwoLabels(id) { counts["two labels", default: 0] += 1 }
      if element.role.isField, tree.prompts(of: id) > 1 { counts["two prompts", default: 0] += 1 }
    }
    let targets = tree.labelTargets
    counts["two texts that label one field"] = targets.count - Set(targets).count
  }

  /// Returns the kinds with higher counts than in `other`.
  func added(to other: DoubledLabels) -> [String] {
    counts.filter { $0.value > other.counts[$0.key, default: 0] }.keys.sorted().map { "brings \($0)" }
  }
}

private extension ElementTree {
  /// Returns whether an element gets two labels at once. Code that runs at different times may set different labels.
  func hasTwoLabels(_ id: ElementID) -> Bool {
    let labels = self[id].labels
    guard labels.count > 1 else { return false }
    guard self[id].framework == .uiKit || self[id].framework == .androidViews else { return true }
    let blocks = labels.compactMap { label in
      self[id].receiver?.place(around: label.range).flatMap { block(around: $0.statement) }
    }
    return Set(blocks).count < blocks.count
  }

  /// Returns the innermost braces around a statement.
  private func block(around statement: Range<Int>) -> Int? {
    syntax.nodes.indices.last { index in
      let node = syntax.nodes[index]
      return (node.kind == .block || node.kind == .closure) && node.range.lowerBound < statement.lowerBound
        && statement.upperBound <= node.range.upperBound
    }
  }

  /// Returns the number of texts that describe a field's input.
  func prompts(of id: ElementID) -> Int {
    let field = self[id]
    let isTitled = field.title.value.map { !$0.value.isBlank && $0.value != .none } ?? false
    return [isTitled, field.placeholder.value != nil, !field.labels.isEmpty, field.isLabelledElsewhere]
      .count { $0 }
  }

  /// The IDs in all `android:labelFor`.
  var labelTargets: [String] {
    guard syntax.language == .xml else { return [] }
    return syntax.nodes.indices.compactMap { index in
      let node = NodeID(index)
      guard syntax[node].kind == .attribute, syntax.nameText(of: node) == "android:labelFor" else {
        return nil
      }
      return syntax.text.string(syntax[node].range)
    }
  }
}
