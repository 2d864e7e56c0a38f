// Editor actions that add components to the configuration and findings to the baseline.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("Adding components to the configuration") struct TeachingTests {
  private static let name = ".a11y-lsp.json"
  private static let screen =
    "import SwiftUI\nstruct Screen: View { var body: some View { Tile(title: \"Close\", action: close).accessibilityLabel(\"Close button\") } }\n"
  private static let literal = #""textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}"#
  private static let creating =
    #"{\#(literal), "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]}}}"#
  private static let entry = #""Tile": { "role": "button", "label": "title" }"#
  private static let title = "Add Tile to .a11y-lsp.json as button, labeled by 'title'"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([".git/HEAD": "", "App/A.swift": Self.screen])
  }

  private var uri: String { "file://" + folder["App/A.swift"] }

  private func client(_ capabilities: String) -> TestClient {
    let client = TestClient(
      capabilities, extra: #", "rootUri": "file://\#(folder.path)""#, analyzer: .standard)
    client.open(uri, Self.screen)
    _ = client.take()
    return client
  }

  /// Returns the response to a request for actions at the call.
  private func actions(
    _ client: TestClient, at place: String = "1:45", to end: String? = nil, only: String = ""
  ) -> [JSONValue] {
    client.send(
      TestClient.request(
        1, "codeAction", uri,
        #""range": \#(TestClient.range(place, end ?? place)), "context": {"diagnostics": []\#(only)}"#))
    return client.take().last?["result"]?.elements ?? []
  }

  @Test("a missing file is created by a client that can create files")
  func creation() throws {
    let action = try #require(actions(client(Self.creating)).last)
    #expect(action["title"]?.string == Self.title)
    #expect(action["kind"]?.string == "refactor")
    let changes = action["edit"]?["documentChanges"]?.elements ?? []
    let path = "file://" + folder[Self.name]
    #expect(changes.first?.rawText == #"{"kind":"create","uri":"\#(path)"}"#)
    #expect(changes.last?["textDocument"]?.rawText == #"{"uri":"\#(path)","version":null}"#)
    #expect(
      changes.last?["edits"]?.elements?.first?["newText"]?.string
        == "{\n  \"components\": {\n    \(Self.entry)\n  }\n}\n")
  }

  @Test("otherwise the server creates it, and then recognizes the component")
  func createdByServer() throws {
    let client = client("{\(Self.literal)}")
    let action = try #require(actions(client).last)
    let command = try #require(action["command"])
    #expect(command["command"]?.string == "a11y.teachComponent")
    client.send(#"{"id": 2, "method": "workspace/executeCommand", "params": \#(command.rawText)}"#)
    #expect(client.heard() == ["2 = null", "publish A.swift: 1:99-1:113 role-in-label"])
    #expect(try folder.text(of: Self.name).contains(Self.entry))
  }

  @Test("the nearest file is edited, and the rest of it stays")
  func nearest() throws {
    try folder.write("{}", to: Self.name)
    try folder.write("{\n  // why\n  \"rules\": {}\n}\n", to: "App/" + Self.name)
    let action = try #require(actions(client("{\(Self.literal)}")).last)
    #expect(action["edit"]?["changes"]?.members?.first?.name == "file://" + folder["App/" + Self.name])
    #expect(
      action["edit"].map(TestClient.edit) == "2:13-2:13=,\n  \"components\": {\n    \(Self.entry)\n  }")
  }

  @Test("an open file is edited as it is in the editor")
  func open() throws {
    try folder.write("{}", to: Self.name)
    let client = client(Self.creating)
    client.open("file://" + folder[Self.name], "{\"profile\": \"strict\"}", version: 7, language: "json")
    #expect(
      actions(client).last?["edit"].map(TestClient.edit)
        == "v7 0:20-0:20=, \"components\": { \(Self.entry) }")
  }

  @Test("a client that resolves actions gets the same edit later")
  func resolved() throws {
    try folder.write("{}", to: Self.name)
    let client = client(
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}, "dataSupport": true, "resolveSupport": {"properties": ["edit"]}}}}"#
    )
    let action = try #require(actions(client).last)
    #expect(action["edit"] == nil)
    client.send(#"{"id": 2, "method": "codeAction/resolve", "params": \#(action.rawText)}"#)
    let resolved = client.take().last?["result"]?["edit"].map(TestClient.edit)
    #expect(resolved == "0:1-0:1=\n  \"components\": {\n    \(Self.entry)\n  }\n")
  }

  @Test("the action comes after fixes and suppressions")
  func order() throws {
    try folder.write("{}", to: Self.name)
    let client = client("{\(Self.literal)}")
    client.send(
      TestClient.replacing(
        uri, by: Self.screen.replacing("Close button", with: ""), version: 2))
    let kinds = actions(client, to: "1:110").compactMap { $0["kind"]?.string }
    #expect(kinds.count > 2)
    #expect(kinds.dropLast().allSatisfy { $0 == "quickfix" })
    #expect(kinds.last == "refactor")
  }

  @Test(
    "it is offered at calls of unknown components, to clients that request such actions",
    arguments: [
      ("1:44", "", 1), ("1:48", "", 1), ("1:49", "", 0), ("1:43", "", 0),
      ("1:45", #", "only": ["quickfix"]"#, 0),
      ("1:45", #", "only": ["refactor"]"#, 1), ("1:45", #", "only": ["refactor.rewrite"]"#, 0),
    ])
  func offered(place: String, only: String, count: Int) {
    #expect(actions(client(Self.creating), at: place, only: only).count == count)
  }

  @Test(
    "nothing is offered if the configuration already has the component or is invalid",
    arguments: [#"{"components": {"Tile": {"role": "image"}}}"#, #"{"components": {"Tile": 1}}"#, "{"])
  func known(configuration: String) throws {
    try folder.write(configuration, to: Self.name)
    let kinds = actions(client(Self.creating)).map { $0["kind"]?.string ?? "" }
    #expect(!kinds.contains("refactor"))
  }

  @Test("a client that supports only commands gets the command, and is asked to apply the edit")
  func commands() throws {
    try folder.write("{}", to: Self.name)
    let client = client(#"{"workspace": {"applyEdit": true}}"#)
    let command = try #require(actions(client).last)
    #expect(command["title"]?.string == Self.title)
    client.send(#"{"id": 2, "method": "workspace/executeCommand", "params": \#(command.rawText)}"#)
    let messages = client.take()
    #expect(messages.map(TestClient.line) == ["ask 1 workspace/applyEdit", "2 = null"])
    #expect(
      messages.first?["params"]?["edit"].map(TestClient.edit)
        == "0:1-0:1=\n  \"components\": {\n    \(Self.entry)\n  }\n")
  }

  @Test(
    "a command without a target is rejected or explained",
    arguments: [
      (#""a11y.teachComponent", "arguments": ["URI"]"#, ["2 failed -32602"]),
      (
        #""a11y.teachComponent", "arguments": [{"uri": "URI", "position": {"line": 0, "character": 0}}]"#,
        [
          "log 2: No unconfigured component at this position.", "2 = null",
        ]
      ), (#""a11y.updateBaseline", "arguments": ["file:///nowhere"]"#, ["2 failed -32602"]),
      (#""a11y.other""#, ["2 failed -32602"]),
    ])
  func refused(command: String, expected: [String]) {
    let client = client("{}")
    let params = command.replacing("URI", with: uri)
    client.send(#"{"id": 2, "method": "workspace/executeCommand", "params": {"command": \#(params)}}"#)
    #expect(client.heard() == expected)
  }
}
