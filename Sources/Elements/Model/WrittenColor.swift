// Colors as set in code.

/// An opaque or translucent color in sRGB, each component from 0 to 1.
public struct RGBColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = RGBColor(red: 0, green: 0, blue: 0)
  public static let white = RGBColor(red: 1, green: 1, blue: 1)

  /// Creates an opaque color from `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, “relative luminance”.
  public var relativeLuminance: Double {
    0.2126 * RGBColor.linear(red) + 0.7152 * RGBColor.linear(green) + 0.0722 * RGBColor.linear(blue)
  }

  /// Returns a component without its gamma. It computes x^2.4 as the fifth root of x^12, using Newton's method.
  static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return max(component, 0) / 12.92 }
    let base = min((component + 0.055) / 1.055, 1)
    let power = base * base * base * base * base * base * base * base * base * base * base * base
    var root = base * base
    for _ in 0..<24 {
      let fourth = root * root * root * root
      guard fourth > 0 else { break }
      let next = (4 * root + power / fourth) / 5
      if next == root { break }
      root = next
    }
    return root
  }

  /// The color as `#RRGGBB` in uppercase, as in messages.
  public var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for component in [red, green, blue] {
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 0xF])
    }
    return text
  }
}

/// The meaning of a color expression.
public enum ColorValue: Hashable, Sendable {
  /// The same in light and dark.
  case literal(RGBColor)
  /// A system color that follows the appearance: `.primary`, `?attr/colorSurface`.
  case adaptive
  /// A name that's defined elsewhere and isn't resolved: `@color/ink`, `R.color.ink`.
  case resource(String)
  /// A color with known values for light and dark: one that another file defines, or a label color.
  case shades(ColorShades)
  /// An attribute of an Android theme that isn't resolved: `colorPrimary`, `android:colorBackground`.
  case themed(String)
  /// A color that depends on the app's theme, known in light mode, dark mode, or both.
  case modes(light: RGBColor?, dark: RGBColor?)
  /// A drawable that isn't resolved: `@drawable/header`.
  case drawable(String)
  /// A gradient between two colors.
  case gradient(ColorShades, ColorShades)
  /// A color of a Compose theme, which may have several color schemes.
  case scheme(ThemeColor)
  /// A system color that's named after its hue.
  case system(SystemColor)
  /// A system color, or a color that isn't known, at this opacity.
  case faded(SystemColor?, Double)
  /// A color that code declares under a name.
  case named(ColorName)
  /// A color that code chooses by the appearance, of other colors than literals.
  indirect case dynamic(light: ColorValue, dark: ColorValue)
  /// Anything else: a variable, an expression.
  case unknown
}

extension ColorValue {
  /// A color that shows everything behind it.
  static let clear = ColorValue.literal(RGBColor(red: 0, green: 0, blue: 0, alpha: 0))

  /// True if the system or the theme adapts the color to the appearance, as the usual color of texts or backgrounds.
  public var isAdaptive: Bool {
    switch self {
    case .adaptive: true
    case .themed(let name): ColorValue.usualRoles.contains(name)
    case .scheme(let color): color.source == .material && MaterialRole.isNeutral(color.role)
    default: false
    }
  }

  /// The theme attributes for plain texts and backgrounds.
  private static let usualRoles: Set<String> = [
    "colorSurface", "colorOnSurface", "colorOnBackground", "android:textColorPrimary",
    "android:textColorSecondary", "android:colorBackground", "android:windowBackground",
  ]
}

/// A color and the code that sets it.
public struct WrittenColor: Hashable, Sendable {
  public enum Use: String, Sendable {
    /// The color of text, an icon, or a tint.
    case foreground
    case background
  }

  /// The part of an element that has the color.
  public enum Part: String, Sendable {
    /// All content without its own color; for a background, the area of the element.
    case content
    case text
    /// An image that's drawn in one color.
    case symbol
    /// Anything else: a tint, a state, an unknown area.
    case other
  }

  public var value: ColorValue
  public var use: Use
  public var part: Part
  /// The modifier, assignment, or attribute.
  public var range: Range<Int>
  /// The expression itself.
  public var valueRange: Range<Int>

  public init(
    _ value: ColorValue, _ use: Use, _ part: Part = .content, range: Range<Int>, valueRange: Range<Int>
  ) {
    self.value = value
    self.use = use
    self.part = part
    self.range = range
    self.valueRange = valueRange
  }
}
