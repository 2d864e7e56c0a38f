// Code that a change adds and that nothing uses yet, with the real binary and the real git.

import LanguageServer
import Source
import TestSupport
import Testing

@Suite struct AddedCodeTests {
  private static let app =
    "import SwiftUI\n@main struct Player: App { var body: some Scene { WindowGroup { Text(\"Hi\") } } }\n"
  /// A view that nothing uses, with one `missing-icon-button-label`.
  private static func view(_ name: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n"
      + "    Button { close() } label: { Image(\"xmark\") }\n  }\n}\n"
  }
  private static let preview = "#Preview { Button { close() } label: { Image(\"xmark\") } }\n"

  private let git = GitTests()

  /// Returns a repository with one commit, which contains an app and a view that nothing uses.
  private func repository() throws -> TemporaryFolder {
    let folder = try git.repository("")
    try folder.write(AddedCodeTests.app, to: "App.swift")
    try folder.write(AddedCodeTests.view("Old"), to: "Old.swift")
    try git.shell("git add .; git commit -qm 1", in: folder)
    return folder
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["check", "--format", "concise"] + arguments, in: folder.path)
  }

  private func expect(
    _ outcome: Program.Outcome, code: Int32, _ lines: [String], location: SourceLocation = #_sourceLocation
  ) {
    let found = outcome.text.split(separator: "\n").filter { $0.contains(".swift:") }.map {
      $0.split(separator: ": ").prefix(2).joined(separator: ": ")
    }
    #expect(found == lines, "\(outcome.text)\(outcome.errors)", sourceLocation: location)
    #expect(outcome.code == code, sourceLocation: location)
  }

  @Test(
    "An added view has its full severity before code uses it",
    arguments: [["--staged"], ["--changed-since", "HEAD"]])
  func addedViews(scope: [String]) throws {
    let folder = try repository()
    try folder.write(AddedCodeTests.view("New") + "#Preview { New() }\n", to: "New.swift")
    try folder.write(AddedCodeTests.view("Row"), to: "Row.swift")
    try git.shell("git add .", in: folder)
    for scoped in [scope, scope + ["New.swift", "Row.swift"]] {
      let outcome = try Program.run(["check", "--format", "concise"] + scoped, in: folder.path)
      expect(outcome, code: 1, ["New.swift:4:33: error", "Row.swift:4:33: error"])
      #expect(!outcome.text.contains("No code that shows this view"))
    }
    // A check of everything reports what users can reach.
    let all = try run("--min-severity", "hint", in: folder)
    expect(all, code: 0, ["Old.swift:4:33: hint", "Row.swift:4:33: hint"])
    #expect(all.text.contains("No code that shows this view was found."))
  }

  @Test func `Hooks that name files report added code, too, even before the first commit`() throws {
    let folder = try repository()
    try folder.write(AddedCodeTests.view("New"), to: "New.swift")
    for paths in [["New.swift", "Old.swift"], ["."]] {
      let outcome = try Program.run(
        ["check", "--format", "concise", "--added-since", "HEAD"] + paths, in: folder.path)
      expect(outcome, code: 1, ["New.swift:4:33: error"])
    }
    try git.shell("rm -rf .git; git init -q", in: folder)
    expect(
      try run("--added-since", "HEAD", in: folder), code: 1,
      ["New.swift:4:33: error", "Old.swift:4:33: error"])
    let refused = try run("--added-since", "HEAD", "--staged", in: folder)
    #expect(refused.code == 2 && refused.errors.contains("--staged includes --added-since"))
  }

  @Test func `Old code in a changed file keeps its severity`() throws {
    let folder = try repository()
    try folder.write("// Old\n" + AddedCodeTests.view("Old"), to: "Old.swift")
    try git.shell("git add .", in: folder)
    expect(try run("--staged", "--min-severity", "hint", in: folder), code: 0, ["Old.swift:5:33: hint"])
    try git.shell("git mv Old.swift Moved.swift", in: folder)
    expect(try run("--staged", "--min-severity", "hint", in: folder), code: 0, ["Moved.swift:5:33: hint"])
    try folder.write(AddedCodeTests.view("Old").replacing("close()", with: "end()"), to: "Moved.swift")
    try git.shell("git add .", in: folder)
    expect(try run("--staged", in: folder), code: 1, ["Moved.swift:4:31: error"])
  }

  @Test func `Developer previews aren't reported, even if they're new`() throws {
    let folder = try repository()
    try folder.write(AddedCodeTests.app + AddedCodeTests.preview, to: "App.swift")
    try git.shell("git add .", in: folder)
    expect(try run("--staged", "--min-severity", "hint", in: folder), code: 0, [])
  }

  @Test func `A baseline hides the same finding whether its code is in use or not`() throws {
    let folder = try repository()
    try folder.write(AddedCodeTests.view("New"), to: "New.swift")
    try git.shell("git add .", in: folder)
    _ = try Program.run(["baseline", "create"], in: folder.path)
    expect(
      try run("--staged", "--baseline", ".a11y-lsp-baseline", "--fail-on-stale", in: folder), code: 0, [])
  }

  @Test func `Only known findings in changed lines are counted`() throws {
    let folder = try repository()
    try git.shell("bad Known.swift a; git add .; git commit -qm 2", in: folder)
    _ = try Program.run(["baseline", "create"], in: folder.path)
    let known = ["--baseline", ".a11y-lsp-baseline"]
    func summary(_ arguments: [String]) throws -> String {
      String(try Program.run(["check"] + arguments + known, in: folder.path).text.split(separator: "\n")[0])
    }
    try git.shell("echo 'let three = 3' >> Known.swift", in: folder)
    #expect(try summary(["--changed-since", "HEAD"]) == "No findings in 1 file.")
    try git.shell("printf 'import SwiftUI\\nImage(\"a\")\\n' > Known.swift", in: folder)
    #expect(
      try summary(["--changed-since", "HEAD~1"]) == "No findings in 1 file (1 hidden by the baseline).")
  }

  @Test func `Text that an agent is about to write has its full severity`() throws {
    let folder = try repository()
    let client = try AgentClient(in: folder)
    func severities(_ text: String, _ path: String) throws -> [String] {
      var json = JSONWriter()
      json.object { json in
        json.member("path", path)
        json.member("text", text)
      }
      let arguments = String(decoding: json.bytes, as: UTF8.self)
      let findings = try client.call("check_text", arguments).json?["findings"]?.elements ?? []
      return findings.compactMap { $0["severity"]?.string }
    }
    #expect(try severities(AddedCodeTests.view("New"), "New.swift") == ["error"])
    #expect(try severities("// Old\n" + AddedCodeTests.view("Old"), "Old.swift") == ["hint"])
  }
}
