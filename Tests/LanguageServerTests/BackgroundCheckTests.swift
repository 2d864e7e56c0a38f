// The jobs that check files that aren't open: dependencies, bounds, cancellation, and requests.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("The check of files that aren't open")
struct BackgroundCheckTests {
  private static let files = ["a.swift": "bad", "b.swift": "sad", "c.swift": "good"]
  private static let progress = #""window": {"workDoneProgress": true}"#

  // MARK: Requests

  @Test("workspace diagnostics are offered only to clients that pull, and if the setting needs them")
  func capability() throws {
    for (mode, isOffered) in [
      ("workspace", true), ("changedFiles", true), ("openFilesOnly", false), ("off", false),
    ] {
      let client = TestClient(saysNothing: ToyLinter.analyzer)
      client.send(
        #"{"id": 0, "method": "initialize", "params": {"capabilities": {\#(Workspace.pulling)}, "initializationOptions": {"diagnosticMode": "\#(mode)"}}}"#
      )
      let provider = client.take().first?["result"]?["capabilities"]?["diagnosticProvider"]
      #expect(provider?["workspaceDiagnostics"]?.bool == isOffered)
    }
  }

  @Test("a client gets only reports that it doesn't know, and learns when findings end")
  func pulls() throws {
    let workspace = try Workspace(Self.files, capabilities: Workspace.pulling)
    #expect(workspace.heard() == [])
    #expect(workspace.pull() == ["a.swift 1: bad-word", "b.swift 2: sad-word"])
    #expect(workspace.pull(["a.swift": "1", "b.swift": "2"]) == [])
    #expect(
      workspace.pull(["a.swift": "1", "c.swift": "7", "gone.swift": "0"]) == [
        "b.swift 2: sad-word", "c.swift 0: ",
      ])
    try workspace.write("mad", to: "a.swift")
    #expect(workspace.pull(["a.swift": "1", "b.swift": "2"]) == ["a.swift 3: mad-word"])
    try workspace.remove("a.swift")
    #expect(workspace.pull(["a.swift": "3", "b.swift": "2"]) == ["a.swift 4: "])
    #expect(workspace.pull(["a.swift": "4", "b.swift": "2"]) == [])
  }

  @Test("open documents are left out, and a closed one can be pulled")
  func openDocuments() throws {
    let workspace = try Workspace(Self.files, capabilities: Workspace.pulling)
    workspace.open("a.swift", "mad")
    #expect(workspace.pull() == ["b.swift 2: sad-word"])
    workspace.client.post(TestClient.closing(workspace.uri("a.swift")))
    _ = workspace.heard()
    // Until the file is checked, the findings of the document stay.
    workspace.client.post(TestClient.request(5, "diagnostic", workspace.uri("a.swift")))
    #expect(workspace.heard() == ["5 = full 3: 0:0-0:3 mad-word"])
    workspace.client.readFiles()
    #expect(workspace.pull(["b.swift": "2"]) == ["a.swift 4: bad-word"])
    // The client doesn't know a report of this file, but may show findings.
    workspace.open("c.swift", "bad")
    workspace.close("c.swift")
    #expect(workspace.pull(["b.swift": "2", "a.swift": "4"]) == ["c.swift 6: "])
  }

  @Test(
    "a request is answered at once in all modes",
    arguments: ["off", "openFilesOnly", "changedFiles", "workspace"])
  func immediateAnswers(mode: String) throws {
    let workspace = try Workspace(
      Self.files, mode: mode, capabilities: Workspace.pulling, changed: { [] }, starts: false)
    workspace.client.post(
      #"{"id": 1, "method": "workspace/diagnostic", "params": {"previousResultIds": []}}"#)
    #expect(workspace.heard() == [#"1 = {"items":[]}"#])
  }

  @Test("a client that asked once is asked to pull again; one that repeats its request isn't")
  func refreshing() throws {
    let workspace = try Workspace(Self.files, capabilities: Workspace.pulling, starts: false)
    let refresh = "workspace/diagnostic/refresh"
    #expect(workspace.pull() == [])
    workspace.client.readFiles()
    #expect(workspace.heard() == ["ask 1 \(refresh)"])
    workspace.send(#"{"id": 1, "result": null}"#)
    #expect(workspace.pull().count == 2)
    try workspace.write("bad bad", to: "a.swift")
    #expect(workspace.heard() == ["ask 2 \(refresh)"])
    workspace.send(#"{"id": 2, "result": null}"#)
    _ = workspace.pull()
    _ = workspace.pull()
    try workspace.write("bad", to: "a.swift")
    #expect(workspace.heard() == [])
  }

  @Test("if a client that pulls got the setting later, findings are pushed, but not of open documents")
  func pushedToPulling() throws {
    let workspace = try Workspace(Self.files, mode: nil, capabilities: Workspace.pulling)
    workspace.set(#"{"diagnosticMode": "workspace"}"#)
    #expect(
      workspace.heard() == ["publish a.swift: 0:0-0:3 bad-word", "publish b.swift: 0:0-0:3 sad-word"])
    workspace.open("a.swift", "bad")
    #expect(workspace.heard() == ["publish a.swift: "])
    workspace.close("a.swift")
    #expect(workspace.heard() == ["publish a.swift: 0:0-0:3 bad-word"])
  }

  // MARK: Facts of other files

  private static let strings = "res/values/strings.xml"
  private static let layout =
    #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:src="@drawable/x" android:contentDescription="@string/close" />"#

  private static func strings(_ close: String) -> String {
    "<resources><string name=\"close\">\(close)</string></resources>"
  }

  @Test("files that depend on another are checked when it's saved or closed, not while users type")
  func dependents() throws {
    let workspace = try Workspace(
      [
        Self.strings: Self.strings("Close"), "res/layout/main.xml": Self.layout,
        "res/layout/other.xml": #"<View xmlns:android="http://schemas.android.com/apk/res/android" />"#,
      ], trace: true, analyzer: .standard)
    func published() -> [String] { workspace.heard().filter { $0.hasPrefix("publish main.xml") } }
    #expect(published() == [])
    try workspace.write(Self.strings("Close button"), to: Self.strings)
    #expect(published().first?.hasSuffix("role-in-label") == true)
    workspace.open(Self.strings, Self.strings("Close button"))
    workspace.change(Self.strings, to: Self.strings("Close"))
    #expect(workspace.client.checkCount == 0)
    #expect(published() == [])
    try workspace.save(Self.strings, Self.strings("Close"))
    let traces = workspace.client.take().compactMap { $0["params"]?["message"]?.string }
    #expect(traces.last == "Checked 1 files that aren't open")
    workspace.change(Self.strings, to: Self.strings("Open button"), version: 3)
    #expect(published() == [])
    workspace.close(Self.strings)
    #expect(published() == [])
  }

  @Test("a report under another spelling of the URI ends")
  func spellings() throws {
    let workspace = try Workspace(Self.files, capabilities: Workspace.pulling)
    #expect(workspace.pull() == ["a.swift 1: bad-word", "b.swift 2: sad-word"])
    let uri = "file://localhost\(workspace.folder.path)/a.swift"
    workspace.send(TestClient.opening(uri, "bad"))
    #expect(workspace.pull(["a.swift": "1", "b.swift": "2"]) == ["a.swift 0: "])
  }

  @Test("a report ends while the file is open through a symbolic link")
  func links() throws {
    let workspace = try Workspace(Self.files, capabilities: Workspace.pulling)
    let links = try TemporaryFolder()
    try links.link("app", to: workspace.folder.path)
    #expect(workspace.pull() == ["a.swift 1: bad-word", "b.swift 2: sad-word"])
    let uri = "file://\(links.path)/app/a.swift"
    workspace.send(TestClient.opening(uri, "bad"))
    #expect(workspace.pull(["a.swift": "1", "b.swift": "2"]) == ["a.swift 0: "])
    workspace.send(TestClient.closing(uri))
    #expect(workspace.pull(["a.swift": "0", "b.swift": "2"]) == ["a.swift 1: bad-word"])
  }

  @Test("a file has the same findings as if it were open", arguments: ["android", "ios"])
  func equality(platform: String) throws {
    var files: [String: String] = [:]
    for (name, text) in Samples.files where name.hasPrefix(platform) { files[name] = text }
    func diagnostics(_ workspace: Workspace) -> [String: String] {
      var last: [String: String] = [:]
      for message in workspace.client.take()
      where message["method"]?.string == "textDocument/publishDiagnostics" {
        let name = message["params"]?["uri"]?.string?.split(separator: "/").last.map(String.init) ?? ""
        last[name] = message["params"]?["diagnostics"]?.rawText.replacing(workspace.folder.path, with: "")
      }
      return last.filter { $0.value != "[]" }
    }
    let opened = try Workspace(files, mode: nil, analyzer: .standard)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { opened.open(name, text) }
    let expected = diagnostics(opened)
    #expect(expected.count > 1)
    #expect(try diagnostics(Workspace(files, analyzer: .standard)) == expected)
  }

  // MARK: Bounds

  @Test("the number of findings is bounded, in a file and in all")
  func findings() throws {
    let many = String(repeating: "bad ", count: 2_100)
    var files: [String: String] = [:]
    for index in 0..<12 { files["\(index).swift"] = many }
    let workspace = try Workspace(files)
    let messages = workspace.client.take()
    let counts = messages.compactMap { $0["params"]?["diagnostics"]?.elements?.count }
    #expect(counts == Array(repeating: 2_000, count: 10))
    #expect(
      messages.map(TestClient.line).filter { $0.hasPrefix("log") }
        == ["log 2: Showing the first 20000 findings in files that aren't open."])
  }

  @Test("the number of files is bounded")
  func fileCount() throws {
    var files: [String: String] = [:]
    for index in 0..<10_010 { files["\(index / 500)/\(index).swift"] = "" }
    let workspace = try Workspace(files, trace: true)
    let messages = workspace.client.take().compactMap { $0["params"]?["message"]?.string }
    #expect(messages.contains("Checked 10000 files that aren't open"))
    #expect(messages.contains("The workspace has too many files. Only some of them are checked."))
  }

  // MARK: Jobs

  @Test("the first check shows progress, and can be canceled")
  func cancellation() throws {
    let workspace = try Workspace(Self.files, capabilities: Self.progress, starts: false)
    #expect(workspace.heard() == ["ask 1 window/workDoneProgress/create"])
    workspace.client.send(#"{"id": 1, "result": null}"#)
    let begin = workspace.client.take().first?["params"]
    #expect(begin?["value"]?["title"]?.string == "Checking project")
    let token = begin?["token"]?.string ?? ""
    let event = workspace.client.runCheck()
    workspace.client.send(#"{"method": "window/workDoneProgress/cancel", "params": {"token": "\#(token)"}}"#)
    workspace.client.session.handle([event])
    workspace.client.readFiles()
    #expect(workspace.client.take().map { $0["params"]?["value"]?["kind"]?.string } == ["end"])
    // Changed files are checked anyway, without progress.
    try workspace.write("bad", to: "a.swift")
    #expect(workspace.heard().last == "publish a.swift: 0:0-0:3 bad-word")
  }

  @Test("a result that arrives after a change of the configuration or after shutdown is dropped")
  func staleResults() throws {
    let workspace = try Workspace(Self.files, starts: false)
    let search = workspace.client.runCheck()
    workspace.client.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"a11y": {"diagnosticMode": "workspace", "exclude": ["a.*"]}}}}"#
    )
    workspace.client.session.handle([search])
    workspace.client.readFiles()
    #expect(workspace.heard() == ["publish b.swift: 0:0-0:3 sad-word"])
    workspace.client.post(
      #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": "\#(workspace.uri("c.swift"))", "type": 2}]}}"#
    )
    workspace.client.send(#"{"id": 9, "method": "shutdown"}"#)
    workspace.client.readFiles()
    #expect(workspace.heard() == ["9 = null"])
  }
}
