// Colors that Swift code declares elsewhere or chooses by the appearance.

import Source
import Syntax

extension Tree {
  // MARK: Names

  /// Returns the color that a member of a type or object refers to: `Palette.ink`, `theme.ink`, `.ink`, `Palette.ink()`.
  func colorOfMember(_ links: ArraySlice<NodeID>, in palette: ApplePalette, _ depth: Int) -> ColorValue {
    guard let last = links.last, links.count <= Tree.longestColorPath, palette != .appKit else {
      return .unknown
    }
    var base = links.dropLast()
    guard base.allSatisfy(isPlainLink) else { return .unknown }
    if let first = base.first, isName("self", first) || isName("Self", first) {
      if base.count == 1 { return colorOfVariable(last, in: palette, depth) }
      base.removeFirst()
    }
    let owner: String
    if let object = base.last {
      owner = nameText(of: object)
    } else {
      owner = palette == .swiftUI ? "Color" : "UIColor"
    }
    return .named(
      ColorName(owner: owner, name: nameText(of: last), isOfTheme: base.contains(where: isThemeLike)))
  }

  private func isPlainLink(_ link: NodeID) -> Bool {
    switch self[link].kind {
    case .name, .member: true
    case .call: arguments(of: link).isEmpty
    default: false
    }
  }

  /// Returns whether a name suggests a set of colors: `theme`, `ThemeService`, `palette`, `colors`.
  private func isThemeLike(_ link: NodeID) -> Bool {
    let name = text[nameRange(of: link)]
    return name.spells("heme") || name.spells("alette") || name.spells("olors") || name.spells("cheme")
  }

  /// Returns the color of a constant or computed property in the innermost type around a name, or of a local variable.
  /// A variable that several branches assign has the first of their colors.
  func colorOfVariable(_ name: NodeID, in palette: ApplePalette, _ depth: Int) -> ColorValue {
    let property = property(self[name].name, around: name)
    guard let value = localValue(of: name) ?? property.flatMap({ colorExpression(of: $0) }) else {
      return .unknown
    }
    // The code that uses a name can't change the color.
    switch appleColor(of: value, in: palette, depth: depth + 1) {
    case .literal(let color): return .shades(ColorShades(light: color, dark: color))
    case let color: return color
    }
  }

  /// Returns the expression for a color that never changes: the value of a constant or the result of a getter.
  func colorExpression(of property: NodeID) -> NodeID? {
    if let value = initialValue(of: property) {
      return isConstant(property) || hasModifier("static", property) ? value : nil
    }
    return child(.block, of: property).flatMap(onlyResult(in:))
  }

  /// Returns the only expression of a body: `{ value }`, `{ return value }`, `{ get { value } }`.
  func onlyResult(in block: NodeID) -> NodeID? {
    var block = block
    for _ in 0..<4 {
      var children = children(of: block)
      guard let only = children.next(), children.next() == nil else { return nil }
      switch self[only].kind {
      case .statement where self[only].name == "return": block = only
      case .declaration where declarationKind(of: only) == .accessor:
        guard self[only].name == "get", let body = child(.block, of: only) else { return nil }
        block = body
      case .chain, .member, .name, .call, .branch, .number: return only
      default: return nil
      }
    }
    return nil
  }

  /// Returns the first value that the function around a name gives to its local variable with that name.
  func localValue(of name: NodeID) -> NodeID? {
    guard let function = path(from: root, to: name)?.last(where: isBody) else { return nil }
    let range = subtree(of: function)
    guard range.count < Tree.longestFunction else { return nil }
    var isDeclared = false
    for index in range.lowerBound..<min(range.upperBound, name.index) {
      let id = NodeID(index)
      if declarationKind(of: id) == .property, self[id].name == self[name].name {
        if let value = initialValue(of: id) { return value }
        isDeclared = true
      } else if isDeclared, self[id].kind == .assignment {
        let parts = Array(children(of: id))
        if parts.count == 2, isName(self[name].name, parts[0]) { return parts[1] }
      }
    }
    return nil
  }

  func isBody(_ id: NodeID) -> Bool {
    switch declarationKind(of: id) {
    case .function, .initializer, .accessor: true
    default: false
    }
  }

  /// The maximum number of nodes in a function whose local variables are read.
  static let longestFunction = 4000

  // MARK: Appearances

  /// Returns the color of a call that chooses between a light and a dark one: `dynamic(light: a, dark: b)`,
  /// `UIColor { $0.userInterfaceStyle == .dark ? b : a }`. Returns nil for other calls.
  func themedColor(by call: NodeID, in palette: ApplePalette, _ depth: Int) -> ColorValue? {
    guard palette != .appKit else { return nil }
    for (first, second) in Tree.appearanceLabels {
      guard let light = value(first, of: call) else { continue }
      guard let dark = value(second, of: call) else {
        // Without a dark color, the light one applies to both.
        return arguments(of: call).count == 1 ? shade(light, in: palette, depth) : nil
      }
      return ColorValue(light: shade(light, in: palette, depth), dark: shade(dark, in: palette, depth))
    }
    guard ApplePalette(self[call]) != nil || self[call].name == "init" || self[call].name == "dynamicColor"
    else { return nil }
    let arguments = arguments(of: call)
    guard arguments.count == 1, let closure = closure(ofArgument: arguments[0]) else { return nil }
    return color(chosenIn: closure, in: palette, depth)
  }

  private static let appearanceLabels: [(Identifier, Identifier)] = [
    ("light", "dark"), ("lightHex", "darkHex"), ("lightMode", "darkMode"), ("lightColor", "darkColor"),
    ("any", "dark"), ("day", "night"),
  ]

  private func shade(_ value: NodeID, in palette: ApplePalette, _ depth: Int) -> ColorValue {
    switch self[value].kind {
    case .string, .number: hexadecimal(of: value)
    default: appleColor(of: value, in: palette, depth: depth + 1)
    }
  }

  /// Returns the color that a closure chooses by the first appearance that it mentions.
  private func color(chosenIn closure: NodeID, in palette: ApplePalette, _ depth: Int) -> ColorValue? {
    let range = subtree(of: closure)
    guard range.count < 400 else { return nil }
    var beginsWithDark: Bool?
    var outcomes: [NodeID] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let id = NodeID(index)
      switch self[id].kind {
      case .member where self[id].name == "dark" || self[id].name == "light":
        if beginsWithDark == nil { beginsWithDark = self[id].name == "dark" }
      case .operator where self[id].name == "!=": return nil
      case .chain where isOutcome(id):
        outcomes.append(id)
        index = Int(self[id].subtreeEnd)
        continue
      default: break
      }
      index += 1
    }
    guard let beginsWithDark, outcomes.count == 2 else { return nil }
    let (first, second) = (shade(outcomes[0], in: palette, depth), shade(outcomes[1], in: palette, depth))
    return beginsWithDark
      ? ColorValue(light: second, dark: first) : ColorValue(light: first, dark: second)
  }

  /// Returns whether an expression is a result rather than a part of a condition.
  private func isOutcome(_ chain: NodeID) -> Bool {
    guard let parent = parent(of: chain) else { return false }
    switch self[parent].kind {
    case .statement, .block, .closure: return !links(of: chain).isEmpty && self[parent].name != "guard"
    case .arm:
      return self.parent(of: parent).map { branchKind(of: $0) == .ternary } == true
    default: return false
    }
  }

  // MARK: Components

  /// Reads components from 0 to 255: `UIColor(r: 12, g: 34, b: 56)`, `rgb(red: 12, green: 34, blue: 56)`.
  func colorOfBytes(_ call: NodeID) -> ColorValue? {
    let labels: [Identifier] = argument("r", of: call) != nil ? ["r", "g", "b"] : ["red", "green", "blue"]
    var components: [Double] = []
    for label in labels {
      guard let value = value(label, of: call), self[value].kind == .number, let number = number(of: value)
      else { return nil }
      components.append(number)
    }
    guard components.contains(where: { $0 > 1 }), components.allSatisfy({ $0 >= 0 && $0 <= 255 }) else {
      return nil
    }
    var alpha = 1.0
    if let written = value("alpha", of: call) ?? value("a", of: call) ?? value("opacity", of: call) {
      guard let number = number(of: written), number <= 1 else { return .unknown }
      alpha = max(number, 0)
    }
    return .literal(
      RGBColor(
        red: components[0] / 255, green: components[1] / 255, blue: components[2] / 255, alpha: alpha))
  }
}

extension ColorValue {
  /// Creates a color with these values in light and dark mode.
  init(light: ColorValue, dark: ColorValue) {
    if case .literal(let first) = light, case .literal(let second) = dark {
      self = .shades(ColorShades(light: first, dark: second))
    } else {
      self = .dynamic(light: light, dark: dark)
    }
  }
}
