import LanguageServer
import Testing

@Suite("Framing") struct MessageSplitterTests {
  /// Returns the splitter's result for a text: `<…>` for a message, `!` for damage.
  private func pieces(of text: String, chunk: Int = .max) -> String {
    var splitter = MessageSplitter()
    var rest = Array(text.utf8)[...]
    var result = ""
    while !rest.isEmpty {
      for piece in splitter.split(rest.prefix(chunk)) {
        switch piece {
        case .message(let body): result += "<\(String(decoding: body, as: UTF8.self))>"
        case .damage: result += "!"
        }
      }
      rest = rest.dropFirst(chunk)
    }
    return result
  }

  private static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  static let streams: [(stream: String, expected: String)] = [
    (framed("{}"), "<{}>"),
    (framed("{}") + framed("[é]"), "<{}><[é]>"),
    (framed(""), "<>"),
    // Headers in any case and order, with spaces and with unknown headers.
    ("content-length:2\r\n\r\n{}", "<{}>"),
    ("CONTENT-LENGTH:\t 2 \r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", "<{}>"),
    ("Content-Type: x\r\nX-Other: 5\r\nContent-Length: 2\r\n\r\n{}", "<{}>"),
    ("Content-Length: 9\r\nContent-Length: 2\r\n\r\n{}", "<{}>"),
    ("Content-Length: 2\n\n{}", "<{}>"),
    // Bodies that contain headers.
    (framed(#"{"text": "Content-Length: 5\r\n\r\n"}"#), #"<{"text": "Content-Length: 5\r\n\r\n"}>"#),
    (framed("{\n  \"Content-Length\": 52\n}"), "<{\n  \"Content-Length\": 52\n}>"),
    // Impossible lengths.
    ("Content-Length: -2\r\n\r\n{}" + framed("[]"), "!<[]>"),
    ("Content-Length: two\r\n\r\n{}" + framed("[]"), "!<[]>"),
    ("Content-Length:\r\n\r\n{}" + framed("[]"), "!<[]>"),
    ("Content-Length: 2x\r\n\r\n{}" + framed("[]"), "!<[]>"),
    ("Content-Length: 99999999999999999999999999\r\n\r\n{}" + framed("[]"), "!<[]>"),
    ("Content-Length: 67108865\r\n\r\n{}" + framed("[]"), "!<[]>"),
    // Wrong lengths.
    ("Content-Length: 1\r\n\r\n{}" + framed("[]"), "<{><[]>"),
    ("Content-Length: 3\r\n\r\n{}" + framed("[]"), "<{}C>"),
    ("Content-Length: 40\r\n\r\n{}" + framed("[]"), "!<[]>"),
    ("Content-Length: 4000\r\n\r\n{}" + framed("[]") + framed("{}"), "!<[]><{}>"),
    // No headers.
    ("\r\n\r\n\r\n" + framed("{}"), "<{}>"),
    ("garbage" + framed("{}"), "<{}>"),
    ("{\"no\": \"header\"}\r\n" + framed("{}"), "<{}>"),
    ("\u{0}\u{1}\n\n\u{FFFD}\r" + framed("{}"), "<{}>"),
    ("Content-Type: x\r\n\r\n{}" + framed("[]"), "<[]>"),
  ]

  @Test("messages are found, also after damage", arguments: streams)
  func whole(stream: String, expected: String) {
    #expect(pieces(of: stream) == expected)
  }

  @Test("the chunk size doesn't matter", arguments: streams)
  func chunks(stream: String, expected: String) {
    for size in [1, 2, 3, 7, 16] { #expect(pieces(of: stream, chunk: size) == expected, "chunks of \(size)") }
  }

  @Test(
    "megabytes of garbage are discarded, with and without line endings",
    arguments: ["x", "x\n", "\r\n", ":", "Content-"])
  func garbage(unit: String) {
    var splitter = MessageSplitter()
    let chunk = Array(String(repeating: unit, count: 65_536 / unit.utf8.count).utf8)
    for _ in 0..<64 { #expect(splitter.split(chunk).isEmpty) }
    #expect(
      splitter.split(Array((unit + MessageSplitterTests.framed("{}")).utf8)) == [.message(Array("{}".utf8))])
  }

  @Test("a long message arrives complete")
  func longMessage() {
    let body = "{\"text\": \"" + String(repeating: "é漢", count: 300_000) + "\"}"
    #expect(pieces(of: MessageSplitterTests.framed(body), chunk: 65_536) == "<\(body)>")
  }
}
