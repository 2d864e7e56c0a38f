// Code that makes a control unreachable without touch.

/// A modifier, assignment, or attribute that makes a control unreachable for keyboards or assistive technologies.
public struct InputBarrier: Hashable, Sendable {
  /// The input methods that can't reach the control.
  public enum Way: String, Sendable {
    case keyboard
    /// Switches, voice, and keyboards: `accessibilityRespondsToUserInteraction`.
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
