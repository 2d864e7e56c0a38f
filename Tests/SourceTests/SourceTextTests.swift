// Bytes, edits, and validity.

import Source
import TestSupport
import Testing

@Suite struct SourceTextTests {
  @Test func `Validity matches the standard library`() {
    var generator = TextGenerator(seed: 5)
    for _ in 0..<2_000 {
      let bytes = generator.bytes(parts: 6)
      #expect(SourceText(bytes).isValidUTF8 == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }

  @Test func `Every sequence of two bytes has the same validity as in the standard library`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second]
        let isValid = SourceText(bytes).isValidUTF8
        if isValid != (String(validating: bytes, as: UTF8.self) != nil) { Issue.record("\(bytes)") }
      }
    }
  }

  @Test func `Reading outside the text returns zero`() {
    let text = SourceText("ab")
    #expect([-1, Int.min, 2, 3, Int.max].map { text[$0] } == [0, 0, 0, 0, 0])
    #expect(text[1] == 0x62)
    #expect(Array(text[1..<100]) == [0x62])
    #expect(text[5..<9].isEmpty)
  }

  @Test func `Ill-formed bytes are read as replacement characters`() {
    #expect(SourceText([0x61, 0xFF, 0x62]).string == "a\u{FFFD}b")
  }

  // MARK: Replacing

  @Test func `Line starts after thousands of edits match those of a fresh text`() {
    var generator = TextGenerator(seed: 6)
    var text = SourceText("")
    var bytes: [UInt8] = []
    for step in 0..<6_000 {
      let range = generator.range(upTo: bytes.count)
      // The text is shortened repeatedly, so edits affect both ends.
      let inserted = bytes.count > 160 ? [] : generator.bytes(parts: 3)
      let removed = bytes.count > 160 ? range.lowerBound..<bytes.count : range
      text.replace(removed, with: inserted)
      bytes.replaceSubrange(removed, with: inserted)
      let fresh = SourceText(bytes)
      guard text == fresh, text.lineStarts == fresh.lineStarts else {
        Issue.record("step \(step): replaced \(removed) with \(inserted) in \(bytes)")
        return
      }
    }
  }

  @Test(arguments: [
    ("a\r⟦⟧\nb", "x"), ("a\r⟦x⟧\nb", ""), ("a⟦\r⟧\nb", ""), ("a\r⟦\n⟧b", ""), ("a\r⟦⟧b", "\n"),
    ("a⟦⟧\nb", "\r"),
    ("⟦\r\n⟧", "\n\r"), ("\r⟦\n⟧\n", "\r"), ("⟦a\r⟧\n", "\n"), ("a\r\n⟦⟧\n", "\r"), ("a⟦⟧", "\r"),
    ("a\r⟦⟧", "\n"),
  ])
  func `An edit may split or join a line ending`(marked: String, inserted: String) {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    let inside = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    var text = SourceText("\(parts[0])\(inside[0])\(inside[1])")
    text.replace(start..<start + inside[0].utf8.count, with: inserted.utf8)
    let fresh = SourceText("\(parts[0])\(inserted)\(inside[1])")
    #expect(text == fresh)
    #expect(text.lineStarts == fresh.lineStarts)
  }

  @Test func `A range outside the text is clamped`() {
    var text = SourceText("ab\n")
    text.replace(2..<100, with: "c".utf8)
    #expect(text.string == "abc")
    text.replace(50..<60, with: "\nd".utf8)
    #expect(text.string == "abc\nd")
    #expect(text.lineStarts == [0, 4])
    text.replace(-5..<1, with: [])
    #expect(text.string == "bc\nd")
    #expect(text.lineStarts == [0, 3])
  }

  // MARK: Applying edits

  private func check(
    _ text: String, _ edits: [TextEdit], _ result: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(SourceText(text).applying(edits)?.string == result, sourceLocation: sourceLocation)
  }

  @Test func `Edits apply to the unedited text, in any order`() {
    let edits = [TextEdit(0..<1, "A"), TextEdit(2..<4, ""), TextEdit(5..<5, "é\n")]
    check("abcdef", edits, "Abeé\nf")
    check("abcdef", edits.reversed(), "Abeé\nf")
    check("abc", [], "abc")
  }

  @Test func `Insertions at one offset keep their order`() {
    check("ab", [TextEdit(1..<1, "1"), TextEdit(1..<1, "2"), TextEdit(1..<1, "3")], "a123b")
  }

  @Test
  func `An insertion comes before a replacement that begins there and after one that ends there`() {
    check("abc", [TextEdit(1..<2, "B"), TextEdit(1..<1, "1"), TextEdit(2..<2, "2")], "a1B2c")
  }

  @Test func `Adjacent edits don't overlap`() {
    check("abcd", [TextEdit(0..<2, "1"), TextEdit(2..<4, "2")], "12")
  }

  @Test func `Overlapping edits return nil`() {
    check("abcd", [TextEdit(0..<3, "1"), TextEdit(2..<4, "2")], nil)
    check("abcd", [TextEdit(0..<2, "1"), TextEdit(0..<2, "1")], nil)
    check("abcd", [TextEdit(0..<4, ""), TextEdit(2..<2, "1")], nil)
  }

  @Test func `Edits outside the text return nil`() {
    check("abcd", [TextEdit(3..<5, "")], nil)
    check("abcd", [TextEdit(5..<5, "")], nil)
    check("abcd", [TextEdit(-1..<0, "")], nil)
    check("abcd", [TextEdit(4..<4, "e")], "abcde")
  }

  @Test func `Applying edits equals replacing from the end`() {
    var generator = TextGenerator(seed: 7)
    for _ in 0..<500 {
      let bytes = generator.text(parts: 12)
      var edits: [TextEdit] = []
      var next = 0
      while next < bytes.count, edits.count < 4 {
        let start = Int.random(in: next...bytes.count, using: &generator.random)
        let end = Int.random(in: start...min(start + 3, bytes.count), using: &generator.random)
        edits.append(TextEdit(start..<end, String(decoding: generator.text(parts: 2), as: UTF8.self)))
        next = end + 1
      }
      var replaced = SourceText(bytes)
      for edit in edits.reversed() { replaced.replace(edit.range, with: edit.replacement.utf8) }
      let applied = SourceText(bytes).applying(edits.shuffled(using: &generator.random))
      #expect(applied == replaced)
      #expect(applied?.lineStarts == replaced.lineStarts)
    }
  }

  @Test(arguments: [UInt8(0), 0x80, 0xC3, 0xFF])
  func `A text is plain if all bytes are ASCII and none is zero`(byte: UInt8) {
    let plain = [UInt8](repeating: 0x61, count: 40)
    #expect(SourceText(plain).isPlainASCII)
    for offset in plain.indices {
      var bytes = plain
      bytes[offset] = byte
      #expect(!SourceText(bytes).isPlainASCII, "at \(offset)")
      var text = SourceText(plain)
      text.replace(offset..<offset, with: [byte])
      #expect(!text.isPlainASCII, "inserted at \(offset)")
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\t\n"])
  func `Line breaks are found at any offset in a block`(lineBreak: String) {
    for offset in 0..<40 {
      let behind = String(repeating: "b", count: 40 - offset)
      let text = String(repeating: "a", count: offset) + lineBreak + behind
      #expect(SourceText(text).lineStarts == [0, UInt32(offset + lineBreak.utf8.count)])
    }
  }
}
