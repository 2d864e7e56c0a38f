// What a modifier chain adds to its composable.

import Source
import Syntax

extension ComposeReader {
  /// Reads the modifier that an argument passes.
  mutating func modifiers(ofArgument argument: NodeID, of id: ElementID) {
    if let value = tree.value(ofArgument: argument) { modifiers(value, of: id) }
  }

  /// Reads `Modifier.a().b()`, also in parentheses, in the branches of an `if` and inside of `then(…)`. What
  /// one branch says is said.
  private mutating func modifiers(_ expression: NodeID, of id: ElementID) {
    switch tree[expression].kind {
    case .name: if tree[expression].name != "Modifier" { list[id].openness.insert(.modifiers) }
    case .chain:
      let links = tree.links(of: expression)
      guard let first = links.first else { return }
      if tree[first].kind == .tuple {
        modifiers(first, of: id)
      } else if !tree.isName("Modifier", first) {
        // A modifier that is passed in, stored or computed.
        list[id].openness.insert(.modifiers)
      }
      for link in links.dropFirst() { modifier(link, of: id) }
    case .branch:
      for arm in tree.children(of: expression) where tree[arm].kind == .arm {
        guard let block = tree.child(.block, of: arm), let last = tree.children(of: block).reversed().first
        else {
          continue
        }
        modifiers(last, of: id)
      }
    case .tuple:
      for argument in tree.arguments(of: expression) { modifiers(ofArgument: argument, of: id) }
    default:
      list[id].openness.insert(.modifiers)
      search(expression)
    }
  }

  private mutating func modifier(_ link: NodeID, of id: ElementID) {
    guard tree[link].kind == .call else {
      // `Modifier.Companion`, or a modifier that an object keeps.
      if tree[link].name != "Companion" { list[id].openness.insert(.modifiers) }
      return
    }
    switch tree[link].name {
    case "semantics": semantics(link, of: id)
    case "clearAndSetSemantics": clearSemantics(link, of: id)
    case "clickable", "combinedClickable", "toggleable", "selectable", "triStateToggleable":
      clickable(link, of: id)
    case "draggable", "draggable2D", "anchoredDraggable", "swipeable":
      if !isScroller { list[id].gestures.append(Gesture(.drag, range: tree.linkRange(of: link))) }
    case "pointerInput": pointerInput(link, of: id)
    case "then", "thenIf": then(link, of: id)
    case "testTag":
      if let argument = tree.arguments(of: link).first { list[id].identifier = tree.writtenText(argument) }
    case "background": background(link, of: id)
    case "fillMaxSize", "matchParentSize": filling.insert(id)
    case "size", "requiredSize": size(link, "size", of: id)
    case "width", "requiredWidth": size(link, "width", of: id)
    case "height", "requiredHeight": size(link, "height", of: id)
    case "drawBehind", "drawWithContent", "drawWithCache", "paint":
      unknownBackground(link, of: id)
      searchChildren(of: link)
    case let name:
      if !ComposeModifiers.isNeutral(name) { list[id].openness.insert(.modifiers) }
      searchChildren(of: link)
    }
  }

  /// `then(Modifier.clickable { … })`, `then(if (a) Modifier.b() else Modifier)`
  private mutating func then(_ call: NodeID, of id: ElementID) {
    for argument in tree.arguments(of: call) where tree[argument].detail == 0 {
      modifiers(ofArgument: argument, of: id)
    }
    if tree.trailingLambda(of: call) != nil || tree[call].name != "then" {
      list[id].openness.insert(.modifiers)
    }
  }

  // MARK: Looks

  private mutating func background(_ call: NodeID, of id: ElementID) {
    guard let argument = tree.argument("color", at: 0, of: call), let value = tree.value(ofArgument: argument)
    else {
      return unknownBackground(call, of: id)
    }
    list[id].colors.append(
      WrittenColor(
        tree.kotlinColor(of: value), .background, range: tree[call].range, valueRange: tree[value].range))
  }

  private mutating func unknownBackground(_ call: NodeID, of id: ElementID) {
    list[id].colors.append(
      WrittenColor(.unknown, .background, range: tree[call].range, valueRange: tree[call].range))
  }

  /// `size(24.dp)`, `size(width = 24.dp, height = 32.dp)`, `width(24.dp)`
  private mutating func size(_ call: NodeID, _ side: Identifier, of id: ElementID) {
    func dp(_ label: Identifier, at index: Int) -> Double? {
      tree.argument(label, at: index, of: call).flatMap(tree.value(ofArgument:)).flatMap { value in
        tree.lastName(of: value) == "dp" ? tree.number(of: value) : nil
      }
    }
    var size = list[id].size.value?.size ?? Size()
    switch side {
    case "width": size.width = dp("width", at: 0)
    case "height": size.height = dp("height", at: 0)
    default:
      size.width = dp("size", at: 0) ?? dp("width", at: 0)
      size.height = tree.arguments(of: call).count > 1 ? dp("height", at: 1) : size.width
    }
    let first = list[id].size.value?.range.lowerBound ?? tree.linkRange(of: call).lowerBound
    if size.smallerSide != nil {
      list[id].size = .certain(WrittenSize(size, range: first..<tree.linkRange(of: call).upperBound))
    }
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
