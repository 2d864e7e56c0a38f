// Eight bytes looked at as one number.

extension UInt64 {
  /// Eight times the same byte.
  @inlinable
  public init(repeatingByte byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Where one of the eight bytes may be less than `bound`, which is at most 0x80: the highest bit of each such byte.
  /// Certain for bytes that it leaves out; one behind a lesser byte may be taken for less than it is.
  @inlinable
  public func bytes(below bound: UInt8) -> UInt64 {
    (self &- UInt64(repeatingByte: bound)) & ~self & UInt64(repeatingByte: 0x80)
  }

  /// The lowest `count` bytes, from 1 to 8, with zeros behind them.
  @inlinable
  public func firstBytes(_ count: Int) -> UInt64 { self & (UInt64.max &>> UInt64(64 - count * 8)) }

  /// Whether all of the eight bytes are ASCII.
  @inlinable
  public var isASCII: Bool { self & UInt64(repeatingByte: 0x80) == 0 }
}
