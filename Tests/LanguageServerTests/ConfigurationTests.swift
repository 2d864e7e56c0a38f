import Elements
import LanguageServer
import Linter
import TestSupport
import Testing

@Suite("Configuration") struct ConfigurationTests {
  /// Reports one finding with the configuration's profile as its rule.
  private static let analyzer = Analyzer(
    lint: { _, configuration, _, _ in
      [
        Finding(
          rule: configuration.profile.rawValue, severity: .hint, framework: .swiftUI, range: 0..<1,
          message: "")
      ]
    }, rule: { _ in nil })

  private static let strictSettings =
    #"{"method": "workspace/didChangeConfiguration", "#
    + #""params": {"settings": {"a11y": {"profile": "strict"}}}}"#

  private func client(_ capabilities: String = "{}", options: String = "null") -> TestClient {
    TestClient(
      capabilities, extra: #", "initializationOptions": \#(options), "rootUri": "file:///nowhere-a11y""#,
      analyzer: Self.analyzer)
  }

  @Test(
    "initializationOptions contains the settings, under a11y or at the top level",
    arguments: [
      (#"{"profile": "strict"}"#, "strict"), (#"{"a11y": {"profile": "strict"}}"#, "strict"),
      (#"{"settings": {"a11y": {"profile": "strict"}}}"#, "strict"),
      (#"{"profile": "none", "path": ""}"#, "recommended"),
      ("[]", "recommended"), ("null", "recommended"),
    ])
  func options(options: String, profile: String) {
    let client = client(options: options)
    client.open("a.swift", "x")
    #expect(client.heard() == ["publish a.swift: 0:0-0:1 \(profile)"])
  }

  @Test("a client that supports configuration requests is asked; an error changes nothing")
  func asked() {
    let client = client(#"{"workspace": {"configuration": true}}"#)
    client.open("a.swift", "x")
    client.send(#"{"method": "initialized", "params": {}}"#)
    client.send(#"{"id": 1, "result": [{"profile": "strict"}]}"#)
    client.send(#"{"method": "workspace/didChangeConfiguration", "params": {"settings": null}}"#)
    client.send(#"{"id": 2, "error": {"code": -1, "message": "no"}}"#)
    client.send(#"{"method": "workspace/didChangeConfiguration", "params": {}}"#)
    client.send(#"{"id": 3, "result": [null]}"#)
    #expect(
      client.heard() == [
        "publish a.swift: 0:0-0:1 recommended", "ask 1 workspace/configuration",
        "publish a.swift: 0:0-0:1 strict",
        "ask 2 workspace/configuration", "ask 3 workspace/configuration",
        "publish a.swift: 0:0-0:1 recommended",
      ])
  }

  @Test(
    "if a client has no settings anymore, those from initialize apply",
    arguments: [#"{"settings": null}"#, "{}", "null"])
  func noSettings(params: String) {
    let change = #"{"method": "workspace/didChangeConfiguration", "params": \#(params)}"#
    let client = client()
    client.open("a.swift", "x")
    client.send(Self.strictSettings)
    client.send(change)
    #expect(client.heard().last == "publish a.swift: 0:0-0:1 recommended")
    let configured = self.client(options: #"{"profile": "strict"}"#)
    configured.open("a.swift", "x")
    configured.send(#"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"a11y": {}}}}"#)
    configured.send(change)
    #expect(configured.heard().last == "publish a.swift: 0:0-0:1 strict")
  }

  @Test("a client that doesn't support configuration requests pushes its settings")
  func pushed() {
    let client = client()
    client.open("a.swift", "x")
    client.send(Self.strictSettings)
    client.send(Self.strictSettings)
    #expect(client.heard() == ["publish a.swift: 0:0-0:1 recommended", "publish a.swift: 0:0-0:1 strict"])
  }

  @Test("a client that pulls is asked to pull again")
  func refresh() {
    let client = client(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#)
    client.open("a.swift", "x")
    client.send(Self.strictSettings)
    client.send(TestClient.request(7, "diagnostic"))
    #expect(client.heard() == ["ask 1 workspace/diagnostic/refresh", "7 = full 2: 0:0-0:1 strict"])
  }

  @Test("watchers are registered if the client supports it")
  func registration() {
    let client = client(
      """
      {"workspace": {
        "didChangeWatchedFiles": {"dynamicRegistration": true},
        "didChangeConfiguration": {"dynamicRegistration": true}
      }}
      """)
    client.send(#"{"method": "initialized", "params": {}}"#)
    let registrations = client.take().first?["params"]?["registrations"]
    #expect(
      registrations.map(JSONLayout().text) == """
        [
          {
            "id": "a11y-workspace/didChangeWatchedFiles",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": {
              "watchers": [
                {"globPattern": "**/.a11y-lsp.json"},
                {"globPattern": "**/.a11y-lsp-baseline"},
                {"globPattern": "**/*.{swift,kt,java,m,mm,h,xml,xib,storyboard,strings,xcstrings,xcconfig,podspec}"},
                {"globPattern": "**/{build.gradle,build.gradle.kts,*.versions.toml,project.pbxproj}"},
                {"globPattern": "**/*Info.plist"}
              ]
            }
          },
          {
            "id": "a11y-workspace/didChangeConfiguration",
            "method": "workspace/didChangeConfiguration",
            "registerOptions": {"section": "a11y"}
          }
        ]
        """)
    let plain = self.client()
    plain.send(#"{"method": "initialized", "params": {}}"#)
    #expect(plain.heard() == [])
  }

  @Test("The files that a configuration names are watched by name, and no others")
  func namedFiles() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "team/a[1].json": #"{"profile": "strict"}"#, "known": "",
      ".a11y-lsp.json": #"{"extends": ["team/a[1].json", "gone.json"], "baseline": "known"}"#,
    ])
    let uri = "file://\(folder.path)"
    let client = TestClient(
      #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#,
      extra: #", "rootUri": "\#(uri)""#)
    func patterns() -> [String] {
      client.take().filter { $0["method"]?.string?.hasPrefix("client/") == true }.map { message in
        let added = message["params"]?["registrations"]?.elements?.first?["registerOptions"]?["watchers"]
        let globs = added?.elements?.compactMap { $0["globPattern"]?.string }
        return globs?.joined(separator: " ") ?? "none"
      }
    }
    client.send(TestClient.opening("\(uri)/a.swift", "x"))
    #expect(patterns() == ["**/a?1?.json **/gone.json **/known"])
    try folder.write(#"{"extends": "team/a[1].json"}"#, to: ".a11y-lsp.json")
    client.send(TestClient.changed("\(uri)/.a11y-lsp.json"))
    #expect(patterns() == ["none", "**/a?1?.json"])
    try folder.write("{}", to: ".a11y-lsp.json")
    client.send(TestClient.changed("\(uri)/.a11y-lsp.json"))
    #expect(patterns() == ["none"])
    client.send(TestClient.changed("\(uri)/a.swift"))
    #expect(patterns() == [])
  }

  @Test("the files that git writes with each commit are watched only if changed files are checked")
  func gitFiles() {
    let client = client(
      #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#,
      options: #"{"diagnosticMode": "changedFiles"}"#)
    client.send(#"{"method": "initialized", "params": {}}"#)
    let added = client.take().last?["params"]?["registrations"]?.elements?.first?["registerOptions"]
    #expect(added?["watchers"]?.rawText == #"[{"globPattern":"**/.git/{HEAD,index,logs/HEAD}"}]"#)
    client.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"a11y": {"diagnosticMode": "workspace"}}}}"#
    )
    #expect(client.heard() == ["ask 3 client/unregisterCapability"])
  }

  @Test("A file that a configuration extends is read when it appears")
  func appearingBase() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".a11y-lsp.json": #"{"extends": "team.json"}"#])
    let uri = "file://\(folder.path)"
    let client = TestClient(extra: #", "rootUri": "\#(uri)""#, analyzer: Self.analyzer)
    client.send(TestClient.opening("\(uri)/a.swift", "x"))
    _ = client.heard()
    try folder.write(#"{"profile": "strict"}"#, to: "team.json")
    client.send(TestClient.changed("\(uri)/team.json"))
    #expect(client.heard().last?.hasSuffix("strict") == true)
  }

  @Test("an open configuration file applies as it is in the editor, or with its last valid text")
  func openConfigurationFile() {
    let client = client()
    client.open("a.swift", "x")
    client.open(".a11y-lsp.json", #"{"profile": "strict"}"#, language: "json")
    client.send(TestClient.replacing(".a11y-lsp.json", by: #"{"profile": "str"#, version: 2))
    client.send(TestClient.replacing(".a11y-lsp.json", by: "{}", version: 3))
    client.send(TestClient.replacing(".a11y-lsp.json", by: #"{"exclude": ["a.*"]}"#, version: 4))
    client.send(TestClient.closing(".a11y-lsp.json"))
    #expect(
      client.heard().filter { $0.hasPrefix("publish a.swift") } == [
        "publish a.swift: 0:0-0:1 recommended", "publish a.swift: 0:0-0:1 strict",
        "publish a.swift: 0:0-0:1 recommended", "publish a.swift: ", "publish a.swift: 0:0-0:1 recommended",
      ])
  }

  private static let file = ".a11y-lsp.json"
  private static let profiles = ["strict", "recommended"]

  @Test(
    "Configuration changes that arrive together are applied once",
    arguments: [
      (0..<9).map {
        TestClient.replacing(file, by: #"{"profile": "\#(profiles[$0 % 2])"}"#, version: 2 + $0)
      },
      (0..<9).map { _ in
        #"{"method": "textDocument/didSave", "params": {"textDocument": {"uri": "\#(TestClient.uri(file))"}}}"#
      } + [strictSettings],
      (0..<4).flatMap { _ in
        [TestClient.closing(file), TestClient.opening(file, #"{"profile": "strict"}"#, language: "json")]
      },
      (0..<9).map { strictSettings.replacing("strict", with: profiles[$0 % 2]) },
      (0..<9).map {
        #"{"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {"added": [], "#
          + #""removed": [{"uri": "file:///nowhere-\#($0)", "name": "x"}]}}}"#
      } + [strictSettings],
    ])
  func merged(messages: [String]) {
    let client = client()
    client.open("a.swift", "x")
    client.open(Self.file, "{}", language: "json")
    client.send(#"{"method": "$/setTrace", "params": {"value": "messages"}}"#)
    _ = client.take()
    client.post(messages)
    client.analyze()
    let sent = client.take()
    let traces = sent.compactMap { $0["params"]?["message"]?.string }
    #expect(traces.filter { $0.hasPrefix("Updated") } == ["Updated the configuration of 2 documents"])
    let published = sent.map(TestClient.line).filter { $0.hasPrefix("publish a.swift") }
    #expect(published == ["publish a.swift: 0:0-0:1 strict"])
  }

  @Test("paths are relative to the project or the workspace folder, which can be added and removed")
  func folders() {
    let client = TestClient(
      extra: #", "workspaceFolders": [{"uri": "file:///nowhere-a11y/one", "name": "one"}]"#)
    client.post(TestClient.opening("one/App/a.swift", "x"), TestClient.opening("two/App/b.swift", "x"))
    #expect(client.waiting == ["App/a.swift: x", "b.swift: x"])
    client.analyze()
    client.post(
      """
      {"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {
        "added": [{"uri": "file:///nowhere-a11y/two", "name": "two"}], "removed": []
      }}}
      """)
    #expect(client.waiting == ["App/b.swift: x"])
  }
}
