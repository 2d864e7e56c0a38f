// How large an element is written to be.

/// The size of the area that reacts to touch, in points (Apple) or dp (Android); a side that the code does not state
/// is nil.
public struct Size: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The smaller of the sides that are stated.
  public var smallerSide: Double? { [width, height].compactMap(\.self).min() }
}

/// A size and the code that states it.
public struct WrittenSize: Hashable, Sendable {
  public var size: Size
  /// The modifiers, constraints, calls or attributes that state it, from the first to the last.
  public var range: Range<Int>
  /// The number or dimension of each side, units included; nil where a side is not written as one.
  public var widthRange: Range<Int>?
  public var heightRange: Range<Int>?

  public init(
    _ size: Size, range: Range<Int>, widthRange: Range<Int>? = nil, heightRange: Range<Int>? = nil
  ) {
    self.size = size
    self.range = range
    self.widthRange = widthRange
    self.heightRange = heightRange
  }
}
