import LanguageServer
import Testing

@Suite("Cancellation") struct CancellationTests {
  private static func cancel(_ id: String) -> String {
    #"{"method": "$/cancelRequest", "params": {"id": \#(id)}}"#
  }

  private static let hover = TestClient.request(
    1, "hover", "a.swift", #""position": {"line": 0, "character": 0}"#)

  @Test("a request that waits is cancelled at once")
  func waiting() {
    let client = TestClient()
    client.post(TestClient.opening("a.swift", "bad"), CancellationTests.hover)
    client.post(CancellationTests.cancel("1"))
    #expect(client.heard() == ["1 failed -32800"])
    client.analyze()
    #expect(client.heard() == ["publish a.swift: 0:0-0:3 bad-word"])
  }

  @Test("a request that is cancelled right behind itself is not worked on")
  func behindItself() {
    let client = TestClient()
    client.open("a.swift", "bad")
    _ = client.take()
    client.send(CancellationTests.hover, CancellationTests.cancel("1"))
    #expect(client.heard() == ["1 failed -32800"])
  }

  @Test(
    "cancelling what is answered, unknown or not cancellable does nothing",
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

  @Test("a thousand requests in flight, all cancelled, get a thousand answers")
  func thousand() {
    let client = TestClient()
    client.post(TestClient.opening("a.swift", "bad"))
    for id in 1...1_000 { client.post(TestClient.request(id, "diagnostic")) }
    for id in 1...1_000 { client.post(CancellationTests.cancel(String(id))) }
    #expect(client.heard() == (1...1_000).map { "\($0) failed -32800" })
  }

  @Test("a request about places that have moved fails, a pull waits")
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

  @Test("a request about a document that is closed meanwhile is answered")
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
