// Colors in asset catalogs.

import Elements
import Source

/// A reader for the color sets of asset catalogs.
///
/// Source: Apple, “Asset Catalog Format Reference › Named Color Type”.
enum AssetCatalog {
  /// Returns the name of the color that the file at `path` defines: `Ink` for `….xcassets/Ink.colorset/Contents.json`.
  static func colorName(path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts.last == "Contents.json", parts[parts.count - 2].hasSuffix(".colorset")
    else {
      return nil
    }
    return String(parts[parts.count - 2].dropLast(".colorset".count))
  }

  /// Returns the facts about a color set.
  static func entries(_ name: String, _ text: SourceText) -> [FileFacts.Entry] {
    let color = color(text)
    let symbol = symbol(name)
    return [FileFacts.Entry(ProjectKey(.assetColor, name), color)]
      + (symbol.isEmpty ? [] : [FileFacts.Entry(ProjectKey(.assetSymbol, symbol), color)])
  }

  /// Returns the symbol that Xcode generates for a color: `brandBlue` for `Brand-Blue` and `BrandBlueColor`.
  ///
  /// Source: Apple, “Xcode 15 Release Notes › Asset Catalogs”.
  private static func symbol(_ name: String) -> String {
    var symbol = ""
    var beginsWord = false
    for character in name.hasSuffix("Color") ? name.dropLast(5) : name[...] {
      guard character.isLetter || character.isNumber else {
        beginsWord = !symbol.isEmpty
        continue
      }
      symbol +=
        beginsWord ? character.uppercased() : symbol.isEmpty ? character.lowercased() : String(character)
      beginsWord = false
    }
    return symbol
  }

  /// Returns the colors of a color set.
  private static func color(_ text: SourceText) -> ProjectFact {
    guard let root = try? SettingsParser.parse(text), case .array(let variants)? = root["colors"]?.kind else {
      return .unknown
    }
    var shades: [Appearance: RGBColor] = [:]
    for variant in variants {
      // Colors for a specific device are ignored.
      guard variant["idiom"]?.string == "universal", variant["display-gamut"] == nil else { continue }
      guard let appearance = appearance(of: variant), let color = variant["color"].flatMap(color) else {
        return .unknown
      }
      shades[appearance] = color
    }
    guard let light = shades[Appearance()] else { return .unknown }
    let dark = shades[Appearance(isDark: true)] ?? light
    return .color(
      .shades(
        ColorShades(
          light: light, dark: dark, highContrast: shades[Appearance(hasHighContrast: true)],
          darkHighContrast: shades[Appearance(isDark: true, hasHighContrast: true)])))
  }

  private struct Appearance: Hashable {
    var isDark = false
    var hasHighContrast = false
  }

  /// Returns the appearance of a variant, or nil if it's unknown.
  private static func appearance(of variant: SettingsValue) -> Appearance? {
    var appearance = Appearance()
    guard case .array(let conditions)? = variant["appearances"]?.kind else { return appearance }
    for condition in conditions {
      switch (condition["appearance"]?.string, condition["value"]?.string) {
      case ("luminosity", "dark"): appearance.isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): appearance.hasHighContrast = true
      default: return nil
      }
    }
    return appearance
  }

  /// Returns the color in sRGB, or nil for color spaces that can't be converted, and for named system colors.
  private static func color(_ value: SettingsValue) -> RGBColor? {
    let space = value["color-space"]?.string
    guard let components = value["components"] else { return nil }
    let alpha = components["alpha"].flatMap(component) ?? 1
    if space == "gray-gamma-22" || space == "extended-gray" {
      return components["white"].flatMap(component).map {
        RGBColor(red: $0, green: $0, blue: $0, alpha: alpha)
      }
    }
    guard space == "srgb" || space == "extended-srgb" || space == "display-p3",
      let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
      let blue = components["blue"].flatMap(component)
    else { return nil }
    return space == "display-p3"
      ? RGBColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : RGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Converts `0.940`, `0xF0`, or `240` to a number from 0 to 1.
  private static func component(_ value: SettingsValue) -> Double? {
    guard let text = value.string else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    // Xcode writes integers from 0 to 255, or fractions with a decimal point.
    return min(max(text.contains(".") ? number : number / 255, 0), 1)
  }
}
