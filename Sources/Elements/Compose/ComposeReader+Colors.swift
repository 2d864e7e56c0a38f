// The colors that modifiers and parameters specify.

import Source
import Syntax

extension ComposeReader {
  // MARK: Modifiers

  mutating func background(_ call: NodeID, of id: ElementID) {
    guard let argument = tree.argument("color", at: 0, of: call), let value = tree.value(ofArgument: argument)
    else {
      return unknownBackground(call, of: id)
    }
    list[id].colors.append(
      WrittenColor(
        tree.kotlinColor(of: value), .background, range: tree[call].range, valueRange: tree[value].range))
  }

  mutating func unknownBackground(_ call: NodeID, of id: ElementID) {
    list[id].colors.append(
      WrittenColor(.unknown, .background, range: tree[call].range, valueRange: tree[call].range))
  }

  /// Reads `alpha(0.5f)` or any modifier that may have the same effect.
  mutating func fade(_ call: NodeID, of id: ElementID) {
    defer { for argument in tree.arguments(of: call) { search(argument) } }
    guard tree[call].name == "alpha" else {
      if tree[call].name == "graphicsLayer", !tree.subtreeMentions("alpha", call) { return }
      list[id].fades.append(Fade(nil, range: tree[call].range))
      return
    }
    let value = tree.arguments(of: call).first.flatMap(tree.value(ofArgument:))
    let alpha = isConditional ? nil : value.flatMap(tree.number(of:)).map { min(max($0, 0), 1) }
    if alpha != 1 { list[id].fades.append(Fade(alpha, range: tree[call].range)) }
  }

  // MARK: Parameter colors

  /// Reads the colors that a composable takes as parameters.
  mutating func readColors(of call: NodeID, _ composable: Composable, _ id: ElementID) {
    guard composable.shape != .leaf, composable.shape != .value else { return }
    if composable.shape == .theme {
      list[id].openness.insert(.colors)
      return
    }
    let showsColor = composable.shape == .text || composable.role == .image
    for argument in tree.arguments(of: call) {
      guard let value = tree.value(ofArgument: argument) else { continue }
      switch tree[argument].name {
      case "color" where showsColor: add(value, argument, .foreground, .text, id)
      case "tint": add(value, argument, .foreground, .symbol, id)
      case "contentColor": add(value, argument, .foreground, .content, id)
      case "enabled":
        if tree.isName("false", value) { list[id].circumstances.insert(.disabled) }
      case "fontWeight" where composable.shape == .text: weight(value, id)
      case "color", "containerColor", "backgroundColor": add(value, argument, .background, .content, id)
      case "style" where showsColor:
        colorInside(value, argument, ["color"], .foreground, .text, id)
        typography(value, id)
      case "colors":
        colorInside(value, argument, ["contentColor"], .foreground, .content, id)
        if !colorInside(value, argument, ["containerColor", "backgroundColor"], .background, .content, id) {
          list[id].colors.append(
            WrittenColor(.unknown, .background, range: tree[argument].range, valueRange: tree[value].range))
        }
      default: continue
      }
    }
    if tree[call].name == "Icon", let argument = tree.argument("tint", at: 3, of: call),
      tree[argument].name == .none,
      let value = tree.value(ofArgument: argument)
    {
      add(value, argument, .foreground, .symbol, id)
    }
  }

  private mutating func add(
    _ value: NodeID, _ argument: NodeID, _ use: WrittenColor.Use, _ part: WrittenColor.Part, _ id: ElementID
  ) {
    list[id].colors.append(
      WrittenColor(
        tree.kotlinColor(of: value), use, part, range: tree[argument].range, valueRange: tree[value].range))
  }

  /// Adds a color nested in a value, such as `TextStyle(color = …)` or `CardDefaults.cardColors(containerColor = …)`.
  @discardableResult
  private mutating func colorInside(
    _ value: NodeID, _ argument: NodeID, _ labels: [Identifier], _ use: WrittenColor.Use,
    _ part: WrittenColor.Part, _ id: ElementID
  ) -> Bool {
    for index in tree.subtree(of: value)
    where tree.nodes[index].kind == .argument && labels.contains(tree.nodes[index].name) {
      guard let inner = tree.value(ofArgument: NodeID(index)) else { continue }
      add(inner, argument, use, part, id)
      return true
    }
    return false
  }
}
