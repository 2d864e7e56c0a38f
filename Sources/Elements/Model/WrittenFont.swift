// Fonts and text sizes as set in code.

/// The way a text size responds to the text size setting.
public enum FontScaling: Hashable, Sendable {
  /// A fixed size in the code's unit: `pt`, `dp`, `px`. The size is nil if it's a constant that can't be read.
  case fixed(size: Double?, unit: String)
  /// Scales with the setting.
  case scales
  /// Anything else: a variable, a style, a custom font.
  case unknown
}

/// A font or text size and the code that sets it.
public struct WrittenFont: Hashable, Sendable {
  public var scaling: FontScaling
  /// The modifier, argument, assignment, call, or attribute.
  public var range: Range<Int>
  /// The expression or value itself.
  public var valueRange: Range<Int>
  /// The size of a scaling font at the default setting, in pt or sp, or nil if it isn't known.
  public var size: Double?
  /// The number that states the size.
  public var sizeRange: Range<Int>?
  /// True if the code sets no font, so the view has its default one.
  public var isDefault = false
  /// True if there's room for larger text. False if the code or a bar fixes the height.
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
