// A color of an app's theme, which may have several color schemes.

/// The values of a theme's color in each of the app's color schemes.
public struct ThemeColor: Hashable, Sendable {
  /// A color in one scheme.
  public struct Shade: Hashable, Sendable {
    public var color: RGBColor
    /// True if only the lightness is known: the hue depends on the user's wallpaper or choice.
    public var isTone: Bool
  }

  /// The schemes that a color belongs to: Material's, or a palette of the app's own.
  public enum Source: Hashable, Sendable { case material, palette }

  public var source: Source
  /// The name of the role.
  public var role: String
  /// The color in each light scheme and in each dark one. Nil if it isn't known.
  public var light: [Shade?]
  public var dark: [Shade?]

  /// The role of a gradient, whose shades are its colors from one end to the other.
  static let gradient = "gradient"

  /// True if only the lightness of a shade is known.
  var hasTones: Bool { (light + dark).contains { $0?.isTone == true } }

  /// The color in the middle of a gradient, or the color itself.
  var middle: ThemeColor {
    guard role == ThemeColor.gradient else { return self }
    var color = self
    color.light = [ThemeColor.middle(of: light)]
    color.dark = [ThemeColor.middle(of: dark)]
    return color
  }

  private static func middle(of shades: [Shade?]) -> Shade? {
    let known = shades.compactMap(\.self)
    guard known.count == shades.count, let first = known.first else { return nil }
    let (one, other) = (known[(known.count - 1) / 2].color, known[known.count / 2].color)
    return Shade(
      color: RGBColor(
        red: (one.red + other.red) / 2, green: (one.green + other.green) / 2,
        blue: (one.blue + other.blue) / 2, alpha: (one.alpha + other.alpha) / 2),
      isTone: first.isTone)
  }

  func shades(in appearance: Appearance) -> [Shade?] {
    appearance == .light || appearance == .highContrast ? light : dark
  }

  func fading(to opacity: Double) -> ThemeColor {
    var color = self
    func fade(_ shade: Shade?) -> Shade? {
      guard var shade else { return nil }
      shade.color.alpha = opacity
      return shade
    }
    color.light = light.map(fade)
    color.dark = dark.map(fade)
    return color
  }

  /// The highest opacity in any scheme.
  var opacity: Double {
    (light + dark).compactMap { $0?.color.alpha }.max() ?? 1
  }
}

extension RGBColor {
  /// Creates a gray with the lightness of a tone from 0 to 100.
  ///
  /// Source: CIE 15, CIELAB 1976: luminance from L*.
  init(tone: Int) {
    let lightness = Double(min(max(tone, 0), 100))
    let root = (lightness + 16) / 116
    let luminance = lightness > 8 ? root * root * root : lightness / 903.3
    self.init(luminance: luminance)
  }

  /// Creates the gray with a luminance, by bisection.
  private init(luminance: Double) {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if RGBColor(red: middle, green: middle, blue: middle).relativeLuminance < luminance {
        low = middle
      } else {
        high = middle
      }
    }
    self.init(red: low, green: low, blue: low)
  }
}
