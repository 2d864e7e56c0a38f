// Colors in Compose and Android View code.

import Source
import Syntax

extension Tree {
  /// Returns the color value of a Kotlin expression.
  func kotlinColor(of expression: NodeID) -> ColorValue {
    if self[expression].kind == .number { return argb(expression) }
    return kotlinColor(links(of: expression)[...])
  }

  func kotlinColor(_ links: ArraySlice<NodeID>) -> ColorValue {
    guard let first = links.first, let last = links.last else { return .unknown }
    if links.count > 1, self[last].kind == .call, self[last].name == "copy" {
      return fadedColor(links.dropLast(), by: last)
    }
    if self[first].name == "MaterialTheme" {
      return self[last].kind == .member ? themeColor(self[last].name) : .unknown
    }
    if self[last].kind == .call, let name = colorResource(last) { return .resource(name) }
    switch links.count {
    case 1 where self[first].kind == .call && self[first].name == "Color": return kotlinColor(ofCall: first)
    case 2 where isName("Color", first) && self[last].kind == .member:
      return Tree.kotlinColor(named: self[last].name)
    case 2 where isName("Color", first) && self[last].kind == .call: return kotlinColor(ofFunction: last)
    case 2 where self[first].kind == .number && self[last].name == "toInt": return argb(first)
    default: return .unknown
    }
  }

  /// Reads `Color.Black.copy(alpha = 0.5f)`.
  private func fadedColor(_ links: ArraySlice<NodeID>, by call: NodeID) -> ColorValue {
    let arguments = arguments(of: call)
    guard arguments.count == 1, self[arguments[0]].name == "alpha",
      let number = value(ofArgument: arguments[0]).flatMap(number(of:))
    else { return .unknown }
    let alpha = min(max(number, 0), 1)
    guard case .literal(var color) = kotlinColor(links) else { return .faded(nil, alpha) }
    color.alpha = alpha
    return .literal(color)
  }

  /// Returns the color with this name.
  ///
  /// Source: androidx.compose.ui.graphics.Color and android.graphics.Color, constants.
  static func kotlinColor(named name: Identifier) -> ColorValue {
    switch name {
    case "Black", "BLACK": .literal(.black)
    case "White", "WHITE": .literal(.white)
    case "DarkGray", "DKGRAY": .literal(RGBColor(hex: 0x444444))
    case "Gray", "GRAY": .literal(RGBColor(hex: 0x888888))
    case "LightGray", "LTGRAY": .literal(RGBColor(hex: 0xCCCCCC))
    case "Red", "RED": .literal(RGBColor(hex: 0xFF0000))
    case "Green", "GREEN": .literal(RGBColor(hex: 0x00FF00))
    case "Blue", "BLUE": .literal(RGBColor(hex: 0x0000FF))
    case "Yellow", "YELLOW": .literal(RGBColor(hex: 0xFFFF00))
    case "Cyan", "CYAN": .literal(RGBColor(hex: 0x00FFFF))
    case "Magenta", "MAGENTA": .literal(RGBColor(hex: 0xFF00FF))
    case "Transparent", "TRANSPARENT": .literal(RGBColor(red: 0, green: 0, blue: 0, alpha: 0))
    default: .unknown
    }
  }

  /// Returns the value of a Material color scheme role. Surface roles adapt to dark mode; accent colors don't.
  private func themeColor(_ name: Identifier) -> ColorValue {
    switch name {
    case "surface", "background", "onSurface", "onBackground", "surfaceVariant", "onSurfaceVariant",
      "surfaceContainer", "surfaceContainerLow", "surfaceContainerLowest", "surfaceContainerHigh",
      "surfaceContainerHighest", "surfaceBright", "surfaceDim":
      .adaptive
    default: .unknown
    }
  }

  /// Reads `colorResource(R.color.ink)` and `ContextCompat.getColor(context, R.color.ink)`.
  private func colorResource(_ call: NodeID) -> String? {
    guard self[call].name == "colorResource" || self[call].name == "getColor" else { return nil }
    for argument in arguments(of: call) {
      if let value = value(ofArgument: argument), let name = resourceName(of: value, in: "color") {
        return name
      }
    }
    return nil
  }

  /// Reads `Color(0xFF112233)`, `Color(red = 0f, green = 0f, blue = 0f)`, and `Color(17, 34, 51)`.
  private func kotlinColor(ofCall call: NodeID) -> ColorValue {
    let arguments = arguments(of: call)
    if arguments.count == 1, let value = value(ofArgument: arguments[0]) {
      return self[value].kind == .number || self[value].kind == .chain
        ? kotlinColor(of: value).onlyLiteral : .unknown
    }
    return components(arguments, alphaFirst: false)
  }

  /// Reads `Color.parseColor("#112233")`, `Color.rgb(17, 34, 51)`, and `Color.argb(255, 17, 34, 51)`.
  private func kotlinColor(ofFunction call: NodeID) -> ColorValue {
    let arguments = arguments(of: call)
    switch self[call].name {
    case "parseColor":
      guard let first = arguments.first, let value = value(ofArgument: first), self[value].kind == .string,
        case .literal(let text) = textValue(ofString: value)
      else { return .unknown }
      return ColorValue(hexadecimal: text)
    case "rgb": return components(arguments, alphaFirst: false)
    case "argb": return components(arguments, alphaFirst: true)
    default: return .unknown
    }
  }

  /// Reads three or four components, from 0 to 1 if they're fractions, otherwise from 0 to 255.
  private func components(_ arguments: [NodeID], alphaFirst: Bool) -> ColorValue {
    guard arguments.count == 3 || arguments.count == 4 else { return .unknown }
    var numbers: [Double] = []
    for argument in arguments {
      guard let value = value(ofArgument: argument), self[value].kind == .number,
        let number = number(of: value)
      else { return .unknown }
      let isFraction = text[self[value].range].contains {
        $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "f")
      }
      numbers.append(min(max(isFraction ? number : number / 255, 0), 1))
    }
    if alphaFirst, numbers.count == 4 { numbers = Array(numbers.dropFirst()) + [numbers[0]] }
    return .literal(
      RGBColor(
        red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1))
  }

  /// Reads `0xAARRGGBB`. A number without the two opacity digits is transparent.
  func argb(_ number: NodeID) -> ColorValue {
    guard let value = self.number(of: number), let bits = UInt32(exactly: value) else { return .unknown }
    var color = RGBColor(hex: bits & 0xFF_FFFF)
    color.alpha = Double(bits >> 24) / 255
    return .literal(color)
  }
}

private extension ColorValue {
  /// The color if it's a literal, otherwise unknown.
  var onlyLiteral: ColorValue {
    if case .literal = self { self } else { .unknown }
  }
}
