// Colors set by modifiers.

import Source
import Syntax

extension SwiftUIReader {
  mutating func color(
    _ call: NodeID, _ use: WrittenColor.Use, _ part: WrittenColor.Part, of id: ElementID
  ) {
    // Several styles color the layers of a symbol.
    guard let argument = tree.firstUnlabelledArgument(of: call),
      let written = tree.value(ofArgument: argument),
      tree.arguments(of: call).count == 1 || use == .background
    else { return searchArguments(of: call) }
    let value = tree.unwrappedStyle(written)
    let shown =
      use == .background
      ? filling(of: value) ?? lightestOutcome(of: value) ?? value : signal(of: value) ?? value
    list[id].colors.append(
      WrittenColor(
        tree.appleColor(of: shown, in: palette), use, part, range: tree[call].range,
        valueRange: tree[shown].range))
  }

  /// Returns the color that fills a shape used as a background: `RoundedRectangle(cornerRadius: 8).fill(Color.blue)`.
  private func filling(of value: NodeID) -> NodeID? {
    let links = tree.links(of: value)
    guard links.count == 2, SwiftUIView.named(tree[links[0]].name)?.role == .shape,
      tree[links[0]].name != "Path", tree[links[1]].kind == .call
    else { return nil }
    switch tree[links[1]].name {
    case "fill", "foregroundColor", "foregroundStyle":
      return tree.arguments(of: links[1]).count == 1
        ? tree.firstUnlabelledArgument(of: links[1]).flatMap(tree.value(ofArgument:)) : nil
    default: return nil
    }
  }

  /// Reads a background color, or views drawn behind.
  mutating func background(_ call: NodeID, of id: ElementID) {
    color(call, .background, .content, of: id)
    presented(by: call, below: id, .decoration)
    if tree.firstUnlabelledArgument(of: call) == nil {
      list[id].colors.append(
        WrittenColor(.unknown, .background, range: tree[call].range, valueRange: tree[call].range))
    }
  }
}
