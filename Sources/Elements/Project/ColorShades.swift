// A color that is another one in dark mode.

/// What a named color is in each appearance.
public struct ColorShades: Sendable, Hashable {
  public var light: RGBColor
  public var dark: RGBColor
  /// For those who ask for more contrast; nil where that changes nothing.
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
