// Names that come byte by byte.

/// Makes the identifier of bytes that do not stand one behind the other in a text.
public struct IdentifierBuilder: Sendable {
  @usableFromInline var hashed = Identifier.seed
  /// The bytes since the last block of eight.
  @usableFromInline var block: UInt64 = 0
  /// How many they are, in bits.
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  public init() {}

  /// Continues the name by one byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    block |= UInt64(byte) &<< bits
    bits += 8
    guard bits == 64 else { return }
    hashed.append(block)
    block = 0
    bits = 0
  }

  /// What the bytes so far spell.
  @inlinable
  public var identifier: Identifier {
    var identifier = hashed
    if bits > 0 { identifier.append(block) }
    return identifier
  }
}
