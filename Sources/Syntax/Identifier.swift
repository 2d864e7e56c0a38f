// Names as numbers, so that comparing one costs no more than comparing two integers.

/// An identifier, operator or tag name, as the FNV-1a hash of its UTF-8 bytes.
///
/// The compiler folds a literal to its constant: `switch identifier { case "padding": … }` compares integers. Two
/// different names with one 64-bit hash are practically impossible; they would cost a wrong finding, never a trap.
/// The spelling is in the text, at `Tree.nameRange(of:)`.
public struct Identifier: Hashable, Sendable {
  public var hash: UInt64

  /// The identifier that stands for “has no name”.
  @inlinable
  public static var none: Identifier { Identifier(hash: 0) }

  /// The hash to start from, of an empty name.
  @inlinable
  public static var seed: Identifier { Identifier(hash: 0xCBF2_9CE4_8422_2325) }

  @inlinable
  public init(hash: UInt64) {
    self.hash = hash
  }

  @inlinable
  public init(_ bytes: some Sequence<UInt8>) {
    self = .seed
    for byte in bytes { append(byte) }
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

  /// Continues the name by one byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
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
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let bytes = value.utf8Start
    for index in 0..<value.utf8CodeUnitCount {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    self.hash = hash
  }
}
