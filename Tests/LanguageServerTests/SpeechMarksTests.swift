import LanguageServer
import Testing

@Suite("Speech in the code") struct SpeechMarksTests {
  private static let code = """
    import SwiftUI
    struct A: View {
      var body: some View {
        Text("Orders").accessibilityAddTraits(.isHeader)
        List { Text("a"); Text("b") }
        Spacer()
      }
    }
    """

  private func client(_ preview: String, _ capabilities: String = "{}") -> TestClient {
    let client = TestClient(capabilities, extra: #", "initializationOptions": {"preview": {\#(preview)}}"#)
    client.open("a.swift", SpeechMarksTests.code)
    _ = client.take()
    return client
  }

  private func answer(_ client: TestClient, _ method: String, _ members: String = "") -> JSONValue? {
    client.send(TestClient.request(1, method, "a.swift", members))
    return client.take().last?["result"]
  }

  @Test(
    "nothing is offered unless a setting enables it",
    arguments: [
      ("", []), (#""inlayHints": true"#, ["inlayHintProvider"]), (#""codeLens": true"#, ["codeLensProvider"]),
      (#""outline": true, "codeLens": "yes""#, ["documentSymbolProvider"]),
    ])
  func offer(preview: String, expected: [String]) {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    client.send(
      #"{"id": 0, "method": "initialize", "params": {"capabilities": {}, "initializationOptions": {"a11y": {"preview": {\#(preview)}}}}}"#
    )
    let names = client.take().last?["result"]?["capabilities"]?.members?.map(\.name) ?? []
    #expect(
      names.filter { ["inlayHintProvider", "codeLensProvider", "documentSymbolProvider"].contains($0) }
        == expected)
  }

  @Test("the announcement is shown after the line, in the visible range")
  func inlayHints() {
    let client = client(#""inlayHints": true"#)
    let range = #""range": \#(TestClient.range("0:0", "4:40"))"#
    let hints = answer(client, "inlayHint", range)?.elements ?? []
    #expect(hints.map { $0["label"]?.string } == ["“Orders, Heading”", "“a” · “b”"])
    #expect(hints.map { $0["tooltip"]?.string } == ["“Orders, Heading”", "“a”\n“b”"])
    #expect(hints.map { $0["position"]?["line"]?.int } == [3, 4])
    #expect(hints.map { $0["position"]?["character"]?.int } == [52, 33])
    #expect(
      answer(client, "inlayHint", #""range": \#(TestClient.range("5:0", "6:0"))"#)?.elements?.count == 0)
  }

  @Test("a lens counts the stops and reads the screen")
  func codeLens() {
    let lenses = answer(client(#""codeLens": true"#), "codeLens")?.elements ?? []
    #expect(lenses.map { $0["command"]?["title"]?.string } == ["3 focus stops | Read this screen"])
    #expect(lenses.first?["command"]?["command"]?.string == "a11y.readScreen")
    #expect(lenses.first?["command"]?["arguments"]?.elements?.last?["line"]?.int == 1)
  }

  @Test("headings and groups contain the elements after them")
  func outline() {
    let nested = #"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#
    func names(_ symbol: JSONValue) -> String {
      let children = symbol["children"]?.elements ?? []
      return (symbol["name"]?.string ?? "?")
        + (children.isEmpty ? "" : "(\(children.map(names).joined(separator: ", ")))")
    }
    let tree = answer(client(#""outline": true"#, nested), "documentSymbol")?.elements ?? []
    #expect(tree.map(names) == ["A(Orders, Heading(list(a, b)))"])
    let flat = answer(client(#""outline": true"#), "documentSymbol")?.elements ?? []
    #expect(flat.map { $0["containerName"]?.string } == [nil, "A", "Orders, Heading", "list", "list"])
  }

  @Test("a symbol's range contains its children, and its selection range is its name")
  func ranges() {
    let nested = #"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#
    let tree = answer(client(#""outline": true"#, nested), "documentSymbol")?.elements ?? []
    func place(_ symbol: JSONValue, _ member: String, _ end: String) -> [Int] {
      let position = symbol[member]?[end]
      return [position?["line"]?.int ?? -1, position?["character"]?.int ?? -1]
    }
    /// Editors reject a selection range outside the symbol's range, and search for positions only inside enclosing
    /// symbols.
    func check(_ symbol: JSONValue) {
      let start = place(symbol, "range", "start")
      let end = place(symbol, "range", "end")
      let inside =
        (symbol["children"]?.elements ?? []).map { ($0, "range") } + [(symbol, "selectionRange")]
      for (part, member) in inside {
        #expect(!place(part, member, "start").lexicographicallyPrecedes(start))
        #expect(!end.lexicographicallyPrecedes(place(part, member, "end")))
      }
      for child in symbol["children"]?.elements ?? [] { check(child) }
    }
    for symbol in tree { check(symbol) }
    #expect(tree.map { place($0, "selectionRange", "start") } == [[1, 7]])
    #expect(tree.map { place($0, "selectionRange", "end") } == [[1, 8]])
    let heading = tree.first?["children"]?.elements?.first
    #expect(heading.map { place($0, "selectionRange", "end") } == [3, 52])
    #expect(heading.map { place($0, "range", "end") } == [4, 33])
  }

  @Test("a setting that is enabled later is registered, and later unregistered", arguments: [true, false])
  func registration(canRegister: Bool) {
    let client = TestClient(
      #"{"textDocument": {"codeLens": {"dynamicRegistration": \#(canRegister)}}, "workspace": {"codeLens": {"refreshSupport": true}}}"#
    )
    func set(_ preview: String) -> [String] {
      client.send(
        #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"a11y": {"preview": \#(preview)}}}}"#
      )
      return client.heard().map { $0.split(separator: " ").last.map(String.init) ?? "" }
    }
    let on = set(#"{"codeLens": true}"#)
    #expect(on == (canRegister ? ["client/registerCapability", "workspace/codeLens/refresh"] : []))
    #expect(set("{}") == (canRegister ? ["client/unregisterCapability"] : []))
  }

  @Test(
    "a disabled feature returns null",
    arguments: ["inlayHint", "codeLens", "documentSymbol"])
  func silence(method: String) {
    let members = method == "inlayHint" ? #""range": \#(TestClient.range("0:0", "9:0"))"# : ""
    let client = client(#""inlayHints": true, "codeLens": true, "outline": true"#)
    client.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"a11y": {"preview": {}}}}}"#)
    client.send(TestClient.request(1, method, "a.swift", members))
    #expect(client.heard() == ["1 = null"])
  }

  @Test(
    "A method that was never offered is unknown",
    arguments: ["inlayHint", "codeLens", "documentSymbol"])
  func unknownMethod(method: String) {
    let client = client("")
    client.send(
      #"{"id": 7, "method": "textDocument/\#(method)", "params": {"textDocument": {"uri": "\#(TestClient.uri("a.swift"))"}, "range": \#(TestClient.range("0:0", "9:0"))}}"#
    )
    #expect(client.take().last?["error"]?["code"]?.int == -32601)
  }

  @Test("Hints and symbols shorten long texts", arguments: ["inlayHint", "documentSymbol"])
  func longTexts(method: String) {
    let client = client(#""inlayHints": true, "outline": true"#)
    client.open(
      "b.swift",
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"\(String(repeating: "long ", count: 20_000))\") } }"
    )
    _ = client.take()
    client.send(
      TestClient.request(1, method, "b.swift", #""range": \#(TestClient.range("0:0", "9:0"))"#))
    let answer = client.take().last?["result"]?.rawText ?? ""
    #expect(answer.contains("long long"))
    #expect(answer.utf8.count < 2_000)
  }
}
