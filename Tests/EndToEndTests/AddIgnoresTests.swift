// Suppressions for all remaining findings, with the real binary.

import TestSupport
import Testing

@Suite struct AddIgnoresTests {
  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["check"] + arguments, in: folder.path)
  }

  private static let layout = "<LinearLayout>\n  <ImageView android:src=\"@drawable/a\"/>\n</LinearLayout>\n"

  @Test func `A second run finds nothing and writes nothing`() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "A.swift": Screens.nameless, "B.swift": Screens.rolelessTwice,
      "res/layout/c.xml": Self.layout,
    ])
    let first = try run("--add-ignores", "--reason", "known, see #7", in: folder)
    #expect(first.code == 0)
    #expect(first.text == "Added suppressions for 4 findings in 3 files.\nNo findings in 3 files.\n")
    let swift = try folder.text(of: "A.swift")
    #expect(swift.contains("\n  // a11y:ignore missing-icon-button-label: known, see #7\n  var body"))
    #expect(
      try folder.text(of: "res/layout/c.xml").contains(
        "\n  <!-- a11y:ignore missing-image-label: known, see #7 -->\n  <Im"))
    let second = try run("--add-ignores", "--reason", "again", in: folder)
    #expect(second.text == "No findings in 3 files.\n")
    #expect(try folder.text(of: "A.swift") == swift)
    #expect(try run("--require-reason", in: folder).code == 0)
  }

  @Test func `Fixes are applied first, and known findings aren't changed`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Screens.nameless])
    _ = try Program.run(["baseline", "create"], in: folder.path)
    try folder.write(Screens.rolelessTwice, to: "B.swift")
    try folder.write(Screens.nameless + Screens.nameless.replacing("close", with: "menu"), to: "A.swift")
    let outcome = try run(
      "--baseline", ".a11y-lsp-baseline", "--fix", "--add-ignores", "--format", "json", in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.text.contains(#""baselined":1,"stale":0,"fixed":2,"fixedFiles":1,"ignored":1,"ignoredFiles":1"#)
    )
    let lines = try folder.text(of: "A.swift").split(separator: "\n")
    #expect(lines.count { $0.contains("a11y:ignore") } == 1)
    #expect(lines.firstIndex { $0.contains("a11y:ignore") } == 6)
  }

  @Test(
    "only findings that the report shows get a suppression",
    arguments: [
      ([], false), (["--min-severity", "hint"], true), (["--format", "json"], true),
      (["--format", "sarif=a.sarif"], true), (["--format", "json", "--min-severity", "info"], false),
      (["--select", "recommended"], true),
    ])
  func hints(arguments: [String], isIgnored: Bool) throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "A.swift": Screens.rolelessTwice + Screens.nameless,
      ".a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "hint"}}"#,
    ])
    let outcome = try Program.run(["check", "--add-ignores"] + arguments, in: folder.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = try folder.text(of: "A.swift")
    #expect(text.contains("a11y:ignore missing-button-role"))
    #expect(text.contains("a11y:ignore missing-icon-button-label") == isIgnored)
    #expect(outcome.text.contains("1 hint not shown") == arguments.isEmpty)
  }

  @Test func `A finding stays if no comment can be added`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": "/* old\n*/ Image(\"a\")\n"])
    let outcome = try run("--add-ignores", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.text.hasSuffix("1 finding in 1 file (1 warning).\n"))
  }

  @Test func `Reasons are required by the configuration or the command line`() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "A.swift": Screens.nameless,
      "B.swift": Screens.nameless.replacing(
        "var body", with: "// a11y:ignore missing-icon-button-label\n  var body"),
    ])
    #expect(try run("B.swift", in: folder).code == 0)
    let strict = try run("--require-reason", "B.swift", in: folder)
    #expect(
      strict.code == 1
        && strict.text.contains(
          "warning[invalid-suppression]: This suppression has no reason. Add one after a colon.\n --> B.swift:3:3\n"
        ))
    try folder.write(#"{"rules": {"invalid-suppression": {"requireReason": true}}}"#, to: ".a11y-lsp.json")
    #expect(try run("B.swift", in: folder).code == 1)
    let refused = try run("--add-ignores", "A.swift", in: folder)
    #expect(refused.code == 3)
    #expect(
      refused.errors.contains(
        "A.swift: can't be written: its configuration requires reasons; use --reason"))
    #expect(try folder.text(of: "A.swift") == Screens.nameless)
    #expect(try run("--add-ignores", "--reason", "old", "A.swift", in: folder).code == 0)
    #expect(try Program.run(["explain", "invalid-suppression"]).text.contains("requireReason (false)"))
  }

  @Test(
    arguments: [
      (["--reason", "why"], "--reason requires --add-ignores"),
      (["--add-ignores", "--staged"], "can't be used with --staged"),
      (
        ["--add-ignores", "--stdin", "--stdin-filename", "a.swift"], "can't be used with --staged or --stdin"
      ),
      (["--add-ignores", "--require-reason"], "needs a reason for new suppressions"),
      (["--add-ignores", "--reason", "a -- b"], "without '--'"),
      (["--add-ignores", "--reason", "a\nb"], "a single line"),
      (["--add-ignores", "--reason", "  "], "a reason must be a single line"),
    ])
  func `Conflicting options are reported`(_ arguments: [String], _ complaint: String) throws {
    let outcome = try Program.run(["check"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
  }
}
