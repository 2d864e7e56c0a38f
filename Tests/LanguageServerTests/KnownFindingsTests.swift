// Baselines in the editor.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("Known findings") struct KnownFindingsTests {
  private static let known = "Image(\"known\")\n"
  private static let new = "Image(\"new\")\n"

  /// Creates a project with a baseline that lists the finding of `known` for `path`.
  private func project(path: String = "App/a.swift") throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "App/a.swift": Self.known, "App/.a11y-lsp.json": #"{"baseline": "../known"}"#,
    ])
    try folder.write(Self.baseline(path: path), to: "known")
    return folder
  }

  private static func baseline(path: String) -> String {
    let file = SourceFile(path: path, text: SourceText(known))
    let findings = Linter().lint(file)
    let entries = zip(findings, findings.fingerprints(in: file)).map {
      BaselineEntry(rule: $0.rule, path: path, fingerprint: $1)
    }
    return Baseline(entries).text.string
  }

  private func client() -> TestClient { TestClient(analyzer: .standard) }

  @Test("known findings aren't shown, even if they move, and new ones are")
  func hidden() throws {
    let folder = try project()
    let client = client()
    let uri = "file://" + folder["App/a.swift"]
    client.open(uri, Self.known)
    client.send(TestClient.replacing(uri, by: Self.new + Self.known, version: 2))
    #expect(client.heard() == ["publish a.swift: ", "publish a.swift: 0:0-0:12 missing-image-label"])
  }

  @Test("entries of a missing file apply to the file that it was renamed to")
  func renamed() throws {
    let folder = try project(path: "App/old.swift")
    let client = client()
    client.open("file://" + folder["App/a.swift"], Self.known)
    #expect(client.heard() == ["publish a.swift: "])
  }

  @Test("a baseline is read again when it changes, and the previous one applies while it is invalid")
  func reloaded() throws {
    let folder = try project()
    let client = client()
    client.open("file://" + folder["App/a.swift"], Self.known)
    let changed =
      #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": "file://\#(folder["known"])", "#
      + #""type": 2}]}}"#
    try folder.write("<<<<<<< HEAD\n", to: "known")
    client.send(changed)
    try folder.write(Baseline().text.string, to: "known")
    client.send(changed)
    #expect(
      client.heard() == [
        "publish a.swift: ",
        "log 2: \(folder["known"]):1: unresolved merge conflict; remove the markers and keep both sides",
        "publish a.swift: 0:0-0:14 missing-image-label",
      ])
  }

  @Test("several notifications are one change, and an edit between them isn't lost")
  func reloadedOnce() throws {
    let folder = try project()
    let client = client()
    let uri = "file://" + folder["App/a.swift"]
    client.open(uri, Self.known)
    let changed =
      #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": "file://\#(folder["known"])", "#
      + #""type": 2}]}}"#
    let anything = #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": []}}"#
    try folder.write(Baseline().text.string, to: "known")
    client.send(
      changed, anything, TestClient.replacing(uri, by: Self.known + Self.known, version: 2), changed, changed)
    #expect(
      client.heard() == [
        "publish a.swift: ",
        "publish a.swift: 0:0-0:14 missing-image-label, 1:0-1:14 missing-image-label",
      ])
  }

  @Test("a configured baseline outside the project is neither read nor written")
  func outside() throws {
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/a.swift": Self.known, "app/.a11y-lsp.json": #"{"baseline": "../known"}"#,
    ])
    try folder.write(Self.baseline(path: "a.swift"), to: "known")
    let before = try folder.text(of: "known")
    let client = client()
    client.open("file://" + folder["app/a.swift"], Self.known)
    #expect(client.heard().contains { $0.contains("outside the project") })
    client.send(
      #"{"id": 1, "method": "workspace/executeCommand", "params": {"command": "a11y.updateBaseline", "#
        + #""arguments": ["file://\#(folder["app/a.swift"])"]}}"#)
    #expect(try folder.text(of: "known") == before)
  }

  private func update(_ folder: TemporaryFolder, _ client: TestClient) {
    client.send(
      #"{"id": 1, "method": "workspace/executeCommand", "params": {"command": "a11y.updateBaseline", "#
        + #""arguments": ["file://\#(folder["App/a.swift"])"]}}"#)
  }

  @Test("the command adds a document's findings to the baseline and leaves other files unchanged")
  func updated() throws {
    let folder = try project()
    let other = "missing-image-label App/b.swift 00000000-00000000\n"
    try folder.write(try folder.text(of: "known") + other, to: "known")
    let client = client()
    client.open("file://" + folder["App/a.swift"], Self.new)
    _ = client.take()
    update(folder, client)
    #expect(client.heard() == ["1 = null", "publish a.swift: "])
    let lines = try folder.text(of: "known").split(separator: "\n").dropFirst()
    #expect(lines.map { $0.split(separator: " ")[1] } == ["App/a.swift", "App/b.swift"])
    client.send(TestClient.replacing("file://" + folder["App/a.swift"], by: Self.known, version: 2))
    #expect(client.heard() == ["publish a.swift: 0:0-0:14 missing-image-label"])
  }

  @Test("A baseline whose directory has become a link out of the project isn't written to")
  func movedOutside() throws {
    let baseline = Self.baseline(path: "a.swift")
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/a.swift": Self.known, "app/.a11y-lsp.json": #"{"baseline": "in/known"}"#,
      "app/in/known": baseline, "out/known": baseline,
    ])
    let client = client()
    client.open("file://" + folder["app/a.swift"], Self.known + Self.new)
    _ = client.take()
    try folder.remove("app/in")
    try folder.link("app/in", to: "../out")
    client.send(
      #"{"id": 1, "method": "workspace/executeCommand", "params": {"command": "a11y.updateBaseline", "#
        + #""arguments": ["file://\#(folder["app/a.swift"])"]}}"#)
    #expect(client.heard().contains { $0.contains("leaves the project") })
    #expect(try folder.text(of: "out/known") == baseline)
  }

  @Test("A baseline that takes too long to read isn't used, and a message says what to do")
  func tooLarge() throws {
    let folder = try project()
    let entry = "missing-image-label App/a.swift 00000000-00000000\n"
    let count = BaselineLookup.largestFile / entry.utf8.count + 1
    try folder.write(Baseline().text.string + String(repeating: entry, count: count), to: "known")
    let client = client()
    client.open("file://" + folder["App/a.swift"], Self.known)
    let logs = client.heard().filter { $0.hasPrefix("log") }
    #expect(logs.count == 1)
    #expect(logs.first?.contains("known:1: baseline ignored: larger than 4 MB; exclude") == true)
  }

  @Test("a document without a baseline has none to update, and an invalid one stays unchanged")
  func notUpdated() throws {
    let folder = try project()
    let client = client()
    client.open("file://" + folder["App/a.swift"], Self.known)
    _ = client.take()
    try folder.write("<<<<<<< HEAD\n", to: "known")
    client.send(TestClient.replacing("file://" + folder["App/a.swift"], by: Self.new, version: 2))
    _ = client.take()
    update(folder, client)
    #expect(client.heard().last == "1 = null")
    #expect(try folder.text(of: "known") == "<<<<<<< HEAD\n")
    try folder.write("{}", to: "App/.a11y-lsp.json")
    let bare = self.client()
    bare.open("file://" + folder["App/a.swift"], Self.known)
    _ = bare.take()
    update(folder, bare)
    #expect(
      bare.heard() == [
        "log 2: No baseline is configured for file://\(folder["App/a.swift"]). "
          + "Run 'a11y-lsp baseline create' and set \"baseline\" in .a11y-lsp.json.", "1 = null",
      ])
  }

  @Test("a missing baseline hides nothing, and the user is notified")
  func missing() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".a11y-lsp.json": #"{"baseline": "known"}"#])
    let client = client()
    client.open("file://" + folder["a.swift"], Self.known)
    #expect(
      client.heard() == [
        "log 2: \(folder["known"]):1: baseline not found; run 'a11y-lsp baseline create'",
        "publish a.swift: 0:0-0:14 missing-image-label",
      ])
  }
}
