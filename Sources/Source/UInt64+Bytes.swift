// Eight bytes looked at as one number.

extension UInt64 {
  /// Eight times the same byte.
  @inlinable
  init(repeatingByte byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Whether one of the eight bytes is less than `bound`, which is at most 0x80. Certain where it is false; a byte of
  /// 0x80 or more behind a lesser one may make it true.
  @inlinable
  package func mayHoldByte(below bound: UInt8) -> Bool {
    (self &- UInt64(repeatingByte: bound)) & ~self & UInt64(repeatingByte: 0x80) != 0
  }

  /// Whether all of the eight bytes are ASCII.
  @inlinable
  package var isASCII: Bool { self & UInt64(repeatingByte: 0x80) == 0 }
}
