// The colors that modifiers and parameters specify.

import Source
import Syntax

extension ComposeReader {
  // MARK: Modifiers

  mutating func background(_ call: NodeID, of id: ElementID) {
    let argument = tree.argument("color", at: 0, of: call) ?? tree.argument("brush", at: 0, of: call)
    guard let argument, let value = tree.value(ofArgument: argument)
    else {
      return unknownBackground(call, of: id)
    }
    list[id].colors.append(
      WrittenColor(
        color(of: value), .background, range: tree[call].range, valueRange: tree[value].range))
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
    let fade = Fade(of: isConditional ? nil : value, range: tree[call].range, in: tree)
    if fade.alpha != 1 { list[id].fades.append(fade) }
  }

  // MARK: Parameter colors

  /// Reads the colors that a composable takes as parameters.
  mutating func readColors(of call: NodeID, _ composable: Composable, _ id: ElementID) {
    guard composable.shape != .leaf, composable.shape != .value else { return }
    if composable.shape == .theme, tree[call].name != "Badge" || !statesColors(call) {
      list[id].unknowns.add(.colors, .configuration, at: call)
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
        let colors = standard(of: value) ?? value
        colorInside(colors, argument, ["contentColor"], .foreground, .content, id)
        if !colorInside(colors, argument, ["containerColor", "backgroundColor"], .background, .content, id) {
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

  /// Returns whether a call sets both the color of its content and the color behind it.
  private func statesColors(_ call: NodeID) -> Bool {
    let names = Set(tree.arguments(of: call).map { tree[$0].name })
    return names.contains("contentColor") && names.contains("containerColor")
  }

  /// Reads the colors of an app component that is given a color for its text and one for its background.
  mutating func readComponentColors(of call: NodeID, _ id: ElementID) {
    var text: NodeID?
    var ground: NodeID?
    for argument in tree.arguments(of: call) {
      switch tree[argument].name {
      case "textColor", "contentColor": text = text ?? argument
      case "backgroundColor", "containerColor", "backgroundGradient", "backgroundBrush":
        guard ground == nil else { return }
        ground = argument
      default: continue
      }
    }
    guard let text, let ground, let front = tree.value(ofArgument: text),
      let back = tree.value(ofArgument: ground)
    else { return }
    let (color, background) = (color(of: front), color(of: back))
    guard color.isFixed, background.isFixed else { return }
    add(front, text, .foreground, .text, id)
    // A button's text is in the middle of its background.
    let isButton = list[id].typeName.hasSuffix("Button")
    list[id].colors.append(
      WrittenColor(
        isButton ? background.middle : background, .background, range: tree[ground].range,
        valueRange: tree[back].range))
  }

  /// Returns the color of an expression, following constants, the theme, and the app's palettes.
  mutating func color(of value: NodeID, depth: Int = 0) -> ColorValue {
    let written = tree.kotlinColor(of: value)
    switch written {
    case .literal, .resource: return written
    default: break
    }
    let first = tree.firstLink(of: value)
    if colorNames == nil { colorNames = CodeColorReader(tree) }
    if tree[first].kind == .name, let constant = constants[tree[first].name] {
      if let constant, first != value, let names = colorNames,
        let code = tree.codeColor(of: value, names.imports, inScheme: constant)
      {
        return project.color(code, from: names.package) ?? written
      }
      guard let constant = constant ?? standard(of: value), first == value,
        depth < ComposeReader.constantReach
      else { return written }
      return color(of: constant, depth: depth + 1).indirect
    }
    guard let names = colorNames, let code = tree.codeColor(of: value, names.imports),
      let color = project.color(names.inFile(code), from: names.package)
    else { return written }
    return color.indirect
  }

  /// Returns the default value of a parameter of the function that's being read, or nil for any other expression. It's
  /// what callers get who don't pass anything else.
  private func standard(of value: NodeID) -> NodeID? {
    guard tree[value].kind == .name, constants[tree[value].name] == .some(nil), let function else {
      return nil
    }
    return tree.parameter(tree[value].name, of: function).flatMap(tree.standard(of:))
  }

  private mutating func add(
    _ value: NodeID, _ argument: NodeID, _ use: WrittenColor.Use, _ part: WrittenColor.Part, _ id: ElementID
  ) {
    list[id].colors.append(
      WrittenColor(
        color(of: value), use, part, range: tree[argument].range, valueRange: tree[value].range))
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

private extension ColorValue {
  /// True if all values of the color are known.
  var isFixed: Bool {
    switch self {
    case .literal, .shades: true
    case .scheme(let color): (color.light + color.dark).allSatisfy { $0 != nil }
    default: false
    }
  }

  /// The color in the middle of a gradient, or the color itself.
  var middle: ColorValue {
    if case .scheme(let color) = self { .scheme(color.middle) } else { self }
  }

  /// The color as that of a constant, which an edit of the expression can't change.
  var indirect: ColorValue {
    if case .literal(let color) = self { .shades(ColorShades(light: color, dark: color)) } else { self }
  }
}
