import LanguageServer
import Testing

@Suite("Screen reader announcements for the editor") struct SpeechRequestTests {
  private static let code = """
    import SwiftUI
    struct A: View {
      var body: some View {
        Text("Orders").accessibilityAddTraits(.isHeader)
        List { Button("bad") { } }
        Text("x").accessibilityHidden(true)
      }
    }
    struct B: View { var body: some View { Text("b") } }
    """

  private func client() -> TestClient {
    let client = TestClient()
    client.open("a.swift", SpeechRequestTests.code, version: 7)
    _ = client.take()
    return client
  }

  private func speech(_ members: String) -> JSONValue? {
    let client = client()
    client.send(
      #"{"id": 1, "method": "a11y/speech", "params": {"textDocument": {"uri": "\#(TestClient.uri("a.swift"))"}\#(members)}}"#
    )
    return client.take().last?["result"]
  }

  @Test func `It is listed as an experimental capability`() {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    client.send(#"{"id": 0, "method": "initialize", "params": {"capabilities": {}}}"#)
    let capabilities = client.take().last?["result"]?["capabilities"]
    #expect(capabilities?["experimental"]?["a11ySpeech"]?.bool == true)
  }

  @Test func `Settings set the language and turn off hints`() {
    let client = TestClient()
    client.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"preview": {"language": "de", "hints": false}}}}"#
    )
    client.open(
      "a.swift", "import SwiftUI\nstruct A: View { var body: some View {\nTextField(\"Email\", text: $a)\n} }"
    )
    client.send(TestClient.request(1, "hover", "a.swift", #""position": {"line": 2, "character": 3}"#))
    let hover = client.take().last?["result"]?["contents"]?["value"]?.string
    #expect(hover?.hasPrefix("VoiceOver: “Email, Textfeld”\n") == true)
  }

  @Test func `A declaration is read stop by stop, with findings and a text for people`() {
    let result = speech(#", "position": {"line": 3, "character": 0}"#)
    #expect(result?["version"]?.int == 7)
    #expect(result?["declaration"]?["name"]?.string == "A")
    #expect(result?["declaration"]?["range"]?["start"]?["line"]?.int == 1)
    let stops = result?["stops"]?.elements ?? []
    #expect(
      stops.map { $0["announcement"]?.string } == [
        "Orders, Heading", "bad, Button", "not focusable (accessibilityHidden)",
      ])
    #expect(stops.map { $0["heading"]?.int } == [1, nil, nil])
    #expect(stops.map { $0["depth"]?.int } == [0, 1, 0])
    #expect(stops.map { $0["reachable"]?.bool } == [true, true, false])
    #expect(stops.map { $0["within"]?.elements?.compactMap(\.string) } == [[], ["list"], []])
    #expect(
      stops.map { $0["problems"]?.elements?.compactMap { $0["rule"]?.string } } == [[], ["bad-word"], []])
    #expect(result?["text"]?.string?.hasPrefix("A (line 2): 2 VoiceOver stops, 1 heading\n") == true)
  }

  @Test(
    "Without a position, it returns the first declaration, and only for the requested screen reader",
    arguments: [
      ("", "A"), (#", "position": null"#, "A"), (#", "position": {"line": 8, "character": 3}"#, "B"),
      (#", "reader": "voiceOver""#, "A"), (#", "reader": "talkBack""#, nil),
    ])
  func choice(members: String, name: String?) {
    #expect(speech(members)?["declaration"]?["name"]?.string == name)
  }

  @Test func `It returns the same result whether or not the whole document was read before`() {
    let settings = #", "initializationOptions": {"preview": {"codeLens": true}}"#
    let asked = TestClient(extra: settings)
    let new = TestClient(extra: settings)
    for client in [asked, new] { client.open("a.swift", SpeechRequestTests.code) }
    asked.send(TestClient.request(1, "codeLens"))
    for line in 0..<9 {
      let question =
        #"{"id": 2, "method": "a11y/speech", "params": {"textDocument": {"uri": "\#(TestClient.uri("a.swift"))"}, "position": {"line": \#(line), "character": 0}}}"#
      let answers = [asked, new].map { client in
        client.send(question)
        return client.take().last?["result"]?.rawText
      }
      #expect(answers[0] == answers[1])
      #expect(answers[0]?.contains("VoiceOver") == true)
    }
  }

  @Test func `Each of many requests is answered once, despite edits and cancellations`() {
    let client = TestClient(
      extra:
        #", "initializationOptions": {"preview": {"inlayHints": true, "codeLens": true, "outline": true}}"#)
    client.post(TestClient.opening("a.swift", SpeechRequestTests.code))
    let place = #""position": {"line": 3, "character": 6}, "range": \#(TestClient.range("0:0", "9:0"))"#
    let methods = ["hover", "inlayHint", "codeLens", "documentSymbol"]
    for number in 1...400 {
      client.post(TestClient.request(number, methods[number % 4], "a.swift", place))
      if number % 40 == 20 {
        client.post(TestClient.changing(version: number, TestClient.edit("3:0", "3:0", " ")))
      }
      if number % 30 == 7 { client.post(#"{"method": "$/cancelRequest", "params": {"id": \#(number - 3)}}"#) }
      if number % 90 == 0 { client.analyze() }
    }
    client.analyze()
    let answers = client.take().filter { $0["method"] == nil }.compactMap { $0["id"]?.int }
    #expect(answers.sorted() == Array(1...400))
  }

  @Test func `The command returns the text`() {
    let client = client()
    client.send(
      #"{"id": 2, "method": "workspace/executeCommand", "params": {"command": "a11y.readScreen", "arguments": ["\#(TestClient.uri("a.swift"))", {"line": 8, "character": 0}]}}"#
    )
    #expect(client.take().last?["result"]?.string == "B (line 9): 1 VoiceOver stop\n  1. “b”\n")
  }

  @Test(
    "Positions outside the text are clamped, and invalid requests are rejected",
    arguments: [
      (#""position": {"line": 99999999, "character": 0}"#, "B"),
      (#""position": {"line": -1, "character": -5}"#, "A"),
      (#""position": {"line": 9223372036854775807, "character": 9223372036854775807}"#, "B"),
      (#""position": {"line": 1e300, "character": 0}"#, "B"),
      (#""position": {"line": 8, "character": 4294967296}"#, "B"),
      (#""position": {"line": 1.5, "character": 0}"#, "-32602"),
      (#""position": {"line": "1", "character": 0}"#, "-32602"), (#""position": {"line": 1}"#, "-32602"),
      (#""position": [1, 2]"#, "A"), (#""position": 7"#, "A"), (#""position": {}"#, "-32602"),
      (#""reader": 7"#, "A"), (#""reader": "nobody""#, "null"), (#""reader": """#, "null"),
      (#""reader": "VOICEOVER""#, "A"), (#""textDocument": null"#, "-32602"),
      (#""textDocument": "a.swift""#, "-32602"), (#""textDocument": {"uri": 7}"#, "-32602"),
      (#""textDocument": {"uri": ""}"#, "null"),
      (#""textDocument": {"uri": "file:///elsewhere.swift"}"#, "null"),
      (#""textDocument": {"uri": "untitled:1"}"#, "null"),
      (#""position": {"line": 3, "character": 0, "x": [[[]]]}"#, "A"),
    ])
  func hostile(members: String, expected: String) {
    let client = client()
    client.send(
      #"{"id": 1, "method": "a11y/speech", "params": {"textDocument": {"uri": "\#(TestClient.uri("a.swift"))"}, \#(members)}}"#
    )
    let answer = client.take().last
    let told =
      answer?["error"]?["code"]?.int.map(String.init) ?? answer?["result"]?["declaration"]?["name"]?.string
      ?? "null"
    #expect(told == expected)
    client.send(
      #"{"id": 2, "method": "a11y/speech", "params": {"textDocument": {"uri": "\#(TestClient.uri("a.swift"))"}}}"#
    )
    #expect(client.take().last?["result"]?["truncated"]?.bool == false)
  }

  @Test func `A document without UI has no announcements`() {
    let client = TestClient()
    client.open("a.swift", "let a = 1")
    client.send(
      #"{"id": 1, "method": "a11y/speech", "params": {"textDocument": {"uri": "\#(TestClient.uri("a.swift"))"}}}"#
    )
    #expect(client.heard().last == "1 = null")
  }
}
