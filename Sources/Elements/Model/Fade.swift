// Transparency that an element is given as a whole.

/// A modifier, argument or attribute that lets what is behind an element shine through it: `.opacity(0.5)`.
public struct Fade: Hashable, Sendable {
  /// From 0 for invisible to 1; nil where it cannot be told, as with blending and filters.
  public var alpha: Double?
  public var range: Range<Int>

  public init(_ alpha: Double?, range: Range<Int>) {
    self.alpha = alpha
    self.range = range
  }
}
