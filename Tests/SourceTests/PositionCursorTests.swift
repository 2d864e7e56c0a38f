// Many positions of one text.

import Source
import Testing

@Suite struct PositionCursorTests {
  @Test(arguments: PositionEncoding.allCases)
  func `A cursor has the same results as the text, in any order`(encoding: PositionEncoding) {
    let text = SourceText(Array("a😀é\r\nü\rx\n\n👩‍💻".utf8) + [0xFF, 0xE2, 0x82, 0x0A, 0x61])
    let forward = Array(-1...text.count + 1)
    for offsets in [forward, forward.reversed(), forward.map { $0 * 7 % (text.count + 1) }] {
      var cursor = PositionCursor(text, in: encoding)
      for offset in offsets {
        #expect(cursor.position(of: offset) == text.position(of: offset, in: encoding), "\(offset)")
      }
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `On a long line, the order doesn't matter either`(encoding: PositionEncoding) {
    let text = SourceText(
      String(repeating: "ä😀b", count: 2_000) + "\n" + String(repeating: "c", count: 5_000))
    var cursor = PositionCursor(text, in: encoding)
    for step in 0..<400 {
      let offset = step * 7_919 % text.count
      #expect(cursor.position(of: offset) == text.position(of: offset, in: encoding), "\(offset)")
    }
  }

  @Test func `A range has the positions of its ends`() {
    var cursor = PositionCursor(SourceText("abc\ndef"), in: .utf16)
    let (start, end) = cursor.positions(of: 1..<6)
    #expect(start == Position(line: 0, character: 1))
    #expect(end == Position(line: 1, character: 2))
    #expect(cursor.position(of: 2) == Position(line: 0, character: 2))
  }
}
