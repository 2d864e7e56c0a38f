// The conversion of Display P3 colors to sRGB.

extension RGBColor {
  /// Creates the nearest sRGB color of a Display P3 color. Components outside sRGB are clamped.
  ///
  /// Source: W3C, “CSS Color Module Level 4 › Predefined color spaces”: Display P3 has the white point and the transfer
  /// function of sRGB.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (red, green, blue) = (RGBColor.linear(red), RGBColor.linear(green), RGBColor.linear(blue))
    self.init(
      red: RGBColor.withGamma(1.224_940 * red - 0.224_940 * green),
      green: RGBColor.withGamma(-0.042_057 * red + 1.042_057 * green),
      blue: RGBColor.withGamma(-0.019_638 * red - 0.078_636 * green + 1.098_274 * blue), alpha: alpha)
  }

  /// Returns the component from 0 to 1 with this linear value, by bisection.
  private static func withGamma(_ linear: Double) -> Double {
    if linear <= 0 { return 0 }
    if linear >= 0.999_9 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if RGBColor.linear(middle) < linear { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
