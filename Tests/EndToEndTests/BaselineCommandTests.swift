// Baselines on the command line, with the real binary.

import Foundation
import TestSupport
import Testing

@Suite struct BaselineCommandTests {
  /// Creates a project with one finding in each of two files.
  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [".git/HEAD": "", "App/A.swift": Screens.nameless, "App/B.swift": Screens.rolelessTwice]
        .merging(files) { $1 })
  }

  /// Runs the binary in `folder` and expects an exit code and text on standard output and standard error.
  @discardableResult
  private func run(
    _ words: String, in folder: TemporaryFolder, at subfolder: String = "", code: Int32 = 0,
    says texts: String..., complains errors: String = "", location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let arguments = words.split(separator: " ").map(String.init)
    let outcome = try Program.run(arguments, in: folder[subfolder])
    #expect(outcome.code == code, "\(outcome.errors)", sourceLocation: location)
    for text in texts { #expect(outcome.text.contains(text), "\(outcome.text)", sourceLocation: location) }
    if errors.isEmpty {
      #expect(outcome.errors == "", sourceLocation: location)
    } else {
      #expect(outcome.errors.contains(errors), "\(outcome.errors)", sourceLocation: location)
    }
    return outcome.text
  }

  private let configuration = [".a11y-lsp.json": #"{"baseline": ".a11y-lsp-baseline"}"#]

  @Test func `Known findings are counted but not shown, and new ones are shown`() throws {
    let folder = try project()
    try run(
      "baseline create", in: folder,
      says: "Recorded 3 findings in .a11y-lsp-baseline. To use it, add")
    try run(
      "check --baseline .a11y-lsp-baseline", in: folder,
      says: "No findings in 2 files (3 hidden by the baseline).\n")
    try folder.write("// New line\n" + Screens.nameless + Screens.nameless, to: "App/A.swift")
    try run(
      "check --baseline .a11y-lsp-baseline", in: folder, code: 1, says: "A.swift:8:53",
      "1 finding in 1 of 2 files (1 error; 3 hidden")
    let json = try Program.run(
      ["check", "--baseline", ".a11y-lsp-baseline", "--format", "json"], in: folder.path)
    #expect(json.text.contains(#""baselined":3,"stale":0"#))
  }

  @Test func `The configured baseline applies to the whole project, for any path and working directory`()
    throws
  {
    let folder = try project(configuration)
    try run("baseline create", in: folder, at: "App", says: "Recorded 3 findings in ")
    try run("check", in: folder, says: "3 hidden by the baseline")
    try run("check App/B.swift", in: folder, says: "2 hidden by the baseline")
    try run("check A.swift", in: folder, at: "App", says: "1 hidden by the baseline")
    try run("config App/A.swift", in: folder, says: #"".a11y-lsp-baseline"  .a11y-lsp.json"#)
    let input = try Program.run(
      ["check", "--stdin-filename", "App/A.swift"], in: folder.path, input: Array(Screens.nameless.utf8))
    #expect(input.text == "No findings in 1 file (1 hidden by the baseline).\n")
  }

  @Test func `A check never writes the baseline, and update writes only checked files`() throws {
    let folder = try project(configuration)
    try run("baseline create", in: folder)
    let old = try folder.text(of: ".a11y-lsp-baseline")
    try folder.write(Screens.nameless + Screens.nameless, to: "App/A.swift")
    try folder.write(Screens.clean, to: "App/B.swift")
    try run(
      "check", in: folder, code: 1,
      complains: "has 2 stale entries, such as missing-button-role in App/B.swift.")
    #expect(try folder.text(of: ".a11y-lsp-baseline") == old)
    try run("baseline update App/A.swift", in: folder, says: "4 findings (1 added, 0 removed).")
    try run("baseline update", in: folder, says: "2 findings (0 added, 2 removed).")
    try run("baseline update", in: folder, says: "is up to date (2 findings).")
  }

  @Test func `Stale entries fail a check on request, and prune removes only them`() throws {
    let folder = try project(configuration)
    try run("baseline create", in: folder)
    try folder.write(Screens.clean, to: "App/B.swift")
    try folder.write(Screens.nameless + Screens.nameless, to: "App/A.swift")
    try run(
      "check --fail-on never", in: folder,
      complains: "note: .a11y-lsp-baseline has 2 stale entries, such as missing-button-role in App/B.swift.")
    try run(
      "check --fail-on never --fail-on-stale", in: folder, code: 1,
      complains: "error: .a11y-lsp-baseline has")
    try run("check --fail-on never --fail-on-stale App/A.swift", in: folder)
    try run("check --fail-on never --fail-on-stale --ignore missing-button-role", in: folder)
    try run("baseline prune", in: folder, says: "1 finding (0 added, 2 removed).")
    try run(
      "check --fail-on-stale", in: folder, code: 1,
      says: "1 finding in 1 of 2 files (1 error; 1 hidden by the baseline)")
  }

  @Test func `Entries of deleted files are stale if the whole project is checked`() throws {
    let folder = try project(configuration)
    try run("baseline create", in: folder)
    try FileManager.default.removeItem(atPath: folder["App/B.swift"])
    try run("check --fail-on-stale App", in: folder)
    try run("check --fail-on-stale", in: folder, code: 1, complains: "App/B.swift")
    try FileManager.default.removeItem(atPath: folder["App"])
    try run("baseline prune", in: folder, code: 0, says: "0 findings (0 added, 3 removed).")
  }

  @Test func `A renamed file keeps its entries, and update renames them`() throws {
    let folder = try project(configuration)
    try run("baseline create", in: folder)
    try FileManager.default.moveItem(atPath: folder["App"], toPath: folder["Sources"])
    try run("check --fail-on-stale", in: folder, says: "3 hidden by the baseline")
    try run("baseline prune", in: folder, says: "up to date")
    try run("baseline update", in: folder, says: "3 findings (3 added, 3 removed).")
    #expect(try folder.text(of: ".a11y-lsp-baseline").contains(" Sources/A.swift "))
  }

  @Test func `Rules that didn't run keep their entries`() throws {
    let folder = try project(configuration)
    try run("baseline create", in: folder)
    try run("baseline update --ignore missing-button-role", in: folder, says: "up to date")
    try run("baseline prune --select missing-hint", in: folder, says: "up to date")
  }

  @Test func `Known findings are fixed, too`() throws {
    let folder = try project(configuration)
    try run("baseline create", in: folder)
    try run("check --fix -q --format xcode", in: folder)
    #expect(try folder.text(of: "App/B.swift") != Screens.rolelessTwice)
  }

  @Test func `Errors in a baseline are named by file and line, and nothing is checked or written`() throws {
    let folder = try project(configuration)
    let complaint =
      ".a11y-lsp-baseline:1: error: baseline not found; run 'a11y-lsp baseline create'"
    try run("check", in: folder, code: 2, complains: complaint)
    try run("baseline update", in: folder, code: 2, complains: complaint)
    try run("baseline create", in: folder)
    try run(
      "baseline create", in: folder, code: 2,
      complains: "already exists; run 'a11y-lsp baseline update'")
    let broken = try folder.text(of: ".a11y-lsp-baseline") + "=======\n"
    try folder.write(broken, to: ".a11y-lsp-baseline")
    for words in ["check", "check App/A.swift", "baseline prune", "baseline update"] {
      let text = try run(
        words, in: folder, code: 2,
        complains: ".a11y-lsp-baseline:5: error: unresolved merge conflict")
      #expect(text == "")
    }
    #expect(try folder.text(of: ".a11y-lsp-baseline") == broken)
    try run(
      "check --baseline App/A.swift", in: folder, code: 2,
      complains: "App/A.swift:1: error: not a baseline file")
  }

  @Test func `Wrong arguments are named`() throws {
    let folder = try project()
    try run("baseline", in: folder, code: 2, complains: "expected one of: create, update, prune")
    try run("baseline updat", in: folder, code: 2, complains: "did you mean 'update'?")
    try run(
      "check", in: try project([".a11y-lsp.json": #"{"baseline": 1}"#]), code: 2,
      complains: "'baseline' must be a file path")
  }

  @Test func `Each part of a project can have a separate baseline`() throws {
    let folder = try project([
      "Old/C.swift": Screens.nameless, "Old/.a11y-lsp.json": #"{"baseline": "known"}"#,
      ".a11y-lsp.json": #"{"baseline": "all"}"#,
    ])
    try run(
      "baseline create", in: folder, says: "Recorded 1 finding in Old/known.", "Recorded 3 findings in all.")
    try run("check", in: folder, says: "4 hidden by the baseline")
    #expect(try folder.text(of: "Old/known").contains(" Old/C.swift "))
  }

  @Test(
    "A configured baseline outside the project isn't read or written",
    arguments: [#"{"baseline": "../home/known"}"#, #"{"baseline": "link/known"}"#, #"{"baseline": "known"}"#])
  func outside(configuration: String) throws {
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/A.swift": Screens.nameless, "app/.a11y-lsp.json": configuration,
      "home/known": "{}",
    ])
    try folder.link("app/link", to: "../home")
    try folder.link("app/known", to: "../home/known")
    for command in ["baseline create", "baseline update", "baseline prune", "check"] {
      try run(command, in: folder, at: "app", code: 2, complains: "outside the project")
      #expect(try folder.text(of: "home/known") == "{}")
    }
  }

  @Test(
    "A baseline isn't written through a directory that is a link out of the project",
    arguments: ["create", "update", "prune"])
  func linkedDirectory(command: String) throws {
    let folder = try TemporaryFolder(["app/.git/HEAD": "", "app/A.swift": Screens.nameless, "out/x": ""])
    try folder.link("app/link", to: "../out")
    let isThere = command != "create"
    if isThere {
      try run("baseline create", in: folder, at: "app")
      try folder.write(
        try folder.text(of: "app/.a11y-lsp-baseline") + "missing-hint B.swift 00000000-00000000\n",
        to: "out/known")
      try folder.write(Screens.nameless + Screens.nameless, to: "app/A.swift")
    }
    let before = isThere ? try folder.text(of: "out/known") : nil
    try run(
      "baseline \(command) --baseline link/known", in: folder, at: "app", code: 3,
      complains: "leaves the project")
    #expect(FileManager.default.fileExists(atPath: folder["out/known"]) == isThere)
    if isThere { #expect(try folder.text(of: "out/known") == before) }
  }

  @Test(
    "A configuration can't use one of git's files as a baseline",
    arguments: [".git/index.lock", ".GIT/commondir", "a/.git/x"])
  func insideGit(path: String) throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "a/.git/y": "", "A.swift": Screens.nameless,
      ".a11y-lsp.json": #"{"baseline": "\#(path)"}"#,
    ])
    try run("baseline create", in: folder, code: 2, complains: "a baseline can't have this path")
    #expect(!FileManager.default.fileExists(atPath: folder[path]))
  }
}
