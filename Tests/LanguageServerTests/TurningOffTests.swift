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

  private func edit(
    _ configuration: String?, _ capabilities: String = capabilities, settings: String = "{}",
    base: String = #"{"rules": {"missing-image-label": "error"}}"#
  ) throws -> JSONValue? {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Self.screen, "base.json": base])
    if let configuration { try folder.write(configuration, to: Self.name) }
    let client = TestClient(
      capabilities,
      extra: #", "rootUri": "file://\#(folder.path)", "initializationOptions": \#(settings)"#,
      analyzer: .standard)
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
      ("{ \"rules\": { \"missing-image-label\": { \"severity\": \"hint\" } } }", "0:50-0:56=\"off\""),
      // A base's rule, and an invalid severity.
      (
        "{ \"extends\": \"base.json\" }",
        "0:24-0:24=, \"rules\": { \"missing-image-label\": \"off\" }"
      ),
      ("{ \"rules\": { \"missing-image-label\": \"loud\" } }", "0:36-0:42=\"off\""),
      // Files without settings.
      ("", "0:0-0:0={\n  \"rules\": {\n    \"missing-image-label\": \"off\"\n  }\n}\n"),
      (" \n", "0:0-1:0={\n  \"rules\": {\n    \"missing-image-label\": \"off\"\n  }\n}\n"),
      (
        "// Ours\n",
        "0:7-1:0=\n{\n  \"rules\": {\n    \"missing-image-label\": \"off\"\n  }\n}\n"
      ),
      // Entries of `perPath` that turn the rule on.
      (
        "{ \"rules\": {}, \"perPath\": [{ \"paths\": [\"*.swift\"], \"rules\": { \"missing-image-label\": \"error\" } }] }",
        "0:85-0:92=\"off\""
      ),
    ])
  func added(configuration: String, expected: String) throws {
    let made = try edit(configuration).map(TestClient.edit)
    #expect(made?.hasSuffix(expected) == true, "\(made ?? "none")")
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

  @Test func `The options of a rule are kept`() throws {
    let entry = "{ \"minIOS\": 40 }"
    for (value, edit) in [
      (entry, "{ \"minIOS\": 40, \"severity\": \"off\" }"),
      ("{ \"severity\": \"error\", \"minIOS\": 40 }", "{ \"severity\": \"off\", \"minIOS\": 40 }"),
    ] {
      let text = SourceText("{ \"rules\": { \"small-touch-target\": \(value) } }")
      let edits = ConfigurationFile.edits(turningOff: "small-touch-target", in: text)
      #expect(
        edits.flatMap(text.applying)?.string == "{ \"rules\": { \"small-touch-target\": \(edit) } }")
    }
  }

  @Test(
    "the action isn't offered if the rule would stay on",
    arguments: [
      // The editor's settings override the file.
      ("{}", #"{"rules": {"missing-image-label": "error"}}"#, ""),
      ("", #"{"rules": {"missing-image-label": "error"}}"#, ""),
      // An error makes the whole configuration unknown.
      ("{ \"profile\": 7 }", "{}", "{}"), ("{ \"extends\": \"base.json\" }", "{}", "{ \"profile\": "),
      // Another file's entry applies to the file.
      (
        "{ \"extends\": \"base.json\" }", "{}",
        #"{ "perPath": [{ "paths": ["*.swift"], "rules": { "missing-image-label": "error" } }] }"#
      ),
    ])
  func kept(configuration: String, settings: String, base: String) throws {
    #expect(try edit(configuration, settings: settings, base: base) == nil)
  }

  @Test("settings for other rules don't matter")
  func otherSettings() throws {
    #expect(try edit(nil, settings: #"{"profile": "strict", "rules": {"missing-hint": "error"}}"#) != nil)
  }
}
