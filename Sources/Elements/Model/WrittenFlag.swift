// Boolean properties as set in code.

/// A Boolean that's set, and the statement that sets it.
public struct WrittenFlag: Hashable, Sendable {
  /// The value, or nil if it's computed.
  public var value: Bool?
  public var range: Range<Int>

  public init(_ value: Bool?, range: Range<Int>) {
    self.value = value
    self.range = range
  }
}
