// Names as integers, so comparing them is as fast as comparing two integers.

import Source

/// An identifier, operator, or tag name, as a hash of its UTF-8 bytes, eight at a time.
///
/// The compiler folds a literal to its constant: `switch identifier { case "padding": … }` compares integers. Two
/// different names with the same 64-bit hash are practically impossible; they'd cause a wrong finding, never a trap.
/// The spelling is in the text, at `Tree.nameRange(of:)`. Hashes aren't stored because they may differ in the next
/// version.
public struct Identifier: Hashable, Sendable {
  public var hash: UInt64

  /// The identifier of something without a name.
  @inlinable
  public static var none: Identifier { Identifier(hash: 0) }

  /// The initial hash, of an empty name.
  @inlinable @inline(__always)
  static var seed: Identifier { Identifier(hash: 0xCBF2_9CE4_8422_2325) }

  @inlinable
  public init(hash: UInt64) {
    self.hash = hash
  }

  @inlinable
  public init(_ bytes: some Sequence<UInt8>) {
    var builder = IdentifierBuilder()
    for byte in bytes { builder.append(byte) }
    self = builder.identifier
  }

  /// Creates the identifier spelled at `range`, which is inside `bytes`.
  public init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self = .seed
    let words = bytes.bytes
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = min(range.upperBound - offset, 8)
      if offset + 8 <= bytes.count {
        let word = words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        append(UInt64(littleEndian: word).firstBytes(length))
      } else {
        var block: UInt64 = 0
        for index in 0..<length { block |= UInt64(bytes[offset + index]) &<< UInt64(index * 8) }
        append(block)
      }
      offset += length
    }
  }

  /// Returns the identifier that begins at `start` and the offset after it. The last identifier in `bytes` must be
  /// followed by a byte that isn't part of an identifier.
  @inline(__always)
  static func here(_ bytes: Span<UInt8>, _ start: Int) -> (id: Identifier, end: Int) {
    let words = bytes.bytes
    var id = Identifier.seed
    var offset = start
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let others = word.otherThanIdentifierBytes
      guard others != 0 else {
        id.append(word)
        offset += 8
        continue
      }
      let length = others.trailingZeroBitCount / 8
      if length > 0 { id.append(word.firstBytes(length)) }
      return (id, offset + length)
    }
    while bytes[offset].isIdentifierByte { offset += 1 }
    return (Identifier(bytes, start..<offset), offset)
  }

  /// Returns the identifier that begins at `start` in a text's bytes with their sentinel, and the offset after it.
  public static func beginning(at start: Int, in sentinelled: Span<UInt8>) -> (id: Identifier, end: Int) {
    here(sentinelled, start)
  }

  /// Creates the identifier spelled `string`.
  @inlinable
  public init(spelled string: some StringProtocol) {
    self.init(string.utf8)
  }

  /// Returns the identifiers in `names`, which are separated by spaces.
  public static func list(_ names: String) -> [Identifier] {
    names.utf8.split(separator: UInt8(ascii: " ")).map { Identifier($0) }
  }

  /// Appends a block of eight bytes, the first in the lowest bits. The last block of a name may be shorter and is
  /// padded with zeros.
  @inlinable @inline(__always)
  mutating func append(_ block: UInt64) {
    let product = (hash ^ block) &* 0x9E37_79B9_7F4A_7C15
    hash = product ^ (product &>> 32)
  }

  /// Returns the hash with its upper bits mixed into the lower ones, which tables use for lookup. The value is already
  /// a hash.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    let product = (hash ^ UInt64(truncatingIfNeeded: seed)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}

extension Identifier: ExpressibleByStringLiteral {
  @inlinable @inline(__always)
  public init(stringLiteral value: StaticString) {
    self = .seed
    let bytes = value.utf8Start
    let count = value.utf8CodeUnitCount
    var offset = 0
    while offset + 8 <= count {
      let word = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      append(UInt64(littleEndian: word))
      offset += 8
    }
    guard offset < count else { return }
    var block: UInt64 = 0
    var shift: UInt64 = 0
    while offset < count {
      block |= UInt64(bytes[offset]) &<< shift
      shift += 8
      offset += 1
    }
    append(block)
  }
}
