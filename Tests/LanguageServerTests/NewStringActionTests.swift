// Fixes that add string resources, as editors get them: both files in one edit.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("Two-file fixes in the server")
struct NewStringActionTests {
  private static let table = "app/src/main/res/values/strings.xml"
  private static let layout = "app/src/main/res/layout/a.xml"
  private static let texts = "<resources>\n  <string name=\"app\">App</string>\n</resources>\n"
  private static let button =
    "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\"><ImageButton android:src=\"@drawable/ic_close\"/></LinearLayout>"
  private static let literal = #""codeActionLiteralSupport": {}"#
  private static let resolving =
    #"\#(literal), "dataSupport": true, "resolveSupport": {"properties": ["edit"]}"#

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([".git/HEAD": "", Self.table: Self.texts, Self.layout: Self.button])
  }

  private func uri(_ path: String) -> String { "file://" + folder[path] }

  private func client(
    _ codeAction: String = literal, workspaceEdit: String = #""documentChanges": true"#,
    settings: String = "", layout: String = button
  ) -> TestClient {
    let client = TestClient(
      #"{"textDocument": {"codeAction": {\#(codeAction)}}, "workspace": {"applyEdit": true, "workspaceEdit": {\#(workspaceEdit)}}}"#,
      extra: #", "rootUri": "file://\#(folder.path)"\#(settings)"#, analyzer: .standard)
    client.open(uri(Self.layout), layout, language: "xml")
    client.readFiles()
    _ = client.take()
    return client
  }

  private func actions(_ client: TestClient, only: String = "quickfix") -> [JSONValue] {
    client.send(
      TestClient.request(
        1, "codeAction", uri(Self.layout),
        #""range": \#(TestClient.range("0:0", "0:300")), "context": {"diagnostics": [], "only": ["\#(only)"]}"#
      ))
    return client.take().last?["result"]?.elements ?? []
  }

  /// Returns the changes of an action, as in `a.xml v1: 1 edit, strings.xml null: 1:30 + …`.
  private func documents(_ edit: JSONValue?) -> [String] {
    let versioned = edit?["documentChanges"]?.elements?.map {
      (
        uri: $0["textDocument"]?["uri"]?.string, version: $0["textDocument"]?["version"]?.rawText,
        edits: $0["edits"]
      )
    }
    let plain = edit?["changes"]?.members?.map {
      (uri: Optional($0.name), version: Optional("-"), edits: Optional($0.value))
    }
    return (versioned ?? plain ?? []).map { document in
      let name = document.uri?.split(separator: "/").last.map(String.init) ?? "?"
      let edits = document.edits?.elements?.map { edit in
        "\(edit["range"]?["start"]?["line"]?.int ?? -1):\(edit["range"]?["start"]?["character"]?.int ?? -1) \(edit["newText"]?.string ?? "?")"
      }
      return "\(name) \(document.version ?? "null") " + (edits ?? []).joined(separator: " | ")
    }
  }

  private static let added = "\n  <string name=\"close\">Close</string>"
  private static let reference = "0:85  android:contentDescription=\"@string/close\""

  @Test("a file that isn't open is changed without a version")
  func onDisk() {
    let action = actions(client()).first
    #expect(action?["title"]?.string?.hasSuffix("\"Close\" (create string 'close')") == true)
    #expect(
      documents(action?["edit"])
        == ["a.xml 1 \(Self.reference)", "strings.xml null 1:33 \(Self.added)"])
  }

  @Test("an open file is changed as it is in the editor")
  func open() {
    let client = client()
    client.open(uri(Self.table), "\n" + Self.texts, version: 7, language: "xml")
    _ = client.take()
    #expect(documents(actions(client).first?["edit"]).last == "strings.xml 7 2:33 \(Self.added)")
  }

  @Test("a client without versions gets both files as well")
  func withoutVersions() {
    let edit = actions(client(workspaceEdit: "")).first?["edit"]
    #expect(documents(edit) == ["a.xml - \(Self.reference)", "strings.xml - 1:33 \(Self.added)"])
  }

  @Test("the edit is based on the string table at the time of the request")
  func resolved() throws {
    let client = client(Self.resolving)
    let action = try #require(actions(client).first)
    #expect(action["edit"] == nil)
    try folder.write("\n\n" + Self.texts, to: Self.table)
    client.send(#"{"id": 2, "method": "codeAction/resolve", "params": \#(action.rawText)}"#)
    #expect(documents(client.take().last?["result"]?["edit"]).last == "strings.xml null 3:33 \(Self.added)")
  }

  @Test("a table that already has the text stays unchanged, and one with another text rejects the fix")
  func stale() throws {
    let client = client(Self.resolving)
    let action = try #require(actions(client).first)
    func resolve(_ text: String) throws -> JSONValue? {
      try folder.write(
        "<resources>\n  <string name=\"close\">\(text)</string>\n</resources>\n", to: Self.table)
      client.send(#"{"id": 2, "method": "codeAction/resolve", "params": \#(action.rawText)}"#)
      return client.take().last
    }
    #expect(documents(try resolve("Close")?["result"]?["edit"]) == ["a.xml 1 \(Self.reference)"])
    #expect(try resolve("Shut")?["error"]?["code"]?.int == -32801)
    try folder.write("<resources>\n  <string na", to: Self.table)
    client.send(#"{"id": 3, "method": "codeAction/resolve", "params": \#(action.rawText)}"#)
    #expect(client.take().last?["error"]?["code"]?.int == -32801)
  }

  @Test("all safe fixes add a text once")
  func all() {
    let views = String(
      repeating: "<ImageButton android:contentDescription=\"Open map\"/>", count: 2)
    let client = client(
      settings: #", "initializationOptions": {"profile": "strict"}"#,
      layout:
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\"><TextView android:text=\"@string/app\"/>\(views)</LinearLayout>"
    )
    let edit = actions(client, only: "source.fixAll").first?["edit"]
    #expect(documents(edit).last == "strings.xml null 1:33 \n  <string name=\"open_map\">Open map</string>")
    #expect(documents(edit).first?.split(separator: "|").count == 2)
  }
}
