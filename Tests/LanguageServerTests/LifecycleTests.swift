import LanguageServer
import Testing

@Suite("Lifecycle") struct LifecycleTests {
  private static let initialize = #"{"id": 1, "method": "initialize", "params": {"capabilities": {}}}"#
  private static let shutdown = #"{"id": 2, "method": "shutdown"}"#
  private static let exit = #"{"method": "exit"}"#

  @Test("the server reports its name and capabilities")
  func capabilities() {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    client.send(LifecycleTests.initialize)
    let result = client.take().first?["result"]
    #expect(result?["serverInfo"]?["name"]?.string == "a11y-lsp")
    #expect(result?["serverInfo"]?["version"]?.string?.isEmpty == false)
    let capabilities = result?["capabilities"]
    #expect(
      capabilities?.members?.map(\.name) == [
        "positionEncoding", "textDocumentSync", "codeActionProvider", "hoverProvider",
        "completionProvider", "executeCommandProvider", "experimental", "workspace",
      ])
  }

  @Test(
    "unusual values in initialize don't make it fail",
    arguments: [
      #"{"jsonrpc": "2.0"}"#, #"{"params": null}"#, #"{"params": []}"#, #"{"params": {}}"#,
      #"{"params": {"capabilities": null}}"#,
      #"{"params": {"capabilities": [], "rootUri": null, "workspaceFolders": null, "processId": null}}"#,
      #"{"params": {"rootUri": 7, "rootPath": {}, "workspaceFolders": [null, 3, {}], "trace": "loud"}}"#,
      #"{"params": {"rootPath": "/some/where", "initializationOptions": "strict"}}"#,
      #"{"params": {"capabilities": {"general": {"positionEncodings": "utf-8"}, "textDocument": true}}}"#,
      #"{"params": {"initializationOptions": {"profile": 3, "rules": {"no": [], "x": "off"}, "other": 1}}}"#,
    ])
  func oddInitialize(members: String) {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    client.send(#"{"id": "a", "method": "initialize", "# + members.dropFirst())
    let answer = client.take().first
    #expect(answer?["id"]?.string == "a")
    #expect(answer?["result"]?["capabilities"] != nil)
  }

  @Test("before initialize, requests fail and notifications are dropped")
  func tooEarly() {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    client.send(
      TestClient.request(1, "hover", "a.swift", #""position": {"line": 0, "character": 0}"#),
      LifecycleTests.shutdown, TestClient.opening("a.swift", "bad"), #"{"id": 5, "method": "no/such"}"#,
      #"{"id": 6, "method": "workspace/executeCommand", "params": {}}"#, #"{"id": 7}"#)
    #expect(
      client.heard() == [
        "1 failed -32002", "2 failed -32002", "5 failed -32002", "6 failed -32002", "7 failed -32600",
      ])
    client.send(LifecycleTests.initialize, LifecycleTests.initialize)
    #expect(client.heard().last == "1 failed -32600")
  }

  @Test("after shutdown, requests fail and nothing is published")
  func tooLate() {
    let client = TestClient()
    client.post(TestClient.opening("a.swift", "bad"), LifecycleTests.shutdown)
    client.send(
      LifecycleTests.shutdown, #"{"id": 3, "method": "no/such"}"#,
      #"{"id": 4, "method": "textDocument/hover"}"#)
    #expect(client.heard() == ["2 = null", "2 failed -32600", "3 failed -32600", "4 failed -32600"])
    #expect(client.session.exitCode == nil)
  }

  @Test("requests in flight at shutdown are answered before it")
  func inFlight() {
    let client = TestClient()
    client.post(
      TestClient.opening("a.swift", "bad"), TestClient.request(7, "diagnostic"),
      TestClient.request(8, "hover", "a.swift", #""position": {"line": 0, "character": 0}"#),
      LifecycleTests.shutdown)
    #expect(client.heard() == ["7 failed -32800", "8 failed -32800", "2 = null"])
  }

  @Test(
    "the exit code is 0 after shutdown and exit, otherwise 1",
    arguments: [
      ([initialize, shutdown, exit], 0), ([initialize, exit], 1), ([exit], 1), ([shutdown, exit], 1),
      ([initialize, shutdown, shutdown, exit, exit], 0),
    ] as [([String], Int32)])
  func exitCodes(messages: [String], code: Int32) {
    let client = TestClient(saysNothing: ToyLinter.analyzer)
    for message in messages { client.send(message) }
    #expect(client.session.exitCode == code)
  }

  @Test("the end of input ends the session")
  func endOfInput() {
    let impolite = TestClient()
    impolite.session.handle([.inputEnded])
    #expect(impolite.session.exitCode == 1)
    let polite = TestClient()
    polite.send(LifecycleTests.shutdown)
    polite.session.handle([.inputEnded])
    #expect(polite.session.exitCode == 0)
  }

  @Test(
    "IDs are echoed as written",
    arguments: ["7", "-1", "\"a\\u0062\"", "\"\"", "123456789012345678901", "1.5"])
  func ids(id: String) {
    let client = TestClient()
    client.send(#"{"id": \#(id), "method": "no/such"}"#)
    #expect(client.take().first?["id"]?.rawText == id)
  }

  @Test(
    "invalid messages are answered, and the session continues",
    arguments: [
      ("{", ["null failed -32700"]), ("", ["null failed -32700"]), ("[]", ["null failed -32600"]),
      ("7", ["null failed -32600"]), ("{}", ["null failed -32600"]),
      (#"{"id": 1}"#, ["1 failed -32600"]), (#"{"id": [], "method": "shutdown"}"#, ["null failed -32600"]),
      (#"{"id": 1, "method": 7}"#, ["1 failed -32600"]),
      (#"{"id": 1, "method": "no/such", "params": 3}"#, ["1 failed -32601"]),
      (#"{"id": 1, "method": "workspace/symbol", "params": {}}"#, ["1 failed -32601"]),
      (#"{"id": 1, "method": "textDocument/hover"}"#, ["1 failed -32602"]),
      (
        #"{"id": 1, "method": "textDocument/hover", "params": {"textDocument": {"uri": 3}}}"#,
        ["1 failed -32602"]
      ),
      (
        #"{"id": 1, "method": "workspace/executeCommand", "params": {"command": "no.such"}}"#,
        ["1 failed -32602"]
      ),
      (#"{"method": "no/such"}"#, []), (#"{"method": "$/progress", "params": []}"#, []),
      (
        #"{"method": "textDocument/didOpen", "params": {}}"#,
        ["log 2: Ignored textDocument/didOpen: 'textDocument' is missing."]
      ),
      (#"{"id": 99, "result": null}"#, []), (#"{"id": 99, "error": {"code": 1, "message": ""}}"#, []),
      (#"{"id": "99", "result": []}"#, []),
    ] as [(String, [String])])
  func malformed(message: String, expected: [String]) {
    let client = TestClient()
    client.send(message)
    #expect(client.heard() == expected)
    client.open("a.swift", "bad")
    #expect(client.heard() == ["publish a.swift: 0:0-0:3 bad-word"])
  }

  @Test("damage between messages is answered with a null ID")
  func damage() {
    let client = TestClient()
    client.session.handle([Event(.damage("A message is longer than 64 MiB."))])
    #expect(client.heard() == ["null failed -32700"])
  }
}
