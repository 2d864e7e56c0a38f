// A width or height that the code writes.

/// One side of a view as the code states it.
struct SideWrite {
  enum Side { case width, height }

  var side: Side
  /// In points; nil where it is computed or may change.
  var value: Double?
  /// The call or value that states it.
  var range: Range<Int>
  /// The number alone.
  var numberRange: Range<Int>?
  /// Whether it is part of a frame, which constraints override.
  var isOfFrame = false
}
