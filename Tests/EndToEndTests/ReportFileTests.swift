// Reports in files, and several at once, with the real binary.

import TestSupport
import Testing

@Suite struct ReportFileTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([".git/HEAD": "", "A.swift": Screens.nameless])
  }

  private func check(_ arguments: String..., in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["check"] + arguments, in: folder.path)
  }

  @Test func `A format with a file goes to the file, and text goes to standard output`() throws {
    let folder = try folder()
    let outcome = try check("--format", "sarif=out/a.sarif", in: folder)
    #expect(
      outcome.code == 3 && outcome.errors.hasPrefix("a11y-lsp: error: out/a.sarif: can't be written: "))
    #expect(outcome.text.hasSuffix("1 finding in 1 file (1 error).\n"))
    let plain = try check("--format", "sarif=a.sarif", in: folder)
    #expect(plain.code == 1 && plain.errors == "")
    #expect(plain.text.hasSuffix("1 finding in 1 file (1 error).\n"))
    #expect(try SARIFLog(folder.text(of: "a.sarif")).results.count == 1)
    #expect(try folder.names == [".git", "A.swift", "a.sarif"])
  }

  @Test func `Several formats are written at once`() throws {
    let folder = try folder()
    let outcome = try check(
      "--format", "github", "--format=junit=b=c.xml", "--format", "text=a.txt", "--color", "always",
      in: folder)
    #expect(outcome.code == 1 && outcome.text.hasPrefix("::error file=A.swift"))
    #expect(try folder.text(of: "b=c.xml").hasPrefix("<?xml"))
    #expect(try folder.text(of: "a.txt").hasPrefix("error[missing-icon-button-label]"))
  }

  @Test(
    "- as a file is standard output",
    arguments: [["--format", "gitlab=-"], ["--format", "gitlab", "-o", "-"]])
  func standardOutput(arguments: [String]) throws {
    let folder = try folder()
    let outcome = try Program.run(["check"] + arguments, in: folder.path)
    #expect(outcome.code == 1 && outcome.text.hasPrefix("[{"))
    #expect(try folder.names == [".git", "A.swift"])
  }

  @Test func `A directory isn't a report file`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Screens.nameless, "out/": ""])
    for place in [".", "out"] {
      let outcome = try check("-o", place, in: folder)
      #expect(outcome.code == 3)
      #expect(outcome.errors == "a11y-lsp: error: \(place): can't be written: is a directory\n")
    }
  }

  @Test func `--output is the file for the format`() throws {
    let folder = try folder()
    #expect(
      try check("--format", "gitlab", "-o", "a.json", in: folder).text.contains(
        "1 finding in 1 file (1 error)."))
    #expect(try folder.text(of: "a.json").hasPrefix("[{"))
    #expect(try check("--output", "a.txt", in: folder).code == 1)
    #expect(try folder.text(of: "a.txt").hasSuffix("1 finding in 1 file (1 error).\n"))
  }

  @Test func `Without --format, the extension of --output decides`() throws {
    let folder = try folder()
    for (name, start) in [("a.sarif", "{\"$schema\""), ("a.JSON", "{\"version\":1"), ("a-1.2", "error[")] {
      let outcome = try check("-o", name, in: folder)
      #expect(outcome.code == 1 && outcome.text.hasSuffix("1 finding in 1 file (1 error).\n"))
      #expect(try folder.text(of: name).hasPrefix(start), "\(name)")
    }
  }

  @Test(
    "An extension that contradicts the format is reported, and nothing is written",
    arguments: [
      (
        ["-o", "a.pdf"], "no format has the extension .pdf; use .json, .sarif, .xml, or .txt, or add --format"
      ),
      (["-o", "a.html"], "For a page to read, run 'a11y-lsp report -o report.html'."),
      (
        ["-o", "a.xml"], "several formats have the extension .xml; add --format junit or --format checkstyle"
      ),
      (
        ["--format", "sarif", "-o", "a.html"],
        "'a.html' doesn't fit --format sarif, whose files end with .sarif or .json"
      ),
      (["--format", "json=a.sarif"], "'a.sarif' doesn't fit --format json, whose files end with .json"),
      (["--format", "concise=a.md"], "'a.md' doesn't fit --format concise, whose files end with .txt"),
    ])
  func extensions(_ arguments: [String], complaint: String) throws {
    let folder = try folder()
    let names = try folder.names
    let outcome = try Program.run(["check"] + arguments, in: folder.path)
    #expect(outcome.code == 2 && outcome.errors.contains(complaint), "\(outcome.errors)")
    #expect(try folder.names == names)
  }

  @Test func `A regular file is replaced atomically and keeps its permissions; anything else stays`() throws {
    let folder = try folder()
    try folder.write("old", to: "a.json")
    try folder.setPermissions(0o640, of: "a.json")
    try folder.link("link", to: "a.json")
    try folder.write("", to: "b/")
    #expect(try check("--format", "json=a.json", in: folder).code == 1)
    #expect(
      try folder.text(of: "a.json").hasPrefix("{\"version\":1") && folder.permissions(of: "a.json") == 0o640)
    for (name, reason) in [
      ("link", "symbolic link"), ("b", "directory"), ("/dev/null", "not a regular file"),
    ] {
      let outcome = try check("--format", "text=\(name)", in: folder)
      #expect(outcome.code == 3 && outcome.errors.contains(reason))
    }
    #expect(try folder.text(of: "a.json").hasPrefix("{\"version\":1"))
  }

  @Test(
    "contradictory options are reported",
    arguments: [
      (["--format", "json", "--format", "sarif"], "--format sarif=FILE"),
      (["--format", "json=a", "--format", "sarif=a"], "two reports can't be written to the same file"),
      (["--format", "json=a", "--output", "b"], "every format already has a file"),
      (["--format", "json="], "missing file name in --format json=FILE"),
      (["--format", "sraif=a"], "did you mean 'sarif'?"),
    ])
  func contradictions(_ arguments: [String], complaint: String) throws {
    let folder = try folder()
    let outcome = try Program.run(["check"] + arguments, in: folder.path)
    #expect(outcome.code == 2 && outcome.errors.contains(complaint))
  }

  @Test func `Standard input can also be reported to files`() throws {
    let folder = try folder()
    let outcome = try Program.run(
      ["check", "--stdin", "--stdin-filename", "B.swift", "--fix", "--format", "json=a.json"],
      in: folder.path,
      input: Array(Screens.rolelessTwice.utf8))
    #expect(outcome.code == 0 && outcome.text.contains(".accessibilityAddTraits(.isButton)"))
    #expect(try folder.text(of: "a.json").contains("\"findings\":[]"))
  }
}
