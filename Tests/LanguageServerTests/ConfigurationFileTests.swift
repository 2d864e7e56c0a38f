// Errors in open configuration files, shown in place.

import LanguageServer
import TestSupport
import Testing

@Suite("Open configuration files") struct ConfigurationFileTests {
  private let name = ".a11y-lsp.json"

  private func opened(_ text: String, _ capabilities: String = "{}") -> TestClient {
    let client = TestClient(capabilities, extra: #", "rootUri": "file:///nowhere-a11y""#)
    client.open(name, text, language: "json")
    return client
  }

  @Test("errors are diagnostics of the file during typing, and disappear when they're fixed")
  func pushed() {
    let client = opened("{\n  \"profil\": 1\n}")
    client.send(TestClient.changing(name, version: 2, TestClient.edit("1:9", "1:9", "e")))
    client.send(TestClient.changing(name, version: 3, TestClient.edit("1:13", "1:14", "\"strict\"")))
    client.send(TestClient.replacing(name, by: "{", version: 4))
    client.send(TestClient.closing(name))
    #expect(
      client.heard() == [
        "publish .a11y-lsp.json: 1:2-1:10 configuration", "publish .a11y-lsp.json: 1:13-1:14 configuration",
        "publish .a11y-lsp.json: ", "publish .a11y-lsp.json: 0:1-0:1 configuration",
        "publish .a11y-lsp.json: ",
      ])
  }

  @Test("the message has a suggestion, and the severity says whether the rest applies")
  func content() {
    let client = opened(
      #"{"profil": 1, "rules": 2}"#,
      #"{"textDocument": {"publishDiagnostics": {"codeDescriptionSupport": true}}}"#)
    let items = client.take().first?["params"]?["diagnostics"]?.elements ?? []
    #expect(
      items.map { $0["message"]?.string } == [
        "Unknown key 'profil'; did you mean 'profile'?",
        "'rules' must be an object of rule IDs and severities",
      ])
    #expect(items.map { $0["severity"]?.int } == [2, 1])
    #expect(items.map { $0["source"]?.string } == ["a11y", "a11y"])
    #expect(items.allSatisfy { $0["codeDescription"] == nil })
  }

  @Test("a client that pulls gets the errors of the current text")
  func pulled() {
    let client = opened(
      "{a: 1}",
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#)
    client.send(TestClient.request(1, "diagnostic", name))
    client.send(TestClient.replacing(name, by: "{}", version: 2))
    client.send(TestClient.request(2, "diagnostic", name))
    let answers = client.heard().filter { !$0.hasPrefix("ask") }
    #expect(answers == ["1 = full 1: 0:1-0:2 configuration", "2 = full 2: "])
  }

  @Test(
    "a misspelled word is replaced on request, its quotes stay, and no action ignores it",
    arguments: [
      (#"{"profil": "strict"}"#, "0:2-0:8=profile"), ("{profil: 'strict'}", "0:1-0:7=profile"),
      (#"{"rules": {"missing-hnt": "off"}}"#, "0:12-0:23=missing-hint"),
      (#"{"rules": {'missing-hint': 'of'}}"#, "0:28-0:30=off"),
    ])
  func mended(text: String, edit: String) {
    let client = opened(
      text, #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {}}}}}"#)
    _ = client.take()
    client.send(
      TestClient.request(
        1, "codeAction", name,
        #""range": \#(TestClient.range("0:0", "0:40")), "context": {"diagnostics": []}"#))
    let word = edit.split(separator: "=").last ?? ""
    #expect(client.heard() == ["1 = [quickfix “Change to \"\(word)\"” \(edit)]"])
  }

  @Test("a file that extends another one is checked again when that one changes")
  func extended() {
    let client = opened(#"{"extends": "App/.a11y-lsp.json"}"#)
    client.open("App/" + name, "{}", language: "json")
    client.send(TestClient.closing("App/" + name))
    #expect(
      client.heard() == [
        "publish .a11y-lsp.json: 0:12-0:32 configuration", "publish .a11y-lsp.json: ",
        "publish .a11y-lsp.json: ", "publish .a11y-lsp.json: ",
        "publish .a11y-lsp.json: 0:12-0:32 configuration",
      ])
  }

  @Test("Of thousands of extended files, a few are read once each, and at most 100 errors are shown")
  func manyExtensions() throws {
    let count = 5_000
    func extending(_ name: (Int) -> String) -> String {
      "{\"extends\": [" + (0..<count).map { "\"\(name($0))\"" }.joined(separator: ",") + "]}"
    }
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "missing/.a11y-lsp.json": extending { "\($0).json" },
      "same/.a11y-lsp.json": extending { _ in "team.json" }, "same/team.json": #"{"profil": 1}"#,
    ])
    var lookup = ConfigurationLookup()
    let missing = lookup.resolution(ofFile: folder["missing/.a11y-lsp.json"])
    #expect(missing.problems.count == 100)
    #expect(missing.isBroken)
    #expect((0..<count).count { lookup.hasRead(folder["missing/\($0).json"]) } == 32)
    let same = lookup.resolution(ofFile: folder["same/.a11y-lsp.json"])
    #expect(same.sources == [folder["same/.a11y-lsp.json"], folder["same/team.json"]])
    #expect(same.problems.count { $0.path == folder["same/team.json"] } == 1)
    #expect(same.problems.count == 100)
  }

  @Test("errors in an open file aren't logged, and those in a file on disk are logged once")
  func logged() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", name: "{\n  \"profil\": 1\n}"])
    let client = TestClient(extra: #", "rootUri": "file://\#(folder.path)""#)
    let uri = "file://\(folder.path)/"
    client.open(uri + name, "{a: 1}", language: "json")
    client.open(uri + "a.swift", "x")
    #expect(client.heard().filter { $0.hasPrefix("log") } == [])
    client.send(TestClient.closing(uri + name))
    client.open(uri + "b.swift", "x")
    client.open(uri + "c.swift", "x")
    let logs = client.heard().filter { $0.hasPrefix("log") }
    #expect(logs.count == 1)
    #expect(logs.first?.contains(".a11y-lsp.json:2:3: Unknown key 'profil'") == true)
  }

  @Test("a client that shows the status gets the problems of files that aren't open, and later their end")
  func status() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", name: "{\"profil\": 1}", "A.swift": ""])
    let client = TestClient(
      #"{"experimental": {"serverStatusNotification": true}}"#,
      extra: #", "rootUri": "file://\#(folder.path)""#, analyzer: .standard)
    client.open("file://" + folder["A.swift"], "")
    func status() -> [String?] {
      client.take().filter { $0["method"]?.string == "experimental/serverStatus" }.flatMap { message in
        ["health", "message", "uri"].map { message["params"]?[$0]?.string }
      }
    }
    let path = folder[name]
    #expect(
      status() == [
        "warning", "\(path):1:2: Unknown key 'profil'; did you mean 'profile'?", "file://\(path)",
      ])
    func change(to text: String) throws {
      try folder.write(text, to: name)
      client.send(
        #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": "file://\#(path)", "type": 2}]}}"#
      )
    }
    try change(to: "{}")
    #expect(status() == ["ok", nil, nil])
    try change(to: "{")
    #expect(
      status() == [
        "warning", "\(path):1:2: Expected a quoted key or '}', found end of file", "file://\(path)",
      ])
    try change(to: "{\"profil\": 2}")
    #expect(
      status() == [
        "warning", "\(path):1:2: Unknown key 'profil'; did you mean 'profile'?", "file://\(path)",
      ])
  }

  @Test("the problem of a workspace's configuration is shown although no document is open")
  func statusWithoutDocuments() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", name: "{\"profil\": 1}"])
    let client = TestClient(
      #"{"experimental": {"serverStatusNotification": true}}"#,
      extra: #", "rootUri": "file://\#(folder.path)""#, analyzer: .standard)
    client.send(#"{"method": "initialized", "params": {}}"#)
    let heard = client.take()
    #expect(heard.map { $0["method"]?.string } == ["window/logMessage", "experimental/serverStatus"])
    #expect(heard.last?["params"]?["uri"]?.string == "file://\(folder[name])")
  }
}
