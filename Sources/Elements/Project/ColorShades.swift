// A color that is another one in dark mode.

/// What a named color is in each appearance.
public struct ColorShades: Sendable, Hashable {
  public var light: RGBColor
  public var dark: RGBColor

  public init(light: RGBColor, dark: RGBColor) {
    self.light = light
    self.dark = dark
  }
}
