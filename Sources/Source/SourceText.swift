// The bytes of one file and where its lines start. Positions are in SourceText+Positions.swift.

/// The text of one file: its bytes and the offsets at which its lines start.
///
/// Offsets everywhere in the product are byte offsets into such a text. The bytes need not be valid UTF-8: every
/// function here is total, and a byte that begins no well-formed scalar counts as one unit in every encoding.
/// Texts of up to 2 GiB are supported; callers refuse larger files long before.
public struct SourceText: Sendable {
  /// The bytes, followed by one zero byte, so that looking one byte ahead is always possible.
  public private(set) var sentinelled: [UInt8]

  /// The byte offset of each line's first byte; never empty, the first is 0.
  public private(set) var lineStarts: [UInt32]

  /// Whether all bytes are certainly ASCII and none of them is zero.
  public private(set) var isPlainASCII: Bool

  /// The number of bytes, without the sentinel.
  @inlinable
  public var count: Int { sentinelled.count - 1 }

  public init(_ bytes: some Sequence<UInt8>) {
    self.init(Array(bytes))
  }

  /// Takes an array over without a copy where nobody else holds it and it has room for one more byte.
  public init(_ bytes: consuming [UInt8]) {
    var sentinelled = bytes
    sentinelled.append(0)
    self.sentinelled = sentinelled
    let scan = Scan(sentinelled, 0..<(sentinelled.count - 1), startingWith: [0])
    lineStarts = scan.lineStarts
    isPlainASCII = scan.isPlainASCII
  }

  public init(_ string: String) {
    self.init(string.utf8)
  }

  /// The byte at `offset`, or 0 outside the text.
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < sentinelled.count ? sentinelled[offset] : 0
  }

  /// The bytes of `range`, clamped to the text.
  @inlinable
  public subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    sentinelled[range.clamped(to: 0..<count)]
  }

  /// Where `byte` stands last in `range`, clamped to the text.
  public func lastOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    let bytes = sentinelled.span
    var offset = range.upperBound
    while offset > range.lowerBound {
      offset -= 1
      if bytes[offset] == byte { return offset }
    }
    return nil
  }

  /// The text of `range`, clamped to the text; ill-formed bytes are replaced by U+FFFD.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// The whole text; ill-formed bytes are replaced by U+FFFD.
  public var string: String { string(0..<count) }

  /// Replaces the bytes of `range`, clamped to the text, in time proportional to the text behind it.
  public mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    let range = range.clamped(to: 0..<count)
    sentinelled.replaceSubrange(range, with: bytes)

    // A line start depends on the byte before it and, for `\r`, on the byte at it: those from the byte before the
    // edit to the one behind it are found anew, later ones move.
    let delta = bytes.count - range.count
    let firstLine = line(at: max(range.lowerBound - 1, 0))
    let keptBefore = lineStarts[...firstLine]
    let scanStart = Int(lineStarts[firstLine])
    let scanEnd = min(range.lowerBound + bytes.count + 1, count)
    var firstMoved = firstLine + 1
    while firstMoved < lineStarts.count, Int(lineStarts[firstMoved]) + delta <= scanEnd { firstMoved += 1 }
    let moved = lineStarts[firstMoved...].map { UInt32(clamping: Int($0) + delta) }
    let scan = Scan(sentinelled, scanStart..<scanEnd, startingWith: Array(keptBefore))
    lineStarts = scan.lineStarts + moved
    isPlainASCII = isPlainASCII && scan.isPlainASCII
  }
}

extension SourceText: Equatable {
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.sentinelled == right.sentinelled
  }
}
