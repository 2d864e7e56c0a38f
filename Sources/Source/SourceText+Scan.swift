// A single pass over the bytes of a text that finds line starts and non-ASCII bytes.

extension SourceText {
  /// The result of one pass over the bytes.
  struct Scan {
    /// The offsets at which lines start.
    private(set) var lineStarts: [UInt32]
    /// True if all bytes scanned so far are ASCII and none is zero.
    private(set) var isPlainASCII = true

    private typealias Block = SIMD16<UInt8>
    private static let blockLength = 16

    /// Adds the starts of all lines whose terminator ends inside `range` of `bytes`. The bytes must end with a sentinel
    /// after the range.
    init(_ bytes: [UInt8], _ range: Range<Int>, startingWith starts: [UInt32]) {
      lineStarts = starts
      lineStarts.reserveCapacity(starts.count + range.count / 32)
      let span = bytes.span
      let blocks = span.bytes
      let (lineFeed, carriageReturn) = (Block(repeating: 0x0A), Block(repeating: 0x0D))
      var united = Block(repeating: 0)
      var zeros = SIMDMask<SIMD16<Int8>>(repeating: false)
      var offset = range.lowerBound
      while offset + Scan.blockLength <= range.upperBound {
        let block = blocks.unsafeLoadUnaligned(fromByteOffset: offset, as: Block.self)
        united |= block
        zeros .|= block .== Block(repeating: 0)
        let breaks = Scan.halves((block .== lineFeed) .| (block .== carriageReturn))
        if breaks.low | breaks.high != 0 {
          add(breaks.low, at: offset, span)
          add(breaks.high, at: offset + 8, span)
        }
        offset += Scan.blockLength
      }
      let (unitedHalves, zeroHalves) = (unsafeBitCast(united, to: SIMD2<UInt64>.self), Scan.halves(zeros))
      isPlainASCII = (unitedHalves[0] | unitedHalves[1]).isASCII && zeroHalves.low | zeroHalves.high == 0
      while offset < range.upperBound {
        if span[offset] == 0 || span[offset] >= 0x80 { isPlainASCII = false }
        add(lineBreakAt: offset, span)
        offset += 1
      }
    }

    /// Returns the mask as two halves of eight bytes in text order. All bits of the selected bytes are set.
    @inline(__always)
    private static func halves(_ mask: SIMDMask<SIMD16<Int8>>) -> (low: UInt64, high: UInt64) {
      let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
      return (UInt64(littleEndian: halves[0]), UInt64(littleEndian: halves[1]))
    }

    /// Adds the lines that begin after the line breaks among the eight bytes at `offset`.
    @inline(__always)
    private mutating func add(_ breaks: UInt64, at offset: Int, _ bytes: Span<UInt8>) {
      var breaks = breaks & 0x0101_0101_0101_0101
      while breaks != 0 {
        add(lineBreakAt: offset + breaks.trailingZeroBitCount / 8, bytes)
        breaks &= breaks - 1
      }
    }

    @inline(__always)
    private mutating func add(lineBreakAt offset: Int, _ bytes: Span<UInt8>) {
      let byte = bytes[offset]
      // The sentinel makes the byte after a final `\r` readable.
      if byte == 0x0A || (byte == 0x0D && bytes[offset + 1] != 0x0A) {
        lineStarts.append(UInt32(clamping: offset + 1))
      }
    }
  }
}
