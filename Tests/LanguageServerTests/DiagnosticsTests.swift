import LanguageServer
import TestSupport
import Testing

@Suite("Diagnostics") struct DiagnosticsTests {
  private static let pulling =
    #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#
  private static let versioned = #"{"textDocument": {"publishDiagnostics": {"versionSupport": true}}}"#

  @Test("opening publishes, editing publishes changes, and closing clears")
  func push() {
    let client = TestClient()
    client.open("a.swift", "bad\nok")
    client.send(TestClient.replacing(by: "bad\nokay", version: 2))
    client.send(TestClient.replacing(by: "ok\nsad", version: 3))
    client.send(
      TestClient.closing("a.swift")
    )
    #expect(
      client.heard() == [
        "publish a.swift: 0:0-0:3 bad-word", "publish a.swift: 1:0-1:3 sad-word", "publish a.swift: ",
      ])
  }

  @Test(
    "of code on several lines, the callee or the tag is marked",
    arguments: [
      (
        "A.swift",
        """
        import SwiftUI
        struct A: View { @State var on = false; var body: some View {
          Button {
            on.toggle()
          } label: {
            Image(systemName: on ? "pause.fill" : "play.fill")
          }.accessibilityLabel("Play")
        } }
        """,
        "2:2-2:8 missing-toggle-state"
      ),
      (
        "res/layout/a.xml", "<ImageButton\n  android:id=\"@+id/a\"\n/>", "0:1-0:12 missing-icon-button-label"
      ),
    ])
  func marked(name: String, text: String, expected: String) {
    let client = TestClient(analyzer: .standard)
    client.open(name, text, language: name.hasSuffix(".xml") ? "xml" : "swift")
    let heard = client.heard().last
    #expect(heard?.contains(expected) == true, "\(heard ?? "")")
  }

  @Test("a client that reads versions gets every version")
  func versions() {
    let client = TestClient(DiagnosticsTests.versioned)
    client.open("a.swift", "bad", version: 5)
    client.send(TestClient.replacing(by: "bad ", version: 6))
    #expect(
      client.heard() == ["publish a.swift v5: 0:0-0:3 bad-word", "publish a.swift v6: 0:0-0:3 bad-word"])
  }

  @Test("a burst of changes is analyzed once, with the last text")
  func burst() {
    let client = TestClient(DiagnosticsTests.versioned)
    client.post(
      TestClient.opening("a.swift", "b"), TestClient.replacing(by: "ba", version: 2),
      TestClient.replacing(by: "bad", version: 3))
    #expect(client.waiting == ["a.swift: bad"])
    client.analyze()
    #expect(client.heard() == ["publish a.swift v3: 0:0-0:3 bad-word"])
  }

  @Test("results for an outdated text are dropped, and one analysis runs at a time")
  func stale() {
    let client = TestClient(DiagnosticsTests.versioned)
    client.post(TestClient.opening("a.swift", "bad"))
    client.post(TestClient.replacing(by: "sad", version: 2))
    client.post(TestClient.replacing(by: "mad", version: 3))
    #expect(client.waiting == ["a.swift: bad"])
    #expect(client.analyze() == 2)
    #expect(client.heard() == ["publish a.swift v3: 0:0-0:3 mad-word"])
  }

  @Test("a result for a closed or reopened document is dropped")
  func reopened() {
    let client = TestClient()
    client.post(TestClient.opening("a.swift", "bad"))
    client.post(
      TestClient.closing("a.swift")
    )
    client.post(TestClient.opening("a.swift", "sad"))
    client.analyze()
    #expect(client.heard() == ["publish a.swift: 0:0-0:3 sad-word"])
  }

  @Test("a client that pulls gets reports and no published diagnostics")
  func pull() {
    let client = TestClient(DiagnosticsTests.pulling)
    client.open("a.swift", "bad")
    client.send(TestClient.request(1, "diagnostic"))
    client.send(TestClient.request(2, "diagnostic", "a.swift", #""previousResultId": "1""#))
    client.send(
      TestClient.replacing(by: "bad ", version: 2),
      TestClient.request(3, "diagnostic", "a.swift", #""previousResultId": "1""#))
    client.send(
      TestClient.replacing(by: "sad", version: 3),
      TestClient.request(4, "diagnostic", "a.swift", #""previousResultId": "1""#))
    client.send(TestClient.request(5, "diagnostic", "b.swift"))
    #expect(
      client.heard() == [
        "1 = full 1: 0:0-0:3 bad-word", "2 = unchanged 1", "3 = unchanged 1", "4 = full 2: 0:0-0:3 sad-word",
        "5 = full 0: ",
      ])
  }

  @Test("a pull waits for the analysis of the latest text")
  func waitingPull() {
    let client = TestClient(DiagnosticsTests.pulling)
    client.post(TestClient.opening("a.swift", "bad"), TestClient.request(1, "diagnostic"))
    client.post(TestClient.replacing(by: "sad", version: 2))
    #expect(client.heard() == [])
    client.analyze()
    #expect(client.heard() == ["1 = full 1: 0:0-0:3 sad-word"])
  }

  @Test("the capability matches how the client gets diagnostics")
  func capability() {
    for (capabilities, expected) in [(DiagnosticsTests.pulling, true), ("{}", false)] {
      let client = TestClient(saysNothing: ToyLinter.analyzer)
      client.send(#"{"id": 1, "method": "initialize", "params": {"capabilities": \#(capabilities)}}"#)
      let provider = client.take().first?["result"]?["capabilities"]?["diagnosticProvider"]
      #expect((provider != nil) == expected)
    }
  }

  @Test("a diagnostic has a source, a code, a severity, and everything else that the client reads")
  func members() {
    let plain = TestClient()
    plain.open("a.swift", "bad mad")
    #expect(
      diagnostic(0, in: plain.take()).map(JSONLayout().text) == """
        {
          "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 3}},
          "severity": 1,
          "code": "bad-word",
          "source": "a11y",
          "message": "“bad” is bad."
        }
        """)
    let rich = TestClient(
      """
      {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "codeDescriptionSupport": true}}}
      """)
    rich.open("a.swift", "bad mad")
    let messages = rich.take()
    #expect(
      diagnostic(0, in: messages)?["codeDescription"]?["href"]?.string
        == "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value")
    let second = diagnostic(1, in: messages)
    #expect(second?["codeDescription"]?["href"]?.string == "https://www.w3.org/WAI/WCAG22/quickref/")
    #expect(second?["severity"]?.int == 4)
    #expect(
      second?["relatedInformation"].map(JSONLayout().text) == """
        [
          {
            "location": {
              "uri": "file:///nowhere-a11y/a.swift",
              "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 3}}
            },
            "message": "Said first here."
          }
        ]
        """)
  }

  private func diagnostic(_ index: Int, in messages: [JSONValue]) -> JSONValue? {
    messages.last?["params"]?["diagnostics"]?.elements?[index]
  }

  @Test("the number of findings is limited")
  func many() {
    let client = TestClient()
    client.open("a.swift", String(repeating: "bad ", count: 3_000))
    let messages = client.take()
    #expect(messages.last?["params"]?["diagnostics"]?.elements?.count == 2_000)
    #expect(messages.first?["method"]?.string == "window/logMessage")
  }

  @Test("a client with tracing enabled gets log messages")
  func trace() {
    let client = TestClient()
    client.send(#"{"method": "$/setTrace", "params": {"value": "messages"}}"#)
    client.open("a.swift", "bad")
    client.send(#"{"method": "$/setTrace", "params": {"value": "off"}}"#)
    client.send(TestClient.replacing(by: "bad", version: 2))
    #expect(client.heard() == ["$/logTrace", "publish a.swift: 0:0-0:3 bad-word"])
  }
}
