import LanguageServer
import Testing

@Suite struct GuidanceRequestTests {
  private func complete(_ capabilities: String, _ text: String, _ position: String) -> [JSONValue] {
    let client = TestClient(capabilities)
    client.open("a.swift", text)
    client.send(
      TestClient.request(1, "completion", "a.swift", #""position": \#(TestClient.position(position))"#))
    return client.take().last?["result"]?.elements ?? []
  }

  private static let snippets =
    #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#

  @Test func `Starter code is offered after a11y and replaces the word`() {
    let items = complete(Self.snippets, "import SwiftUI\nx.a11yAn", "1:8")
    let item = items.first { $0["label"]?.string == "a11yAnnounce" }
    #expect(item?["insertTextFormat"]?.int == 2)
    #expect(
      item?["textEdit"]?["newText"]?.string
        == #"AccessibilityNotification.Announcement(String(localized: "${1:Saved}")).post()"#)
    #expect(
      item?["textEdit"]?["range"]?.rawText
        == #"{"start":{"line":1,"character":2},"end":{"line":1,"character":8}}"#)
  }

  @Test func `Clients without snippets get plain text`() {
    let item = complete("{}", "import SwiftUI\na11y", "1:4").first { $0["label"]?.string == "a11yAnnounce" }
    #expect(item?["insertTextFormat"]?.int == 1)
    #expect(
      item?["textEdit"]?["newText"]?.string
        == #"AccessibilityNotification.Announcement(String(localized: "Saved")).post()"#)
  }

  @Test func `Before a11, the list is incomplete, so editors ask again`() {
    let client = TestClient()
    client.open("a.swift", "import SwiftUI\na1 bc")
    func answer(_ position: String) -> JSONValue? {
      client.send(
        TestClient.request(1, "completion", "a.swift", #""position": \#(TestClient.position(position))"#))
      return client.take().last?["result"]
    }
    #expect(answer("1:2")?["isIncomplete"]?.bool == true)
    #expect(answer("1:5")?.elements?.isEmpty == true)
  }

  @Test(
    "Rules are offered after a11y:ignore, until the reason",
    arguments: [
      ("// a11y:ignore ", "0:15", "15-15"), ("// a11y:ignore missing-i", "0:24", "15-24"),
      ("// a11y:ignore-file missing-hint, vag", "0:37", "34-37"), ("// a11y:ignore", "0:14", nil),
      ("// a11y:ignore missing-hint: ", "0:29", nil), ("// a11y:ignored ", "0:16", nil), ("x ", "0:2", nil),
    ])
  func rules(text: String, position: String, expected: String?) {
    let item = complete("{}", text, position).first { $0["label"]?.string == "missing-icon-button-label" }
    let range = item?["textEdit"]?["range"]
    let columns = ["start", "end"].compactMap { range?[$0]?["character"]?.int }
    #expect((item == nil ? nil : columns.map(String.init).joined(separator: "-")) == expected)
    #expect(item.map { $0["textEdit"]?["newText"]?.string == "missing-icon-button-label" } ?? true)
  }

  @Test(
    "Requests without a valid position or text are answered or rejected, and never crash",
    arguments: [
      ("a11y", #"{"line": 99, "character": 99}"#, true), ("a11y", #"{"line": -1, "character": -1}"#, false),
      ("a11y", #"{"line": 0, "character": 9223372036854775807}"#, true),
      ("", #"{"line": 0, "character": 0}"#, false),
      ("\u{1F600}a11y", #"{"line": 0, "character": 1}"#, false),
      ("\u{1F600}a11y", #"{"line": 0, "character": 6}"#, false),
      ("a11y\u{301}", #"{"line": 0, "character": 5}"#, false),
      ("a11y\r", #"{"line": 0, "character": 9}"#, true),
      (String(repeating: "a", count: 100_000) + "11y", #"{"line": 0, "character": 100003}"#, false),
      (String(repeating: "a11y", count: 50_000), #"{"line": 0, "character": 4}"#, true), ("a11y", "{}", nil),
      ("a11y", "null", nil),
      ("a11y", "[]", nil), ("a11y", #"{"line": "0", "character": 0}"#, nil),
      ("a11y", #"{"line": 0.5, "character": 0}"#, nil),
    ])
  func hostile(text: String, position: String, isOffered: Bool?) {
    let client = TestClient()
    client.open("a.swift", text)
    client.send(TestClient.request(1, "completion", "a.swift", #""position": \#(position)"#))
    let answer = client.take().last
    #expect(answer?["error"]?["code"]?.int == (isOffered == nil ? -32602 : nil))
    let items = answer?["result"]?.elements
    #expect(items.map(\.isEmpty) == isOffered.map(!))
    for item in items ?? [] {
      let range = item["textEdit"]?["range"]
      #expect(range?["start"]?["line"]?.int == 0 && range?["end"]?["line"]?.int == 0)
      #expect((range?["end"]?["character"]?.int ?? .max) <= text.utf16.count)
    }
  }

  @Test func `Completion for other words is left to other servers`() {
    #expect(complete(Self.snippets, "import SwiftUI\nText", "1:4").isEmpty)
  }

  @Test func `The hover shows what to check`() {
    let client = TestClient(#"{"textDocument": {"hover": {"contentFormat": ["markdown"]}}}"#)
    client.open("a.swift", "ok AVPlayer(url)")
    client.send(TestClient.request(1, "hover", "a.swift", #""position": \#(TestClient.position("0:5"))"#))
    let hover = client.take().last?["result"]
    #expect(
      hover?["contents"]?["value"]?.string?.hasPrefix("**Audio and video**: Videos have captions") == true)
    #expect(
      hover?["range"]?.rawText == #"{"start":{"line":0,"character":3},"end":{"line":0,"character":11}}"#)
  }

  @Test func `The hover has no image questions for a labeled button's image`() {
    let client = TestClient()
    client.open(
      "a.swift", "import SwiftUI\nlet b = Button { go() } label: { Image(\"x\") }.accessibilityLabel(\"Go\")")
    client.send(TestClient.request(1, "hover", "a.swift", #""position": \#(TestClient.position("1:33"))"#))
    let hover = client.take().last?["result"]?["contents"]?["value"]?.string
    #expect(hover?.contains("Go, Button") == true)
    #expect(hover?.contains("Pictures") == false)
  }

  @Test func `A command returns a document's checklist`() {
    let client = TestClient()
    client.open("a.swift", "ok AVPlayer(url)")
    client.send(
      #"{"id": 1, "method": "workspace/executeCommand", "params": {"command": "a11y.checklist", "arguments": ["\#(TestClient.uri("a.swift"))"]}}"#
    )
    let list = client.take().last?["result"]?.string
    #expect(list?.contains("**Audio and video** (line 1)") == true)
  }
}
