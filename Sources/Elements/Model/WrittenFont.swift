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
  /// The size of one that scales, at the usual setting, in pt or sp; nil where that is not known.
  public var size: Double?
  /// The number that states the size.
  public var sizeRange: Range<Int>?
  /// Whether the place has room for larger text, rather than a height that the code or a bar fixes.
  public var hasRoom = true

  public init(
    _ scaling: FontScaling, range: Range<Int>, valueRange: Range<Int>, size: Double? = nil,
    sizeRange: Range<Int>? = nil
  ) {
    self.scaling = scaling
    self.size = size
    self.sizeRange = sizeRange
    self.range = range
    self.valueRange = valueRange
  }
}
