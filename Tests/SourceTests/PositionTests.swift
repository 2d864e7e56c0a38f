// Conversion between offsets and positions, compared with a slow model.

import Source
import TestSupport
import Testing

@Suite struct PositionTests {
  /// Texts that failed before, with marks at the positions that the examples below look up.
  private static let samples: [[UInt8]] = [
    [], Array("a".utf8), Array("\n".utf8), Array("\r".utf8), Array("\r\n".utf8), Array("\u{FEFF}a\n".utf8),
    Array("a\r\nb\rc\nd".utf8), Array("👩‍💻é漢\r\n\r".utf8), [0xFF, 0x0D, 0x0A, 0xE2, 0x82, 0x0A],
  ]

  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = SourceText(bytes)
    let slow = SlowText(bytes)
    for encoding in PositionEncoding.allCases {
      for unit in slow.units + [slow.end] {
        let position = slow.position(of: unit, in: encoding)
        // Inside `\r\n`, an offset moves to the end of the line, before the `\r`.
        let expected = unit.isInsideLineEnd ? unit.offset - 1 : unit.offset
        guard text.position(of: unit.offset, in: encoding) == position,
          text.offset(of: position, in: encoding) == expected
        else {
          Issue.record("\(bytes) at \(unit.offset) in \(encoding.rawValue)", sourceLocation: sourceLocation)
          return
        }
        for inside in (unit.offset + 1)..<max(unit.offset + unit.length, unit.offset + 1) {
          #expect(text.position(of: inside, in: encoding) == position, sourceLocation: sourceLocation)
        }
      }
    }
    #expect(text.lineStarts.map(Int.init) == slow.lineStarts, sourceLocation: sourceLocation)
  }

  @Test(arguments: samples)
  func `Positions in a sample match the slow model`(bytes: [UInt8]) {
    check(bytes)
  }

  @Test func `Positions in well-formed texts match the slow model and convert back`() {
    var generator = TextGenerator(seed: 1)
    for _ in 0..<400 { check(generator.text(parts: 24)) }
  }

  @Test func `Positions in ill-formed texts match the slow model and convert back`() {
    var generator = TextGenerator(seed: 2)
    for _ in 0..<400 { check(generator.bytes(parts: 24)) }
  }

  @Test func `An ill-formed byte is one unit in every encoding`() {
    let text = SourceText([0xE2, 0x82, 0x61])
    for encoding in PositionEncoding.allCases {
      #expect(text.position(of: 2, in: encoding) == Position(line: 0, character: 2))
      #expect(text.offset(of: Position(line: 0, character: 1), in: encoding) == 1)
    }
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 5, 7, 10]), (.utf16, [0, 1, 3, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func `Columns count bytes, UTF-16 units, or scalars`(encoding: PositionEncoding, columns: [Int]) {
    let text = SourceText("a😀é漢\n")
    let offsets = [0, 1, 5, 7, 10]
    #expect(offsets.map { text.position(of: $0, in: encoding).character } == columns)
    #expect(columns.map { text.offset(of: Position(line: 0, character: $0), in: encoding) } == offsets)
  }

  @Test func `A column inside a scalar moves to the scalar's start`() {
    let text = SourceText("a😀b")
    #expect(text.offset(of: Position(line: 0, character: 2), in: .utf16) == 1)
    for column in 2...4 { #expect(text.offset(of: Position(line: 0, character: column), in: .utf8) == 1) }
    #expect(text.offset(of: Position(line: 0, character: 2), in: .utf32) == 5)
  }

  @Test func `A column after a line moves to its end, before the line ending`() {
    let text = SourceText("ab\r\ncd\ref\ngh")
    for encoding in PositionEncoding.allCases {
      for (line, end) in [2, 6, 9, 12].enumerated() {
        for column in [2, 3, 100, Int.max] {
          #expect(text.offset(of: Position(line: line, character: column), in: encoding) == end)
        }
      }
    }
  }

  @Test func `Positions and offsets outside the text are clamped`() {
    var generator = TextGenerator(seed: 3)
    for _ in 0..<100 {
      let text = SourceText(generator.bytes(parts: 12))
      for encoding in PositionEncoding.allCases {
        let end = text.position(of: text.count, in: encoding)
        for offset in [-1, Int.min] {
          #expect(text.position(of: offset, in: encoding) == Position(line: 0, character: 0))
        }
        for offset in [text.count + 1, Int.max] { #expect(text.position(of: offset, in: encoding) == end) }
        for line in [-1, Int.min] {
          #expect(text.offset(of: Position(line: line, character: 3), in: encoding) == 0)
        }
        for line in [text.lineCount, Int.max] {
          #expect(text.offset(of: Position(line: line, character: 0), in: encoding) == text.count)
        }
        for column in [-1, Int.min] {
          for line in 0..<text.lineCount {
            let start = text.offset(of: Position(line: line, character: 0), in: encoding)
            #expect(text.offset(of: Position(line: line, character: column), in: encoding) == start)
          }
        }
      }
    }
  }

  @Test func `Any position converts to an offset that converts back to it or to an earlier position`() {
    var generator = TextGenerator(seed: 4)
    for _ in 0..<200 {
      let text = SourceText(generator.bytes(parts: 12))
      for encoding in PositionEncoding.allCases {
        let position = Position(
          line: Int.random(in: 0...text.lineCount, using: &generator.random),
          character: Int.random(in: 0...12, using: &generator.random))
        let offset = text.offset(of: position, in: encoding)
        let back = text.position(of: offset, in: encoding)
        #expect(back <= position)
        #expect(text.offset(of: back, in: encoding) == offset)
      }
    }
  }

  @Test func `A line's range excludes its terminator`() {
    let text = SourceText("ab\r\n\ré\n漢")
    #expect((0..<text.lineCount).map { text.string(text.lineRange($0)) } == ["ab", "", "é", "漢"])
    for line in [-1, text.lineCount, Int.max] { #expect(text.lineRange(line) == text.count..<text.count) }
  }
}
