import LanguageServer
import TestSupport
import Testing

@Suite("Lines") struct LineSplitterTests {
  /// Returns the splitter's result for bytes in chunks: `<…>` for a line, `!` for one that's too long.
  private func pieces(of bytes: [UInt8], chunk: Int) -> String {
    var splitter = LineSplitter()
    var result = ""
    func add(_ piece: LineSplitter.Piece) {
      switch piece {
      case .line(let line): result += "<\(String(decoding: line, as: UTF8.self))>"
      case .tooLong: result += "!"
      }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      for piece in splitter.split(rest.prefix(chunk)) { add(piece) }
      rest = rest.dropFirst(chunk)
    }
    if let last = splitter.finish() { add(last) }
    return result
  }

  @Test(
    "lines are the same in chunks of any size",
    arguments: [
      ("", ""), ("a", "<a>"), ("a\n", "<a>"), ("a\nb", "<a><b>"), ("\n\n", ""), (" \t\r\n", ""),
      ("a\r\nb\r\n", "<a\r><b\r>"), ("\nä\n\n", "<ä>"),
    ])
  func lines(text: String, expected: String) {
    for chunk in 1...7 { #expect(pieces(of: Array(text.utf8), chunk: chunk) == expected) }
  }

  @Test("a line that's too long is skipped, and the next one is read")
  func limit() {
    let most = [UInt8](repeating: UInt8(ascii: "a"), count: LineSplitter.longestLine)
    let lines = most + [0x0A] + most + Array("a\nb\n".utf8)
    for chunk in [1 << 16, lines.count] {
      let result = pieces(of: lines, chunk: chunk)
      #expect(result.hasPrefix("<aa") && result.hasSuffix("a>!<b>"))
      #expect(result.count == LineSplitter.longestLine + 6)
    }
    #expect(pieces(of: most + most, chunk: 1 << 16) == "!")
  }
}
