// Names as numbers, so that comparing one costs no more than comparing two integers.

import Source

/// An identifier, operator or tag name, as a hash of its UTF-8 bytes, eight at a time.
///
/// The compiler folds a literal to its constant: `switch identifier { case "padding": … }` compares integers. Two
/// different names with one 64-bit hash are practically impossible; they would cost a wrong finding, never a trap.
/// The spelling is in the text, at `Tree.nameRange(of:)`. Hashes are not stored: they may differ in the next version.
public struct Identifier: Hashable, Sendable {
  public var hash: UInt64

  /// The identifier that stands for “has no name”.
  @inlinable
  public static var none: Identifier { Identifier(hash: 0) }

  /// The hash to start from, of an empty name.
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

  /// The identifier that is spelled at `range`, which is inside of `bytes`.
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

  /// The identifier that begins at `start`, and the offset behind it. Behind the last one in `bytes` stands a byte that is
  /// none of an identifier's.
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

  /// The identifier that begins at `start` of the bytes of a text with their sentinel, and the offset behind it.
  public static func beginning(at start: Int, in sentinelled: Span<UInt8>) -> (id: Identifier, end: Int) {
    here(sentinelled, start)
  }

  /// The identifier spelled `string`.
  @inlinable
  public init(spelled string: some StringProtocol) {
    self.init(string.utf8)
  }

  /// The identifiers that are listed in `names` with blanks between them.
  public static func list(_ names: String) -> [Identifier] {
    names.utf8.split(separator: UInt8(ascii: " ")).map { Identifier($0) }
  }

  /// Continues the name by a block of eight bytes, the first in the lowest bits. The last block of a name may have fewer
  /// and is filled up with zeros.
  @inlinable @inline(__always)
  mutating func append(_ block: UInt64) {
    let product = (hash ^ block) &* 0x9E37_79B9_7F4A_7C15
    hash = product ^ (product &>> 32)
  }

  /// What is a hash already needs no second one, only its upper bits in the lower ones, by which tables look up.
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
