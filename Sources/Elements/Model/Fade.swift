// Opacity that applies to a whole element.

/// A modifier, argument, or attribute that makes an element translucent: `.opacity(0.5)`.
public struct Fade: Hashable, Sendable {
  /// The opacity, from 0 for invisible to 1, or nil if it can't be computed, as with blending and filters.
  public var alpha: Double?
  /// True if the element has another opacity in other states: `.opacity(isRead ? 0.3 : 1)`.
  public var isOfState = false
  public var range: Range<Int>

  public init(_ alpha: Double?, range: Range<Int>) {
    self.alpha = alpha
    self.range = range
  }
}
