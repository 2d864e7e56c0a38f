// The colors that modifiers and parameters write.

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

  // MARK: Colors of parameters

  /// The colors that a composable takes as parameters.
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
      case "color" where showsColor, "tint", "contentColor": add(value, argument, .foreground, id)
      case "color", "containerColor", "backgroundColor": add(value, argument, .background, id)
      case "style" where showsColor: colorInside(value, argument, ["color"], .foreground, id)
      case "colors":
        colorInside(value, argument, ["contentColor"], .foreground, id)
        if !colorInside(value, argument, ["containerColor", "backgroundColor"], .background, id) {
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
      add(value, argument, .foreground, id)
    }
  }

  private mutating func add(_ value: NodeID, _ argument: NodeID, _ use: WrittenColor.Use, _ id: ElementID) {
    list[id].colors.append(
      WrittenColor(
        tree.kotlinColor(of: value), use, range: tree[argument].range, valueRange: tree[value].range))
  }

  /// A color named inside of a value: `TextStyle(color = …)`, `CardDefaults.cardColors(containerColor = …)`.
  @discardableResult
  private mutating func colorInside(
    _ value: NodeID, _ argument: NodeID, _ labels: [Identifier], _ use: WrittenColor.Use, _ id: ElementID
  ) -> Bool {
    for index in tree.subtree(of: value)
    where tree.nodes[index].kind == .argument && labels.contains(tree.nodes[index].name) {
      guard let inner = tree.value(ofArgument: NodeID(index)) else { continue }
      add(inner, argument, use, id)
      return true
    }
    return false
  }
}
