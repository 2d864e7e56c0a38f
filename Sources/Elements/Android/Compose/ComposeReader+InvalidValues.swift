// Values outside their range.

import Source
import Syntax

extension ComposeReader {
  /// Returns progress indicators and sliders whose literal value is outside their literal range.
  ///
  /// Source: androidx.compose.ui.semantics, “ProgressBarRangeInfo”, whose `Indeterminate` is 0 of 0..0, and
  /// androidx.compose.material3, “Slider”.
  static func invalidValues(in tree: Tree) -> [InvalidValue] {
    guard tree.nodes.contains(where: { isRanged($0.name) && $0.kind == .call }) else { return [] }
    let imports = ComposeImports(tree)
    guard imports.mentionsCompose else { return [] }
    let reader = ComposeReader(tree: tree, imports: imports, project: ProjectView())
    var found: [InvalidValue] = []
    var index = 0
    while index < tree.nodes.count {
      let id = NodeID(index)
      if reader.isPreview(id) {
        index = Int(tree.nodes[index].subtreeEnd)
        continue
      }
      if tree.nodes[index].kind == .call, isRanged(tree.nodes[index].name),
        imports.isFromLibrary(tree.nodes[index].name), let value = reader.invalidValue(id)
      {
        found.append(value)
      }
      index += 1
    }
    return found
  }

  private static func isRanged(_ name: Identifier) -> Bool {
    name == "ProgressBarRangeInfo" || name == "Slider" || name == "VerticalSlider"
  }

  private func invalidValue(_ call: NodeID) -> InvalidValue? {
    let isProgress = tree[call].name == "ProgressBarRangeInfo"
    let value =
      isProgress ? tree.argument("current", at: 0, of: call) : tree.argument("value", at: 0, of: call)
    let range = isProgress ? tree.argument("range", at: 1, of: call) : tree.argument("valueRange", of: call)
    guard let range = range.flatMap(tree.value(ofArgument:)), tree[range].kind == .infix else { return nil }
    let bounds = Array(tree.children(of: range))
    guard bounds.count == 3, tree[bounds[1]].name == "..", let low = tree.number(of: bounds[0]),
      let high = tree.number(of: bounds[2])
    else { return nil }
    let number = value.flatMap(tree.value(ofArgument:))
    let current = number.flatMap(tree.number(of:))
    func found(_ wrong: NodeID, _ edits: [WriterEdit], _ replacement: String?) -> InvalidValue {
      InvalidValue(
        .compose, tree.sourceText(of: wrong),
        of: isProgress ? "ProgressBarRangeInfo" : tree.nameText(of: call),
        range: isProgress ? tree[call].range : tree[wrong].range, replacement: replacement, edits: edits)
    }
    if low >= high {
      // An empty range with its own bound as the value represents indeterminate progress.
      if isProgress, low == high, current == nil || current == low { return nil }
      guard low > high else { return found(range, [], nil) }
      let turned = "\(tree.sourceText(of: bounds[2]))..\(tree.sourceText(of: bounds[0]))"
      return found(range, [.replace(tree[range].range, turned)], turned)
    }
    guard let number, let current, current < low || current > high else { return nil }
    let nearest = tree.sourceText(of: current < low ? bounds[0] : bounds[2])
    return found(number, [.replace(tree[number].range, nearest)], nearest)
  }
}
