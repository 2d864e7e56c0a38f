// A width or height in the code.

/// One side of a view as specified in the code.
struct SideWrite {
  enum Side { case width, height }

  var side: Side
  /// The length in points, or nil if it's computed or may change.
  var value: Double?
  /// The call or value that specifies it.
  var range: Range<Int>
  /// The number alone.
  var numberRange: Range<Int>?
  /// True if it's part of a frame, which constraints override.
  var isOfFrame = false
}
