// Boolean properties as the code writes them.

/// A Boolean that is set, and the statement that sets it.
public struct WrittenFlag: Hashable, Sendable {
  /// Nil where it is computed.
  public var value: Bool?
  public var range: Range<Int>

  public init(_ value: Bool?, range: Range<Int>) {
    self.value = value
    self.range = range
  }
}
