// Contrast pairs: the color of a text or icon and the color behind it.

/// A system setting that can change an app's colors.
public enum Appearance: Sendable, CaseIterable {
  case light, dark, highContrast, darkHighContrast

  public var isDark: Bool { self == .dark || self == .darkHighContrast }
}

/// The color of a text or icon and its nearest background, both known.
public struct ContrastPair: Sendable {
  /// The two colors as displayed in one appearance, opaque.
  public struct Look: Sendable {
    public var appearance: Appearance
    public var foreground: RGBColor
    public var background: RGBColor
    /// True if only the lightness of the colors is known, not their hues.
    public var isTone = false
    /// The contrast ratio, from 1 to 21.
    ///
    /// Source: WCAG 2.2, “contrast ratio”.
    public var ratio: Double { foreground.contrast(to: background) }
  }

  /// The text or icon.
  public var element: ElementID
  public var foreground: WrittenColor
  /// The nearest color behind the element, with the code that sets it.
  public var background: WrittenColor
  /// The looks in the order of `Appearance`. If OS versions differ, the one with more contrast.
  public var looks: [Look]
  /// True if it's a text, false if it's an icon.
  public var isText: Bool
  /// True if a literal opacity is part of the foreground.
  public var isFaded: Bool
  /// True if the background is the system's, as far as the surrounding code shows.
  public var isOnScreen: Bool
  /// True if a list draws that background itself, so nothing else can be behind the element.
  public var isOnList = false
  /// True if the app's theme certainly draws the background.
  public var isOfTheme = false
  /// The opacity, if the text is so translucent that this matters more than its background. The only look is then the
  /// one with the most contrast that any background gives.
  public var opacity: Double?

  var lowestRatio: Double { looks.map(\.ratio).min() ?? 21 }
}

extension RGBColor {
  public func contrast(to other: RGBColor) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  func fading(to opacity: Double) -> RGBColor {
    RGBColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// Returns the visible color when this translucent color is in front of an opaque one.
  func over(_ background: RGBColor) -> RGBColor {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBColor(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }
}

extension ColorValue {
  /// The OS versions whose colors are checked: before iOS 26, and iOS 26 and later.
  static let generations = 0..<2

  /// Returns the combinations of OS versions, color schemes, and palettes in which these colors can appear together, or
  /// none if that isn't known.
  static func variants(of values: [ColorValue], in appearance: Appearance) -> [Variant] {
    var (systems, schemes, palettes) = (1, 1, 1)
    for value in values {
      switch value {
      case .system, .faded, .gradient: systems = generations.count
      case .scheme(let color):
        let count = color.shades(in: appearance).count
        guard count > 0 else { return [] }
        if color.source == .material {
          schemes = max(schemes, count)
        } else {
          palettes = max(palettes, count)
        }
      default: continue
      }
    }
    guard schemes * palettes <= 256 else { return [] }
    return (0..<systems).flatMap { system in
      (0..<schemes).flatMap { scheme in
        (0..<palettes).map { Variant(system: system, scheme: scheme, palette: $0) }
      }
    }
  }

  /// One of the ways in which an app can look in one appearance.
  struct Variant {
    var system = 0
    var scheme = 0
    var palette = 0
  }

  /// Returns the color in one appearance, or nil if it isn't known.
  func shade(in appearance: Appearance, _ generation: Int) -> RGBColor? {
    shade(in: appearance, Variant(system: generation))
  }

  func shade(in appearance: Appearance, _ variant: Variant) -> RGBColor? {
    switch self {
    case .scheme(let color): color.shade(in: appearance, variant)?.color
    case .literal(let color): color
    case .shades(let shades): shades.shade(in: appearance)
    case .system(let color): color.generations[variant.system].shade(in: appearance)
    case .faded(let color?, let alpha):
      color.generations[variant.system].shade(in: appearance).fading(to: alpha)
    case .modes(let light, let dark):
      switch appearance {
      case .light: light
      case .dark: dark
      case .highContrast, .darkHighContrast: nil
      }
    // The end with more contrast decides, as the generation with more does.
    case .gradient(let start, let end): (variant.system == 0 ? start : end).shade(in: appearance)
    case .faded(nil, _), .adaptive, .resource, .named, .themed, .dynamic, .drawable, .unknown: nil
    }
  }

  /// True if the color is known in light or dark mode.
  var isKnown: Bool { shade(in: .light, 0) != nil || shade(in: .dark, 0) != nil }

  /// True if a theme, a constant, or a palette sets the color.
  public var isIndirect: Bool {
    switch self {
    case .scheme, .shades: true
    default: false
    }
  }

  var isOfScheme: Bool {
    if case .scheme = self { true } else { false }
  }

  /// True if the color is the same in all appearances.
  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  /// True if only the color's lightness is known.
  func isTone(in appearance: Appearance, _ variant: Variant) -> Bool {
    if case .scheme(let color) = self { color.shade(in: appearance, variant)?.isTone == true } else { false }
  }

  /// True if the color hides everything behind it.
  var isOpaque: Bool {
    switch self {
    case .scheme(let color): return (color.light + color.dark).allSatisfy { $0?.color.alpha ?? 1 == 1 }
    case .modes(let light, let dark):
      return isKnown && [light, dark].allSatisfy { $0.map { $0.alpha == 1 } ?? true }
    default:
      return ColorValue.generations.allSatisfy { generation in
        Appearance.allCases.allSatisfy { shade(in: $0, generation)?.alpha == 1 }
      }
    }
  }

  var isClear: Bool {
    if case .literal(let color) = self { color.alpha == 0 } else { false }
  }
}

extension ThemeColor {
  fileprivate func shade(in appearance: Appearance, _ variant: ColorValue.Variant) -> Shade? {
    let shades = shades(in: appearance)
    guard !shades.isEmpty else { return nil }
    return shades[(source == .material ? variant.scheme : variant.palette) % shades.count]
  }
}

extension ColorShades {
  func shade(in appearance: Appearance) -> RGBColor {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrast: highContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark
    }
  }
}
