import LanguageServer
import Testing

@Suite("Synchronization of texts") struct SynchronizationTests {
  private static let encodings = ["utf-8", "utf-16", "utf-32"]

  /// Returns a client that offers one encoding and has opened a text.
  private func client(_ encoding: String, _ text: String) -> TestClient {
    let client = TestClient(#"{"general": {"positionEncodings": ["\#(encoding)"]}}"#)
    client.open("a.swift", text)
    _ = client.take()
    return client
  }

  /// Returns the server's text after a change.
  private func text(after changes: String, in client: TestClient) -> String? {
    client.post(TestClient.changing(version: 2, changes))
    return client.waiting.first.map { String($0.dropFirst("a.swift: ".count)) }
  }

  @Test(
    "edits after an emoji are applied where the editor made them",
    arguments: [
      ("utf-8", "0:6", "0:7"), ("utf-16", "0:3", "0:4"), ("utf-32", "0:2", "0:3"),
    ])
  func edits(encoding: String, start: String, end: String) {
    let client = client(encoding, "💡é=x\nrest")
    #expect(text(after: TestClient.edit(start, end, ":"), in: client) == "💡é:x\nrest")
  }

  @Test(
    "diagnostics after an emoji are where the editor expects them",
    arguments: [
      ("utf-8", "0:7-0:10"), ("utf-16", "0:4-0:7"), ("utf-32", "0:3-0:6"),
    ])
  func diagnostics(encoding: String, range: String) {
    let client = TestClient(#"{"general": {"positionEncodings": ["\#(encoding)"]}}"#)
    client.open("a.swift", "💡é bad")
    #expect(client.heard() == ["publish a.swift: \(range) bad-word"])
  }

  @Test(
    "the first client encoding that the server supports is used",
    arguments: [
      (#"["utf-8", "utf-16", "utf-32"]"#, "utf-8"), (#"["utf-32", "utf-8"]"#, "utf-32"),
      (#"["utf-16"]"#, "utf-16"),
      (#"["utf-7", "utf-8"]"#, "utf-8"), (#"["utf-7"]"#, "utf-16"), ("[]", "utf-16"), ("null", "utf-16"),
    ])
  func negotiation(offer: String, expected: String) {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    client.send(
      """
      {"id": 1, "method": "initialize",
       "params": {"capabilities": {"general": {"positionEncodings": \(offer)}}}}
      """
    )
    #expect(client.take().first?["result"]?["capabilities"]?["positionEncoding"]?.string == expected)
  }

  @Test("several changes are applied in order", arguments: encodings)
  func several(encoding: String) {
    let client = client(encoding, "one\ntwo\n")
    let changes = [
      TestClient.edit("0:0", "0:3", "1"), TestClient.edit("0:1", "1:0", " "), #"{"text": "new"}"#,
      TestClient.edit("0:3", "0:3", "\r\nlast"),
    ]
    #expect(text(after: changes[..<2].joined(separator: ","), in: client) == "1 two\n")
    #expect(
      text(after: changes.joined(separator: ","), in: self.client(encoding, "one\ntwo\n")) == "new\r\nlast")
  }

  @Test(
    "positions outside the text are clamped to it",
    arguments: [
      (TestClient.edit("0:9", "0:99", "!"), "ab!\ncd"), (TestClient.edit("9:0", "9:9", "!"), "ab\ncd!"),
      (TestClient.edit("-1:-1", "0:1", "!"), "!b\ncd"), (TestClient.edit("1:1", "0:1", "!"), "a!d"),
      (TestClient.edit("4294967295:4294967295", "99999999999999999999:1e300", "!"), "ab\ncd!"),
    ])
  func clamping(change: String, expected: String) {
    #expect(text(after: change, in: client("utf-16", "ab\ncd")) == expected)
  }

  @Test("a position inside a surrogate pair is moved to its start")
  func insideSurrogates() {
    #expect(text(after: TestClient.edit("0:1", "0:1", "!"), in: client("utf-16", "💡x")) == "!💡x")
  }

  @Test("changes to a closed document and invalid changes have no effect")
  func unknownDocument() {
    let client = TestClient()
    client.send(TestClient.replacing("b.swift", by: "bad", version: 2))
    client.open("a.swift", "good")
    client.send(TestClient.changing(version: 2, #"{"range": {"start": 3}, "text": "bad"}"#))
    #expect(
      client.heard() == [
        "log 2: Ignored textDocument/didChange: file:///nowhere-a11y/b.swift isn't open.",
        "publish a.swift: ", "log 2: Ignored textDocument/didChange: 'line' is missing.",
      ])
  }

  @Test(
    "documents are identified by URI, and linted by path or language",
    arguments: [
      ("file:///nowhere-a11y/A/b.swift", "swift", "nowhere-a11y/A/b.swift"),
      ("file:///nowhere-a11y/A%20b/%C3%A9.kt", "kotlin", "nowhere-a11y/A b/é.kt"),
      ("file://localhost/nowhere-a11y/b.swift", "", "nowhere-a11y/b.swift"),
      ("untitled:Untitled-1", "swift", "Untitled-1.swift"),
      ("untitled:Untitled-1", "kotlin", "Untitled-1.kt"),
      ("git:/repo/View.swift?%7B%7D", "swift", "View.swift"),
      ("file:///nowhere-a11y/script", "swift", "nowhere-a11y/script.swift"),
      ("file:///nowhere-a11y/res/layout/a.xml", "xml", "nowhere-a11y/res/layout/a.xml"),
      ("file:///nowhere-a11y/Base.lproj/A.storyboard", "xml", "nowhere-a11y/Base.lproj/A.storyboard"),
      ("file:///nowhere-a11y/A.xib", "", "nowhere-a11y/A.xib"),
      ("untitled:Untitled-1", "xml", nil), ("file:///nowhere-a11y/a.xml", "xml", nil),
      ("file:///nowhere-a11y/Info.plist", "xml", nil),
      ("file:///nowhere-a11y/a.py", "python", nil), ("untitled:Untitled-1", "plaintext", nil),
      ("", "swift", ".swift"),
    ] as [(String, String, String?)])
  func paths(uri: String, language: String, path: String?) {
    let client = TestClient(extra: #", "rootUri": "file:///""#)
    client.post(
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\#(uri)", "#
        + #""languageId": "\#(language)", "version": 1, "text": "x"}}}"#)
    #expect(client.waiting == (path.map { ["\($0): x"] } ?? []))
  }

  @Test("a file above the size limit isn't analyzed, and this is reported once")
  func tooLarge() {
    let client = TestClient(extra: #", "initializationOptions": {"maxFileSize": 10}"#)
    client.open("a.swift", "bad bad bad")
    client.send(TestClient.replacing(by: "bad bad bad bad", version: 2))
    client.send(TestClient.replacing(by: "bad", version: 3))
    #expect(
      client.heard() == [
        "log 2: file:///nowhere-a11y/a.swift is larger than 10 bytes ('maxFileSize') and wasn't checked.",
        "publish a.swift: ", "publish a.swift: 0:0-0:3 bad-word",
      ])
  }

  @Test("code nested too deep is reported once per file")
  func tooDeep() {
    let deep = "let a = " + String(repeating: "(", count: 500) + String(repeating: ")", count: 500)
    let client = TestClient(analyzer: .standard)
    client.open("a.swift", deep)
    client.send(TestClient.replacing(by: deep + " ", version: 2))
    #expect(
      client.heard() == [
        "log 2: file:///nowhere-a11y/a.swift: nested too deeply to check in full; extract views or functions.",
        "publish a.swift: ",
      ])
  }
}
