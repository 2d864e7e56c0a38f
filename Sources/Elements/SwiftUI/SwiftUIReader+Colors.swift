// Colors set by modifiers.

import Source
import Syntax

extension SwiftUIReader {
  mutating func color(
    _ call: NodeID, _ use: WrittenColor.Use, _ part: WrittenColor.Part, of id: ElementID
  ) {
    // Several styles color the layers of a symbol.
    guard let argument = tree.firstUnlabelledArgument(of: call), let value = tree.value(ofArgument: argument),
      tree.arguments(of: call).count == 1 || use == .background
    else { return searchArguments(of: call) }
    let shown =
      use == .background
      ? filling(of: value) ?? lightestOutcome(of: value) ?? value : signal(of: value) ?? value
    list[id].colors.append(
      WrittenColor(
        tree.appleColor(of: shown, in: palette), use, part, range: tree[call].range,
        valueRange: tree[shown].range))
  }

  /// Returns a system color with a meaning, such as red, that's an outcome of a ternary or a property.
  ///
  /// Gray isn't one, because it often means that a control is disabled.
  private func signal(of value: NodeID) -> NodeID? {
    outcomes(of: value).first {
      guard case .system(let color) = tree.appleColor(of: $0, in: palette) else { return false }
      return [.red, .orange, .yellow, .green, .mint].contains(color)
    }
  }

  /// Returns the lightest color that a property of the type can have.
  private func lightestOutcome(of value: NodeID) -> NodeID? {
    guard tree[value].kind != .branch else { return nil }
    func luminance(_ id: NodeID) -> Double {
      let color = tree.appleColor(of: id, in: palette).shade(in: .light, 0)
      return color.map { $0.alpha == 1 ? $0.relativeLuminance : -1 } ?? -1
    }
    return outcomes(of: value).max { luminance($0) < luminance($1) }.flatMap { luminance($0) >= 0 ? $0 : nil }
  }

  /// Returns the outcomes of a ternary, or of a property that the same type declares.
  private func outcomes(of value: NodeID) -> [NodeID] {
    if tree[value].kind == .branch {
      guard let choice = tree.choice(of: value), !tree.subtreeMentions("colorScheme", choice.condition) else {
        return []
      }
      return choice.values
    }
    let links = tree.links(of: value)
    guard links.count == 1, tree[links[0]].kind == .name,
      let block = tree.property(tree[links[0]].name, around: value).flatMap({ tree.child(.block, of: $0) }),
      !tree.subtreeMentions("colorScheme", block)
    else { return [] }
    return tree.subtree(of: block).prefix(ElementTree.reach).map(NodeID.init).filter { id in
      let parent = tree.parent(of: id).map { tree[$0].kind }
      return tree[id].kind == .chain && (parent == .statement || parent == .block)
    }
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
