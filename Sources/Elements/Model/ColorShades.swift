// A named color in light and dark mode.

/// The values of a named color in each appearance.
public struct ColorShades: Sendable, Hashable {
  public var light: RGBColor
  public var dark: RGBColor
  /// The color with increased contrast, or nil if it's the same.
  public var highContrast: RGBColor?
  public var darkHighContrast: RGBColor?

  public init(
    light: RGBColor, dark: RGBColor, highContrast: RGBColor? = nil, darkHighContrast: RGBColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrast = highContrast
    self.darkHighContrast = darkHighContrast
  }
}
