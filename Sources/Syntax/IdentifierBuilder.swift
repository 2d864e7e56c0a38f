// Identifiers from single bytes.

/// A builder for the identifier of bytes that aren't adjacent in a text.
public struct IdentifierBuilder: Sendable {
  @usableFromInline var hashed = Identifier.seed
  /// The bytes since the last block of eight.
  @usableFromInline var block: UInt64 = 0
  /// The number of bits in the current block.
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  public init() {}

  /// Appends one byte to the name.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    block |= UInt64(byte) &<< bits
    bits += 8
    guard bits == 64 else { return }
    hashed.append(block)
    block = 0
    bits = 0
  }

  /// The identifier of the bytes so far.
  @inlinable
  public var identifier: Identifier {
    var identifier = hashed
    if bits > 0 { identifier.append(block) }
    return identifier
  }
}
