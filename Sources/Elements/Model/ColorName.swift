// Names of colors that an app's code declares.

/// A reference to a color in code: `Palette.ink`, `theme.textColor`, `.brand`.
public struct ColorName: Hashable, Sendable {
  /// The type or object whose member it is: `Palette`, `theme`, or the color type itself, as in `UIColor.brand`.
  var owner: String
  var name: String
  /// True if an object that represents a theme or palette is on the way to the color.
  var isOfTheme = false
  /// The opacity that the reference adds.
  var alpha = 1.0

  func fading(to opacity: Double) -> ColorName {
    var name = self
    name.alpha *= opacity
    return name
  }
}
