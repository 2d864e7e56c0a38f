// The bytes of one file and the offsets of its lines. Positions are in SourceText+Positions.swift.

/// The text of one file: its bytes and the offsets at which its lines start.
///
/// All offsets in a11y-lsp are byte offsets into such a text. The bytes don't need to be valid UTF-8: every function
/// here accepts any bytes, and a byte that doesn't begin a well-formed scalar counts as one unit in every encoding.
/// Texts of up to 2 GiB are supported; callers reject larger files much earlier.
public struct SourceText: Sendable {
  /// The bytes, followed by one zero byte, so looking one byte ahead is always possible.
  public private(set) var sentinelled: [UInt8]

  /// The byte offset of each line's first byte. Never empty: the first is 0.
  public private(set) var lineStarts: [UInt32]

  /// True if all bytes are ASCII and none is zero. May be false for such a text.
  public private(set) var isPlainASCII: Bool

  /// The number of bytes, without the sentinel.
  @inlinable
  public var count: Int { sentinelled.count - 1 }

  public init(_ bytes: some Sequence<UInt8>) {
    self.init(Array(bytes))
  }

  /// Takes ownership of an array, without a copy if it's uniquely referenced and has room for one more byte.
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

  /// Returns the last offset of `byte` in `range`, clamped to the text.
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

  /// Returns the text of `range`, clamped to the text. Ill-formed bytes are replaced with U+FFFD.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// The whole text. Ill-formed bytes are replaced with U+FFFD.
  public var string: String { string(0..<count) }

  /// Replaces the bytes of `range`, clamped to the text, in time proportional to the text after it.
  public mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    let range = range.clamped(to: 0..<count)
    sentinelled.replaceSubrange(range, with: bytes)

    // A line start depends on the byte before it and, for `\r`, on the byte at it. Line starts from the byte before the
    // edit to the byte after it are found again; later ones move.
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
