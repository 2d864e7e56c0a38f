// Offset ⇄ position, the only place where columns are counted.

extension SourceText {
  /// The number of lines; a text without a line terminator has one.
  public var lineCount: Int { lineStarts.count }

  /// The zero-based line that holds `offset`, clamped to the text.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a zero-based line without its terminator; empty behind the last line.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 0, line < lineStarts.count else { return count..<count }
    let start = Int(lineStarts[line])
    guard line + 1 < lineStarts.count else { return start..<count }
    var end = Int(lineStarts[line + 1]) - 1
    if end > start, self[end] == 0x0A, self[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The position of `offset`.
  ///
  /// An offset outside the text is clamped to it, one inside a scalar goes to the scalar's start, one inside `\r\n`
  /// to the line's end. `offset(of:in:)` is its inverse.
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

  /// The offset of `position`.
  ///
  /// A line behind the text goes to the text's end, a column behind a line to the line's end, a column inside a
  /// scalar to the scalar's start, negative values to 0.
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

  /// The number of bytes of the well-formed scalar at `offset`, or 1 where none begins.
  public func scalarLength(at offset: Int) -> Int {
    func continues(_ ahead: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
      offset + ahead < count && (low...high).contains(self[offset + ahead])
    }
    // The ranges of the Unicode Standard, table 3-7, “Well-Formed UTF-8 Byte Sequences”.
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

  /// Whether every byte belongs to a well-formed scalar.
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
  /// How many units a scalar of `length` UTF-8 bytes has. Ill-formed bytes have length 1 and one unit.
  func units(ofScalarWithLength length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}
