// Colors that other files declare.

import Source
import Syntax

extension ProjectView {
  /// Returns the value of a color whose name is declared elsewhere, or nil if it isn't known.
  func value(of color: ColorValue, depth: Int = 0) -> ColorValue? {
    guard depth < Tree.longestColorPath else { return nil }
    switch color {
    case .resource(let name): return assetColor(name).map(ColorValue.shades)
    case .named(let name): return value(of: name, depth)
    case .dynamic(let light, let dark):
      guard let light = value(of: light, depth: depth + 1)?.shade(in: .light, 0),
        let dark = value(of: dark, depth: depth + 1)?.shade(in: .dark, 0)
      else { return nil }
      return .shades(ColorShades(light: light, dark: dark))
    case .unknown: return nil
    case .literal, .adaptive, .shades, .system, .faded, .scheme, .themed, .modes, .drawable, .gradient:
      return color
    }
  }

  private func value(of name: ColorName, _ depth: Int) -> ColorValue? {
    let value =
      member(name, depth)
      ?? (isColorType(name) ? assetSymbol(name.name).map(ColorValue.shades) : nil)
      ?? (name.isOfTheme || isColorType(name) ? nil : choice(name.name))
      ?? (name.isOfTheme ? themeColor(name.name, depth).map(ColorValue.shades) : nil)
    return value?.fading(to: name.alpha)
  }

  private func isColorType(_ name: ColorName) -> Bool { name.owner == "UIColor" || name.owner == "Color" }

  /// Returns a color that an instance has in some state, if only one property in the project has the name.
  private func choice(_ name: String) -> ColorValue? {
    guard case .color(let color) = fact(ProjectKey(.colorChoice, name)) else { return nil }
    return color
  }

  /// Returns a static color.
  private func member(_ name: ColorName, _ depth: Int) -> ColorValue? {
    guard case .color(let color) = fact(ProjectKey(.appleColor, name.owner + "." + name.name)),
      let value = value(of: color, depth: depth + 1)
    else { return nil }
    // The code that uses a name can't change the color.
    if case .literal(let color) = value { return .shades(ColorShades(light: color, dark: color)) }
    return value
  }

  /// Returns the color that Xcode generates a symbol for.
  private func assetSymbol(_ name: String) -> ColorShades? {
    guard case .color(.shades(let shades)) = fact(ProjectKey(.assetSymbol, name)) else { return nil }
    return shades
  }

  /// Returns the color of a property that light and dark themes declare, or nil if themes disagree.
  private func themeColor(_ name: String, _ depth: Int) -> ColorShades? {
    var (lights, darks): (Set<RGBColor?>, [RGBColor?]) = ([], [])
    for answer in answers(ProjectKey(.appleColor, "." + name)) {
      guard case .themeColor(let color, let isDark) = answer.fact else { continue }
      let value = value(of: color, depth: depth + 1)
      if isDark {
        darks.append(value?.shade(in: .dark, 0))
      } else {
        lights.insert(value?.shade(in: .light, 0))
      }
    }
    guard lights.count == 1, let light = lights.first ?? nil else { return nil }
    if darks.isEmpty { return ColorShades(light: light, dark: light) }
    // Apps with several dark themes derive the others from the first one.
    guard let dark = darks[0] else { return nil }
    return ColorShades(light: light, dark: dark)
  }
}

extension ColorValue {
  /// Returns the color at an opacity.
  func fading(to opacity: Double) -> ColorValue {
    if opacity == 1 { return self }
    switch self {
    case .literal(let color): return .literal(color.fading(to: opacity))
    case .shades(let shades):
      return .shades(
        ColorShades(
          light: shades.light.fading(to: opacity), dark: shades.dark.fading(to: opacity),
          highContrast: shades.highContrast?.fading(to: opacity),
          darkHighContrast: shades.darkHighContrast?.fading(to: opacity)))
    case .system(let color): return .faded(color, opacity)
    case .faded(let color, let alpha): return .faded(color, alpha * opacity)
    case .named(let name): return .named(name.fading(to: opacity))
    case .adaptive, .resource, .scheme, .themed, .dynamic, .modes, .gradient, .drawable, .unknown:
      return .faded(nil, opacity)
    }
  }
}

extension Tree {
  /// The maximum number of declarations from a color to its value.
  static let longestColorPath = 6
}
