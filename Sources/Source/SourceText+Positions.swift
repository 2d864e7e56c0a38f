// Conversion between offsets and positions. Columns are counted only here.

extension SourceText {
  /// The number of lines. A text without a line terminator has one.
  public var lineCount: Int { lineStarts.count }

  /// Returns the 0-based line that contains `offset`, clamped to the text.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the bytes of a 0-based line without its terminator. Empty after the last line.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 0, line < lineStarts.count else { return count..<count }
    let start = Int(lineStarts[line])
    guard line + 1 < lineStarts.count else { return start..<count }
    var end = Int(lineStarts[line + 1]) - 1
    if end > start, self[end] == 0x0A, self[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the position of `offset`.
  ///
  /// An offset outside the text is clamped to it, one inside a scalar moves to the scalar's start, and one inside
  /// `\r\n` moves to the end of the line. `offset(of:in:)` is the inverse.
  public func position(of offset: Int, in encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), count)
    let line = line(at: offset)
    let range = lineRange(line)
    let end = min(offset, range.upperBound)
    var at = range.lowerBound
    var units = 0
    while at < end {
      let length = scalarLength(at: at)
      guard at + length <= end else { break }
      units += encoding.units(ofScalarWithLength: length)
      at += length
    }
    return Position(line: line, character: units)
  }

  /// Returns the offset of `position`.
  ///
  /// A line after the text moves to the text's end, a column after a line to the line's end, a column inside a scalar
  /// to the scalar's start, and negative values to 0.
  public func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return count }
    let range = lineRange(position.line)
    var at = range.lowerBound
    var units = 0
    while at < range.upperBound {
      let length = scalarLength(at: at)
      units += encoding.units(ofScalarWithLength: length)
      guard units <= position.character else { break }
      at += length
    }
    return at
  }

  /// Returns the number of bytes of the well-formed scalar at `offset`, or 1 if none begins there.
  public func scalarLength(at offset: Int) -> Int {
    func continues(_ ahead: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
      offset + ahead < count && (low...high).contains(self[offset + ahead])
    }
    // The ranges are from the Unicode Standard, table 3-7, “Well-Formed UTF-8 Byte Sequences”.
    switch self[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : 1
    case 0xE0: return continues(1, from: 0xA0) && continues(2) ? 3 : 1
    case 0xED: return continues(1, to: 0x9F) && continues(2) ? 3 : 1
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 1
    case 0xF0: return continues(1, from: 0x90) && continues(2) && continues(3) ? 4 : 1
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 1
    case 0xF4: return continues(1, to: 0x8F) && continues(2) && continues(3) ? 4 : 1
    default: return 1
    }
  }

  /// True if every byte belongs to a well-formed scalar.
  public var isValidUTF8: Bool {
    var offset = 0
    while offset < count {
      let length = scalarLength(at: offset)
      if length == 1, self[offset] >= 0x80 { return false }
      offset += length
    }
    return true
  }
}

extension PositionEncoding {
  /// Returns the number of units of a scalar with `length` UTF-8 bytes. Ill-formed bytes have length 1 and one unit.
  func units(ofScalarWithLength length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}
