// Colors that Kotlin code defines for other files.

/// A color in Kotlin code, as far as one file shows it.
public indirect enum CodeColor: Hashable, Sendable {
  case literal(RGBColor)
  /// A tone of a palette, from 0 for black to 100 for white, whatever its hue is.
  case tone(Int)
  /// A constant or property, by its names after each other and, if the file imports it, its package.
  case name(String, package: String?)
  /// A role of the Material theme around the view, or the theme's colors as a whole if the name is empty.
  case role(String)
  /// Another color at this opacity.
  case faded(CodeColor, Double)
  /// A gradient between two or more colors.
  case gradient([CodeColor])
  /// The colors in light and in dark mode.
  case byAppearance(CodeColor, CodeColor)
}

/// A constant color that a Kotlin file defines.
public struct CodeConstant: Hashable, Sendable {
  public var package: String
  public var color: CodeColor
}

/// A Material color scheme that a Kotlin file creates.
public struct CodeScheme: Hashable, Sendable {
  /// True for a dark scheme, false for a light one, nil if it isn't known.
  public var isDark: Bool?
  public var isMaterial2: Bool
  /// True if it's a copy of another scheme, with other colors for some roles.
  public var isVariant: Bool
  /// True if roles without a color have the library's.
  public var hasDefaults: Bool
  public var package: String
  /// The colors by role. Nil if they aren't known.
  public var colors: [String: CodeColor?]
}

/// The color that one of an app's own palettes has for a name.
public struct PaletteColor: Hashable, Sendable {
  public var isDark: Bool?
  public var package: String
  /// The palette's type.
  public var type: String
  public var color: CodeColor?
}
