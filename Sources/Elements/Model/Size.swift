// Explicit sizes of elements.

/// The size of a touch target, in points (Apple) or dp (Android). A side that the code doesn't state is nil.
public struct Size: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The smaller of the stated sides.
  public var smallerSide: Double? { [width, height].compactMap(\.self).min() }
}

/// A size and the code that states it.
public struct WrittenSize: Hashable, Sendable {
  public var size: Size
  /// The modifiers, constraints, calls, or attributes that state the size, from the first to the last.
  public var range: Range<Int>
  /// The number or dimension of each side with its unit, or nil if the side isn't written as one.
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
