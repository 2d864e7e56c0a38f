// A slow but obvious model of lines and columns, for comparison.

package import Source

/// Positions found by moving over scalars one at a time from the beginning.
///
/// Ill-formed bytes are converted to private-use scalars for `String`, one per byte, so they count as one unit in every
/// encoding.
package struct SlowText {
  /// A scalar, the bytes it takes in the file, and whether it ends a line.
  package struct Unit {
    package var offset: Int
    package var length: Int
    package var utf16: Int
    package var position: Position
    package var positionInUTF16: Position
    package var positionInUTF8: Position
    /// True inside the terminator `\r\n`, after the carriage return.
    package var isInsideLineEnd: Bool
  }

  package private(set) var units: [Unit] = []
  package private(set) var end: Unit

  package init(_ bytes: [UInt8]) {
    var offset = 0
    var line = 0
    var columns = (utf8: 0, utf16: 0, utf32: 0)
    func unit(_ length: Int, _ utf16: Int, isInsideLineEnd: Bool = false) -> Unit {
      Unit(
        offset: offset, length: length, utf16: utf16,
        position: Position(line: line, character: columns.utf32),
        positionInUTF16: Position(line: line, character: columns.utf16),
        positionInUTF8: Position(line: line, character: columns.utf8), isInsideLineEnd: isInsideLineEnd)
    }
    let scalars = SlowText.scalars(of: bytes)
    for (index, scalar) in scalars.enumerated() {
      let endsWithReturn = index > 0 && scalars[index - 1].bytes == [0x0D]
      let isInside = scalar.bytes == [0x0A] && endsWithReturn
      units.append(unit(scalar.bytes.count, scalar.utf16, isInsideLineEnd: isInside))
      offset += scalar.bytes.count
      let isReturnBeforeNewline =
        scalar.bytes == [0x0D] && index + 1 < scalars.count && scalars[index + 1].bytes == [0x0A]
      if scalar.bytes == [0x0A] || (scalar.bytes == [0x0D] && !isReturnBeforeNewline) {
        line += 1
        columns = (0, 0, 0)
      } else if !isReturnBeforeNewline {
        columns.utf8 += scalar.bytes.count
        columns.utf16 += scalar.utf16
        columns.utf32 += 1
      }
    }
    end = unit(0, 0)
  }

  package func position(of unit: Unit, in encoding: PositionEncoding) -> Position {
    switch encoding {
    case .utf8: unit.positionInUTF8
    case .utf16: unit.positionInUTF16
    case .utf32: unit.position
    }
  }

  /// The offsets of the first bytes of all lines.
  package var lineStarts: [Int] {
    var starts = [0]
    for unit in units + [end] where unit.position.line == starts.count { starts.append(unit.offset) }
    return starts
  }

  /// Returns the scalars of well-formed parts, and each other byte separately. The longest prefix that the standard
  /// library accepts as one scalar is used.
  private static func scalars(of bytes: [UInt8]) -> [(bytes: [UInt8], utf16: Int)] {
    var result: [(bytes: [UInt8], utf16: Int)] = []
    var offset = 0
    while offset < bytes.count {
      let length =
        (1...4).first { length in
          guard offset + length <= bytes.count else { return false }
          let string = String(validating: bytes[offset..<offset + length], as: UTF8.self)
          return string?.unicodeScalars.count == 1
        }
      let part = Array(bytes[offset..<offset + (length ?? 1)])
      result.append((part, length.map { _ in String(decoding: part, as: UTF8.self).utf16.count } ?? 1))
      offset += part.count
    }
    return result
  }
}
