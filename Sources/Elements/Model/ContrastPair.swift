// What is seen on what: the color of a text or icon and the one behind it.

/// A setting under which the colors of an app may be others.
public enum Appearance: Sendable, CaseIterable {
  case light, dark, highContrast, darkHighContrast
}

/// The color of a text or icon on its nearest background, both known.
public struct ContrastPair: Sendable {
  /// The two colors as they are seen in one appearance, opaque.
  public struct Look: Sendable {
    public var appearance: Appearance
    public var foreground: RGBColor
    public var background: RGBColor
    /// From 1 to 21.
    ///
    /// Source: WCAG 2.2, “contrast ratio”.
    public var ratio: Double { foreground.contrast(to: background) }
  }

  /// The text or icon.
  public var element: ElementID
  public var foreground: WrittenColor
  /// The nearest color behind it, by the place that writes it.
  public var background: WrittenColor
  /// In the order of `Appearance`; where versions of the system differ, the one with more contrast.
  public var looks: [Look]
  /// A text, else an icon.
  public var isText: Bool
  /// Whether a literal opacity is part of the foreground.
  public var isFaded: Bool
  /// Whether the background is that of the system, as far as the code around tells.
  public var isOnScreen: Bool
}

extension RGBColor {
  public func contrast(to other: RGBColor) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// What is seen of a translucent color before an opaque one.
  func over(_ background: RGBColor) -> RGBColor {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBColor(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }
}

extension ColorValue {
  /// The versions of the system that colors are looked at in: those before and from iOS 26.
  static let generations = 0..<2

  /// The color in one appearance; nil where it is not known.
  func shade(in appearance: Appearance, _ generation: Int) -> RGBColor? {
    switch self {
    case .literal(let color): color
    case .shades(let shades): shades.shade(in: appearance)
    case .system(let color): color.generations[generation].shade(in: appearance)
    case .adaptive, .resource, .unknown: nil
    }
  }

  /// Whether it is the same in all appearances.
  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  /// Whether it shows nothing of what is behind it.
  var isOpaque: Bool {
    Appearance.allCases.allSatisfy { shade(in: $0, 0)?.alpha == 1 }
  }

  var isClear: Bool {
    if case .literal(let color) = self { color.alpha == 0 } else { false }
  }
}

private extension ColorShades {
  func shade(in appearance: Appearance) -> RGBColor {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrast: highContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark
    }
  }
}
