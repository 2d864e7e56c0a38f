// What keeps a control from people who do not touch.

/// A modifier, assignment or attribute that takes a control out of reach of keyboards or of assistive technology.
public struct InputBarrier: Hashable, Sendable {
  /// Who is kept out.
  public enum Way: String, Sendable {
    case keyboard
    /// Switch, voice and keyboard: `accessibilityRespondsToUserInteraction`.
    case interaction
  }

  public var way: Way
  public var range: Range<Int>
  /// The literal `false`.
  public var valueRange: Range<Int>

  public init(_ way: Way, range: Range<Int>, valueRange: Range<Int>) {
    self.way = way
    self.range = range
    self.valueRange = valueRange
  }
}
