import LanguageServer
import Testing

@Suite("Cancellation") struct CancellationTests {
  private static func cancel(_ id: String) -> String {
    #"{"method": "$/cancelRequest", "params": {"id": \#(id)}}"#
  }

  private static let hover = TestClient.request(
    1, "hover", "a.swift", #""position": {"line": 0, "character": 0}"#)

  @Test("a waiting request is canceled immediately")
  func waiting() {
    let client = TestClient()
    client.post(TestClient.opening("a.swift", "bad"), CancellationTests.hover)
    client.post(CancellationTests.cancel("1"))
    #expect(client.heard() == ["1 failed -32800"])
    client.analyze()
    #expect(client.heard() == ["publish a.swift: 0:0-0:3 bad-word"])
  }

  @Test("a request that is canceled right after it isn't processed")
  func behindItself() {
    let client = TestClient()
    client.open("a.swift", "bad")
    _ = client.take()
    client.send(CancellationTests.hover, CancellationTests.cancel("1"))
    #expect(client.heard() == ["1 failed -32800"])
  }

  @Test(
    "canceling an answered, unknown, or uncancelable request does nothing",
    arguments: ["1", "77", "\"1\"", "[]"])
  func nothing(id: String) {
    let client = TestClient()
    client.open("a.swift", "ok")
    client.send(CancellationTests.hover)
    _ = client.take()
    client.send(CancellationTests.cancel(id))
    #expect(client.heard().filter { !$0.hasPrefix("log") } == [])
    client.send(#"{"id": 9, "method": "shutdown"}"#, CancellationTests.cancel("9"))
    #expect(client.heard().last == "9 = null")
  }

  private static let outline = TestClient.request(1, "documentSymbol")
  private static let lenses = TestClient.request(2, "codeLens")

  /// Returns a client whose document is analyzed but hasn't been read yet.
  private func clientWithPreviews() -> TestClient {
    let client = TestClient(
      extra: #", "initializationOptions": {"preview": {"outline": true, "codeLens": true}}"#)
    client.open("a.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }")
    _ = client.take()
    return client
  }

  @Test("all announcements of a document are computed once per version, for all requests")
  func once() {
    let client = clientWithPreviews()
    client.post(CancellationTests.outline, CancellationTests.lenses)
    #expect(client.heard() == [])
    #expect(client.speak() == 1)
    #expect(client.heard().count == 2)
    client.post(CancellationTests.lenses)
    #expect(client.heard().count == 1)
    #expect(client.speak() == 0)
    client.send(TestClient.replacing(by: "import SwiftUI", version: 2))
    _ = client.take()
    client.post(CancellationTests.lenses)
    #expect(client.speak() == 1)
    #expect(client.heard() == ["2 = []"])
  }

  @Test("a request is canceled while its document is read, and the last cancellation stops the reading")
  func whileReading() {
    let client = clientWithPreviews()
    client.post(CancellationTests.outline, CancellationTests.lenses)
    client.post(CancellationTests.cancel("1"))
    #expect(client.heard() == ["1 failed -32800"])
    client.post(CancellationTests.cancel("2"))
    #expect(client.heard() == ["2 failed -32800"])
    client.speak()
    #expect(client.heard() == [])
    client.post(CancellationTests.lenses)
    #expect(client.speak() == 1)
    #expect(client.heard().map { $0.hasPrefix("2 = [") } == [true])
  }

  @Test("a response is about the current text")
  func overtaken() {
    let client = clientWithPreviews()
    client.post(
      CancellationTests.lenses,
      TestClient.request(3, "inlayHint", "a.swift", #""range": \#(TestClient.range("0:0", "9:0"))"#))
    client.post(TestClient.replacing(by: "import SwiftUI", version: 2))
    client.speak()
    #expect(client.heard() == ["3 failed -32601"])
    client.analyze()
    #expect(client.heard().last == "2 = []")
    client.post(TestClient.replacing(by: "import SwiftUI ", version: 3), CancellationTests.outline)
    client.post(TestClient.closing("a.swift"))
    client.speak()
    #expect(client.heard().first == "1 = null")
  }

  @Test(
    "announcements are recomputed if the screen reader settings change", arguments: [true, false])
  func style(isAwaited: Bool) {
    let client = clientWithPreviews()
    client.open("a.swift", "import SwiftUI\nstruct A: View { var body: some View { Button(\"a\") { } } }")
    client.send(CancellationTests.outline)
    #expect(client.take().last?["result"]?.elements?.last?["name"]?.string == "a, Button")
    if isAwaited {
      client.post(
        TestClient.replacing(
          by: "import SwiftUI\nstruct A: View { var body: some View { Button(\"b\") { } } }", version: 2))
    }
    client.post(CancellationTests.outline)
    client.post(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"preview": {"outline": true, "language": "de"}}}}"#
    )
    client.analyze()
    client.send(CancellationTests.outline)
    let answers = client.take().compactMap { $0["result"]?.elements?.last?["name"]?.string }
    #expect(answers.last == (isAwaited ? "b, Taste" : "a, Taste"))
  }

  @Test("a thousand canceled requests in flight get a thousand responses")
  func thousand() {
    let client = TestClient()
    client.post(TestClient.opening("a.swift", "bad"))
    for id in 1...1_000 { client.post(TestClient.request(id, "diagnostic")) }
    for id in 1...1_000 { client.post(CancellationTests.cancel(String(id))) }
    #expect(client.heard() == (1...1_000).map { "\($0) failed -32800" })
  }

  @Test("a request about outdated positions fails, and a pull waits")
  func moved() {
    let client = TestClient(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#)
    client.post(
      TestClient.opening("a.swift", "bad"), CancellationTests.hover, TestClient.request(2, "diagnostic"))
    client.post(TestClient.replacing(by: "ok bad", version: 2))
    #expect(client.heard() == ["1 failed -32801"])
    client.analyze()
    #expect(client.heard() == ["2 = full 1: 0:3-0:6 bad-word"])
  }

  @Test("a request about a document that is closed before the response is answered")
  func closed() {
    let client = TestClient()
    client.post(
      TestClient.opening("a.swift", "bad"), CancellationTests.hover, TestClient.request(2, "diagnostic"))
    client.post(
      TestClient.closing("a.swift")
    )
    #expect(client.heard() == ["1 = null", "2 = full 0: "])
  }
}
