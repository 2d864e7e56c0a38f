// Operations on eight bytes at once.

extension UInt64 {
  /// Creates a number from eight copies of a byte.
  @inlinable
  public init(repeatingByte byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Returns the highest bit of each byte that may be less than `bound`, which is at most 0x80.
  /// A byte without that bit isn't less. A byte after a lesser one may be included by mistake.
  @inlinable
  public func bytes(below bound: UInt8) -> UInt64 {
    (self &- UInt64(repeatingByte: bound)) & ~self & UInt64(repeatingByte: 0x80)
  }

  /// Returns the lowest `count` bytes, from 1 to 8, followed by zeros.
  @inlinable
  public func firstBytes(_ count: Int) -> UInt64 { self & (UInt64.max &>> UInt64(64 - count * 8)) }

  /// True if all eight bytes are ASCII.
  @inlinable
  public var isASCII: Bool { self & UInt64(repeatingByte: 0x80) == 0 }
}
