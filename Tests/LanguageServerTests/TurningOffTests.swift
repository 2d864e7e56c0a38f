// The action that turns a rule off in the configuration.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("Turning rules off") struct TurningOffTests {
  private static let name = ".a11y-lsp.json"
  private static let screen = "import SwiftUI\nstruct A: View { var body: some View { Image(\"wave\") } }\n"
  private static let capabilities =
    #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}, "workspace": {"workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]}}}"#
  private static let title = "Turn off missing-image-label in \(name)"

  private func edit(_ configuration: String?, _ capabilities: String = capabilities) throws -> JSONValue? {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Self.screen])
    if let configuration { try folder.write(configuration, to: Self.name) }
    let client = TestClient(
      capabilities, extra: #", "rootUri": "file://\#(folder.path)""#, analyzer: .standard)
    let uri = "file://" + folder["A.swift"]
    client.open(uri, Self.screen)
    _ = client.take()
    client.send(
      TestClient.request(
        1, "codeAction", uri,
        #""range": \#(TestClient.range("1:40", "1:40")), "context": {"diagnostics": []}"#))
    let actions = client.take().last?["result"]?.elements ?? []
    return actions.first { $0["title"]?.string == Self.title }?["edit"]
  }

  @Test(
    "The rule is added to the nearest configuration",
    arguments: [
      ("{}", "0:1-0:1=\n  \"rules\": {\n    \"missing-image-label\": \"off\"\n  }\n"),
      (
        "{\n  \"rules\": {\n    \"missing-hint\": \"off\"\n  }\n}\n",
        "2:25-2:25=,\n    \"missing-image-label\": \"off\""
      ),
      ("{\n  \"rules\": { \"missing-image-label\": \"hint\" }\n}\n", "1:36-1:42=\"off\""),
      ("{ \"rules\": { \"missing-image-label\": { \"severity\": \"hint\" } } }", "0:36-0:58=\"off\""),
    ])
  func added(configuration: String, expected: String) throws {
    #expect(try edit(configuration).map(TestClient.edit)?.hasSuffix(expected) == true)
  }

  @Test func `A missing configuration is created`() throws {
    let text = try edit(nil)?["documentChanges"]?.elements?.last?["edits"]?.elements?.first?["newText"]?
      .string
    #expect(text == "{\n  \"rules\": {\n    \"missing-image-label\": \"off\"\n  }\n}\n")
  }

  @Test func `Without a place for the rule, the action isn't offered`() throws {
    #expect(try edit(nil, #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#) == nil)
    #expect(try edit("{ \"rules\": ") == nil)
  }
}
