// Findings in files that aren't open, for clients to which diagnostics are pushed.

import LanguageServer
import Linter
import Source
import Synchronization
import TestSupport
import Testing

@Suite("Files that aren't open")
struct ClosedFilesTests {
  private static let files = ["a.swift": "bad", "b.swift": "sad", "c.swift": "good"]
  private static let a = "publish a.swift: 0:0-0:3 bad-word"
  private static let b = "publish b.swift: 0:0-0:3 sad-word"

  @Test(
    "the mode decides which files have findings",
    arguments: [
      ("off", ["publish b.swift: "]), ("openFilesOnly", [b]), ("changedFiles", [a, b]),
      ("workspace", [a, b]),
      (nil, [b]),
    ])
  func modes(mode: String?, expected: [String]) throws {
    let workspace = try Workspace(Self.files, mode: mode, changed: { ["a.swift", "c.swift", "gone.swift"] })
    workspace.open("b.swift", "sad")
    let published = workspace.heard().filter { $0.hasPrefix("publish") }
    #expect(Set(published) == Set(expected))
    #expect(published.last == expected.last)
  }

  @Test("an invalid mode is reported once, and only open files are checked")
  func invalidMode() throws {
    let workspace = try Workspace(Self.files, mode: "all")
    workspace.set(#"{"diagnosticMode": 1}"#)
    workspace.open("b.swift", "sad")
    #expect(
      workspace.heard() == [
        "log 2: Setting a11y.diagnosticMode must be one of: off, openFilesOnly, changedFiles, workspace.",
        Self.b,
      ])
  }

  @Test("the mode can change at any time")
  func changes() throws {
    let workspace = try Workspace(Self.files, mode: nil)
    workspace.open("b.swift", "sad")
    #expect(workspace.heard() == [Self.b])
    workspace.set(#"{"diagnosticMode": "workspace"}"#)
    #expect(workspace.heard() == [Self.a])
    workspace.set(#"{"diagnosticMode": "off"}"#)
    #expect(workspace.heard() == ["publish a.swift: ", "publish b.swift: "])
    workspace.set(#"{"diagnosticMode": "openFilesOnly"}"#)
    #expect(workspace.heard() == [Self.b])
  }

  @Test("files are checked again when they change on disk, appear, or are deleted")
  func disk() throws {
    let workspace = try Workspace(Self.files)
    #expect(workspace.heard() == [Self.a, Self.b])
    try workspace.write("ok bad", to: "a.swift")
    #expect(workspace.heard() == ["publish a.swift: 0:3-0:6 bad-word"])
    workspace.tell("a.swift", "b.swift", "c.swift")
    #expect(workspace.heard() == [])
    try workspace.write("bad", to: "d.swift")
    try workspace.write("bad", to: ".hidden.swift")
    try workspace.write("bad", to: "a.txt")
    #expect(workspace.heard() == ["publish d.swift: 0:0-0:3 bad-word"])
    try workspace.remove("d.swift")
    #expect(workspace.heard() == ["publish d.swift: "])
  }

  @Test("a renamed directory")
  func renaming() throws {
    let workspace = try Workspace(["old/a.swift": "bad", "old/x/b.swift": "sad"])
    _ = workspace.heard()
    try workspace.folder.remove("old")
    try workspace.folder.write("bad", to: "new/a.swift")
    workspace.tell("old", "new")
    #expect(
      Set(workspace.heard()) == [
        "publish a.swift: ", "publish b.swift: ", "publish a.swift: 0:0-0:3 bad-word",
      ])
  }

  @Test("an open document replaces its file, and the text on disk counts after it's closed")
  func closing() throws {
    let workspace = try Workspace(Self.files)
    _ = workspace.heard()
    workspace.open("a.swift", "bad")
    #expect(workspace.heard() == [Self.a])
    workspace.change("a.swift", to: "mad")
    try workspace.write("bad bad", to: "a.swift")
    #expect(workspace.heard() == ["publish a.swift: 0:0-0:3 mad-word"])
    workspace.close("a.swift")
    #expect(workspace.heard() == ["publish a.swift: 0:0-0:3 bad-word, 0:4-0:7 bad-word"])
    workspace.open("a.swift", "bad bad")
    _ = workspace.heard()
    workspace.close("a.swift")
    #expect(workspace.heard() == [])
    // Discarded changes.
    workspace.open("c.swift", "bad")
    workspace.close("c.swift")
    #expect(workspace.heard() == ["publish c.swift: 0:0-0:3 bad-word", "publish c.swift: "])
    // Code that doesn't ship is checked only while it's open.
    workspace.open("ATests.swift", "bad")
    workspace.close("ATests.swift")
    #expect(workspace.heard() == ["publish ATests.swift: 0:0-0:3 bad-word", "publish ATests.swift: "])
  }

  @Test(
    "a file that the client writes differently is shown once",
    arguments: ["file:///%2E/..", "file:/", "file://localhost"])
  func spellings(start: String) throws {
    let workspace = try Workspace(Self.files)
    #expect(workspace.heard() == [Self.a, Self.b])
    let uri = start + workspace.folder.path + "/a.swift"
    workspace.send(TestClient.opening(uri, "bad"))
    let cleared = workspace.client.take().compactMap { $0["params"] }
    #expect(cleared.map { $0["uri"]?.string } == [workspace.uri("a.swift"), uri])
    #expect(cleared.map { $0["diagnostics"]?.elements?.count } == [0, 1])
    // The file is checked under its last name.
    workspace.send(TestClient.closing(uri))
    try workspace.write("good", to: "a.swift")
    #expect(workspace.client.take().compactMap { $0["params"]?["uri"]?.string } == [uri])
  }

  @Test("a file that the client opens through a symbolic link is shown once")
  func links() throws {
    let workspace = try Workspace(Self.files)
    try workspace.folder.link("link", to: ".")
    let links = try TemporaryFolder()
    try links.link("app", to: workspace.folder.path)
    #expect(workspace.heard() == [Self.a, Self.b])
    let uri = "file://\(links.path)/app/a.swift"
    workspace.send(TestClient.opening(uri, "mad"))
    let cleared = workspace.client.take().compactMap { $0["params"] }
    #expect(cleared.map { $0["uri"]?.string } == [workspace.uri("a.swift"), uri])
    try workspace.write("bad", to: "a.swift")
    #expect(workspace.heard() == [])
    workspace.send(TestClient.closing(uri))
    #expect(workspace.heard() == ["publish a.swift: ", Self.a])
  }

  @Test("a workspace folder in a hidden directory of another one is covered")
  func hiddenFolder() throws {
    let workspace = try Workspace(Self.files)
    try workspace.folder.write("bad", to: ".tools/d.swift")
    _ = workspace.heard()
    workspace.send(
      #"{"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {"added": [{"uri": "\#(workspace.uri(".tools"))", "name": "b"}], "removed": []}}}"#
    )
    #expect(workspace.heard() == ["publish d.swift: 0:0-0:3 bad-word"])
    try workspace.write("sad", to: ".tools/e.swift")
    #expect(workspace.heard() == ["publish e.swift: 0:0-0:3 sad-word"])
  }

  @Test("a file that's open before the first check isn't published twice")
  func openFirst() throws {
    let workspace = try Workspace(Self.files, starts: false)
    workspace.open("a.swift", "mad")
    #expect(workspace.heard() == ["publish a.swift: 0:0-0:3 mad-word", Self.b])
  }

  @Test("ignored, hidden, excluded, and test files have no findings; nested configurations apply")
  func coverage() throws {
    let workspace = try Workspace([
      ".gitignore": "ignored.swift\nout/", "ignored.swift": "bad", "out/a.swift": "bad",
      ".hidden/a.swift": "bad", "AppTests/a.swift": "bad", "a.txt": "bad", "values.xml": "bad",
      ".a11y-lsp.json": #"{"exclude": ["old/**"]}"#, "old/a.swift": "bad",
      "lib/.a11y-lsp.json": #"{"include": ["in/**"]}"#,
      "lib/in/lib.swift": "bad sad", "lib/out.swift": "sad",
      "big/.a11y-lsp.json": #"{"maxFileSize": 3}"#, "big/big.swift": "bad bad", "big/small.swift": "bad",
      "main.swift": "bad", "binary.swift": "bad\0",
      "other/.git/HEAD": "", "other/other.swift": "sad",
    ])
    #expect(
      Set(workspace.heard()) == [
        "publish lib.swift: 0:0-0:3 bad-word, 0:4-0:7 sad-word", "publish small.swift: 0:0-0:3 bad-word",
        "publish main.swift: 0:0-0:3 bad-word", "publish other.swift: 0:0-0:3 sad-word",
        "log 2: Not checked or only in part: \(workspace.folder.path)/binary.swift: not a text file (1 more).",
      ])
  }

  @Test("a changed configuration applies to all files, and an invalid one to none")
  func configuration() throws {
    let workspace = try Workspace(Self.files)
    _ = workspace.heard()
    try workspace.write(#"{"exclude": ["a.*"]}"#, to: ".a11y-lsp.json")
    #expect(workspace.heard() == ["publish a.swift: "])
    try workspace.write(#"{"rules": "#, to: ".a11y-lsp.json")
    #expect(workspace.heard().filter { $0.hasPrefix("publish") } == [])
    try workspace.remove(".a11y-lsp.json")
    #expect(workspace.heard() == [Self.a])
    workspace.set(#"{"diagnosticMode": "workspace", "exclude": ["b.*"]}"#)
    #expect(workspace.heard() == ["publish b.swift: "])
  }

  @Test("files are checked again only if the configuration changes")
  func sameConfiguration() throws {
    let workspace = try Workspace(
      Self.files.merging([".a11y-lsp.json": "{}"]) { $1 }, trace: true)
    func traces() -> [String] {
      workspace.client.take().compactMap { $0["params"]?["message"]?.string }.filter {
        $0.hasPrefix("Checked")
      }
    }
    #expect(traces() == ["Checked 3 files that aren't open"])
    workspace.open(".a11y-lsp.json", "{}")
    workspace.change(".a11y-lsp.json", to: "{ }")
    #expect(Set(traces()) == ["Checked 0 files that aren't open"])
    workspace.change(".a11y-lsp.json", to: #"{"profile": "strict"}"#, version: 3)
    #expect(traces() == ["Checked 3 files that aren't open"])
  }

  @Test("a baseline that only files that aren't open use")
  func baseline() throws {
    let workspace = try Workspace([
      "lib/.a11y-lsp.json": #"{"baseline": "known"}"#, "lib/known": Baseline().text.string,
      "lib/a.swift": "bad",
    ])
    #expect(workspace.heard() == [Self.a])
    let file = SourceFile(path: "lib/a.swift", text: SourceText("bad"))
    var relinter: Relinter?
    let findings = ToyLinter.analyzer.lint(file, Configuration(), .unknown, &relinter)
    let known = KnownFindings(Baseline(), root: workspace.folder.path) { _ in true }
    let new = known.updated(with: findings, of: file, path: "lib/a.swift", judges: { _ in true })
    try workspace.write(new.text.string, to: "lib/known")
    #expect(workspace.heard() == ["publish a.swift: "])
  }

  @Test("workspace folders can be added and removed")
  func folders() throws {
    let workspace = try Workspace(Self.files)
    let other = try TemporaryFolder(["d.swift": "bad"])
    _ = workspace.heard()
    workspace.send(
      #"{"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {"added": [{"uri": "file://\#(other.path)", "name": "b"}], "removed": []}}}"#
    )
    #expect(workspace.heard() == ["publish d.swift: 0:0-0:3 bad-word"])
    workspace.send(
      #"{"method": "workspace/didChangeWorkspaceFolders", "params": {"event": {"removed": [{"uri": "file://\#(other.path)", "name": "b"}], "added": []}}}"#
    )
    #expect(workspace.heard() == ["publish d.swift: "])
  }

  @Test("changed files are looked up again when a file is saved; without git, only open files are checked")
  func changedFiles() throws {
    let changed = ChangedNames("a.swift")
    let workspace = try Workspace(Self.files, mode: "changedFiles", changed: { changed.names })
    #expect(workspace.heard() == [Self.a])
    workspace.open("b.swift", "sad")
    workspace.close("b.swift")
    #expect(workspace.heard() == [Self.b, "publish b.swift: "])
    workspace.open("b.swift", "sad")
    changed.set("b.swift")
    try workspace.save("b.swift", "sad")
    #expect(workspace.heard() == [Self.b, "publish a.swift: "])
    workspace.close("b.swift")
    #expect(workspace.heard() == [])
    let plain = try Workspace(Self.files, mode: "changedFiles")
    try plain.write("sad", to: "b.swift")
    #expect(plain.heard() == ["log 2: Only open files are checked: git isn't here."])
  }

  @Test("the list of changed files stays while git fails, and is looked up again after a commit")
  func failingGit() throws {
    let changed = ChangedNames("a.swift")
    let workspace = try Workspace(Self.files, mode: "changedFiles", changed: { changed.names })
    #expect(workspace.heard() == [Self.a])
    changed.fail()
    try workspace.write("good", to: "c.swift")
    let log = "log 2: The list of changed files isn't updated: git isn't here."
    #expect(workspace.heard() == [log])
    changed.set()
    workspace.tell(".git/HEAD", ".git/index")
    #expect(workspace.heard() == ["publish a.swift: "])
  }

  /// The names of the changed files, as a test changes them.
  private final class ChangedNames: Sendable {
    private let stored: Mutex<[String]?>

    init(_ names: String...) { stored = Mutex(names) }

    /// Nil if git fails.
    var names: [String]? { stored.withLock { $0 } }

    func set(_ names: String...) { stored.withLock { $0 = names } }

    func fail() { stored.withLock { $0 = nil } }
  }
}
