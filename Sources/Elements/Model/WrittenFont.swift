// Fonts and text sizes as the code writes them.

/// How a text size follows the setting of the person who reads.
public enum FontScaling: Hashable, Sendable {
  /// Stays as it is, in the unit that the code writes: `pt`, `dp`, `px`; the size is nil where it is a constant that
  /// cannot be read.
  case fixed(size: Double?, unit: String)
  /// Grows and shrinks with the setting.
  case scales
  /// Anything else: a variable, a style, a font of the app.
  case unknown
}

/// A font or text size and the place that holds it.
public struct WrittenFont: Hashable, Sendable {
  public var scaling: FontScaling
  /// The modifier, argument, assignment, call or attribute.
  public var range: Range<Int>
  /// The expression or value itself.
  public var valueRange: Range<Int>

  public init(_ scaling: FontScaling, range: Range<Int>, valueRange: Range<Int>) {
    self.scaling = scaling
    self.range = range
    self.valueRange = valueRange
  }
}
