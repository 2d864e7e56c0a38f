// The output of `check` for people, with the real binary.

import LanguageServer
import TestSupport
import Testing

@Suite struct TerminalOutputTests {
  private static let nameless =
    "VoiceOver announces “xmark, Button”, so users can't tell what this does. Add a label."
  private static let hintFiles = [
    "Screen.swift": Screens.nameless,
    ".a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "hint"}}"#,
  ]

  private func run(
    _ arguments: [String], on files: [String: String], input: String = "", environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    return try Program.run(
      ["check"] + arguments, in: folder.path, input: Array(input.utf8), environment: environment)
  }

  @Test func `The concise format has one line per finding, in the order of the code`() throws {
    let files = ["A.swift": Screens.rolelessTwice + Screens.nameless]
    let text = try run(["--format", "concise", "--quiet"], on: files).text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("A.swift:") && $0.hasSuffix("]") })
    #expect(
      lines.last?.hasSuffix(": error: \(TerminalOutputTests.nameless) [missing-icon-button-label]") == true)
    let numbers = lines.map { Int($0.split(separator: ":")[1]) ?? 0 }
    #expect(numbers == numbers.sorted())
  }

  @Test func `The most severe findings of a file come first`() throws {
    let files = ["A.swift": Screens.rolelessTwice + Screens.nameless]
    let text = try run([], on: files).text
    let labels = text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "[missing-").map { String(line[..<$0.lowerBound]) }
    }
    #expect(labels == ["error", "warning", "warning"], "\(text)")
  }

  @Test func `The summary says what to do next`() throws {
    let files = ["A.swift": Screens.rolelessTwice]
    #expect(
      try run([], on: files).text.hasSuffix(
        "\n2 findings in 1 file (2 warnings).\n[*] 2 fixable with --fix.\n"))
    #expect(try !run(["--fix"], on: files).text.contains("fixable"))
    #expect(try run(["--quiet"], on: files).text.contains("2 findings") == false)
  }

  @Test(
    "exactly the findings that --fix can fix are marked, wherever --fix can be added",
    arguments: [
      ([], "[missing-button-role] [*]: ", "[missing-icon-button-label]: "),
      (["--format", "concise"], ": warning: [*] ", ": error: VoiceOver"),
      (["--quiet"], "[missing-button-role] [*]: ", "[missing-icon-button-label]: "),
    ])
  func marks(arguments: [String], marked: String, unmarked: String) throws {
    let files = ["A.swift": Screens.rolelessTwice + Screens.nameless]
    let text = try run(arguments, on: files).text
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains(marked) } == 2 && lines.count { $0.contains(unmarked) } == 1, "\(text)")
    let isQuiet = arguments == ["--quiet"]
    #expect(text.hasSuffix("\n[*] 2 fixable with --fix.\n") == !isQuiet)
    for other in [["--fix"], ["--add-ignores"], ["--format", "json"], ["--format", "xcode"]] {
      #expect(try !run(other, on: files).text.contains("[*]"))
    }
  }

  @Test(
    "hints are shown only on request",
    arguments: [
      ([], false), (["--format", "concise"], false), (["--fail-on", "error"], false),
      (["--min-severity", "hint"], true), (["--min-severity", "info"], false), (["--fail-on", "hint"], true),
      (["--select", "names"], true),
    ])
  func hints(arguments: [String], isShown: Bool) throws {
    let text = try run(arguments, on: TerminalOutputTests.hintFiles).text
    #expect(text.contains("missing-icon-button-label") == isShown, "\(text)")
    let isMentioned = text.contains("1 hint not shown; show it with --min-severity hint.")
    #expect(isMentioned == (!isShown && !arguments.contains("--min-severity")))
  }

  @Test func `The summary says that code that nothing uses was left out`() throws {
    let app =
      "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Text(\"Hi\") } } }\n"
    let view =
      "import SwiftUI\nstruct New: View { var body: some View { Button { save() } label: { Image(\"disk\") } } }\n"
    let unused = try run([], on: ["Main.swift": app, "New.swift": view]).text
    #expect(
      unused.hasSuffix(
        "1 hint (in code that nothing uses yet) not shown; show it with --min-severity hint.\n"), "\(unused)")
    let previewed = try run([], on: ["Main.swift": app, "New.swift": view + "#Preview { New() }\n"]).text
    #expect(
      previewed.hasPrefix("No findings")
        && previewed.hasSuffix("1 finding not reported, because only previews show its code.\n"),
      "\(previewed)")
  }

  @Test func `Formats for tools contain hints`() throws {
    for format in ["xcode", "github", "json", "sarif", "gitlab", "checkstyle", "junit"] {
      #expect(
        try run(["--format", format], on: TerminalOutputTests.hintFiles).text.contains(
          "missing-icon-button-label"),
        "\(format)")
    }
  }

  @Test(
    "“warn” and “info” are severities",
    arguments: [("warn", "warning"), ("info", "information")])
  func aliases(alias: String, severity: String) throws {
    func lines(_ word: String, _ option: String) throws -> String {
      let configuration = "{\"rules\": {\"missing-button-role\": \"\(word)\"}}"
      let outcome = try run(
        [option, word, "--format", "xcode", "--quiet"],
        on: ["A.swift": Screens.rolelessTwice + Screens.nameless, ".a11y-lsp.json": configuration])
      #expect(outcome.errors == "")
      return "\(outcome.code)\n"
        + outcome.text.split(separator: "\n").map { $0.drop { $0 != ":" } }.joined(separator: "\n")
    }
    for option in ["--min-severity", "--fail-on"] {
      #expect(try lines(alias, option) == lines(severity, option))
    }
  }

  @Test func `Statistics count findings by rule, file, and severity instead of listing them`() throws {
    let files = ["A.swift": Screens.rolelessTwice, "B.swift": Screens.nameless]
    #expect(
      try run(["--statistics"], on: files).text == """
          Total  Error  Warning  Fixable  Rule
              2      0        2        2  missing-button-role
              1      1        0        0  missing-icon-button-label

          Total  Error  Warning  Fixable  File
              2      0        2        2  A.swift
              1      1        0        0  B.swift

        3 findings in 2 files (1 error, 2 warnings).
        [*] 2 fixable with --fix.

        """)
    let many = Dictionary(uniqueKeysWithValues: (0..<25).map { ("\($0).swift", Screens.nameless) })
    #expect(try run(["--statistics"], on: many).text.contains("\n  … and 5 more files\n"))
    let refused = try run(["--statistics", "--format", "sarif"], on: files)
    #expect(refused.code == 2 && refused.text == "")
  }

  @Test func `Statistics in JSON list every severity and every file`() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<25).map { ("\($0).swift", Screens.nameless) })
    let outcome = try run(["--statistics", "--format", "json"], on: files)
    let json = try #require(try? JSONDocument(parsing: Array(outcome.text.utf8)).root)
    let rule = try #require(json["rules"]?.elements?.first)
    #expect(rule["rule"]?.string == "missing-icon-button-label")
    #expect(
      ["total", "error", "warning", "information", "hint", "fixable"].map { rule[$0]?.int } == [
        25, 25, 0, 0, 0, 0,
      ])
    #expect(json["files"]?.elements?.count == 25)
    #expect(json["files"]?.elements?.first?["file"]?.string == "0.swift")
  }

  // MARK: --diff

  @Test func `A patch makes the same changes as --fix, with any line endings`() throws {
    for lineEnd in ["\n", "\r\n"] {
      let source = (Screens.rolelessTwice + String(repeating: "// a\n", count: 20) + Screens.nameless)
        .replacing("\n", with: lineEnd)
      let folder = try TemporaryFolder([".git/HEAD": "", "App/A.swift": source, "B.swift": Screens.clean])
      let outcome = try Program.run(["check", "--diff"], in: folder.path)
      #expect(outcome.code == 1 && outcome.errors == "a11y-lsp: note: --fix would fix 2 findings in 1 file\n")
      #expect(outcome.text.hasPrefix("--- a/App/A.swift\n+++ b/App/A.swift\n@@ -"))
      #expect(try folder.text(of: "App/A.swift") == source)
      try folder.write(outcome.output, to: "fix.patch")
      let patch = try Program.shell("git apply fix.patch", in: folder.path)
      let applied = try folder.text(of: "App/A.swift")
      #expect(patch.code == 0 && applied != source, "\(patch.errors)")
      try folder.write(source, to: "App/A.swift")
      _ = try Program.run(["check", "--fix"], in: folder.path)
      #expect(try folder.text(of: "App/A.swift") == applied)
    }
  }

  #if !os(Windows)
    @Test(
      "a patch of a file with an unusual name can be applied, and prints no control characters",
      arguments: [
        "a b.swift", "a\nb.swift", "a\tb.swift", "a\u{1B}[1mb.swift", "a\"b\\.swift", "ä\u{202E}.swift",
      ])
    func names(name: String) throws {
      let folder = try TemporaryFolder([".git/HEAD": "", name: Screens.rolelessTwice])
      let outcome = try Program.run(["check", "--diff"], in: folder.path)
      #expect(outcome.code == 1 && !outcome.text.contains("\u{1B}") && !outcome.text.contains("\u{202E}"))
      try folder.write(outcome.output, to: "fix.patch")
      let patch = try Program.shell("git apply fix.patch", in: folder.path)
      let applied = try folder.text(of: name)
      #expect(patch.code == 0 && applied != Screens.rolelessTwice, "\(patch.errors)\(outcome.text)")
    }
  #endif

  @Test
  func `A patch of standard input goes to standard output, and a file without a last line feed is marked`()
    throws
  {
    let source = String(Screens.rolelessTwice.dropLast())
    let outcome = try run(["--diff", "--stdin", "--stdin-filename", "A.swift"], on: [:], input: source)
    #expect(outcome.code == 1 && outcome.text.hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@ -"))
    #expect(outcome.text.hasSuffix("\n\\ No newline at end of file\n"))
    #expect(outcome.text.split(separator: "\n").count { $0.hasPrefix("+ ") || $0.hasPrefix("+\t") } == 2)
  }

  @Test func `Without fixes, there's no patch`() throws {
    let outcome = try run(["--diff"], on: ["A.swift": Screens.clean])
    #expect(outcome.code == 0 && outcome.text == "")
    #expect(outcome.errors == "a11y-lsp: note: no finding can be fixed with --fix\n")
    for arguments in [
      ["--format", "json"], ["--add-ignores"], ["--staged"], ["--statistics"], ["-o", "a.txt"],
    ] {
      let refused = try run(["--diff"] + arguments, on: ["A.swift": Screens.rolelessTwice])
      #expect(refused.code == 2 && refused.text == "" && refused.errors.contains("--diff"))
    }
  }

  @Test func `Only the fixes of findings that are shown are applied`() throws {
    let configuration = #"{"rules": {"missing-button-role": "hint"}}"#
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".a11y-lsp.json": configuration, "A.swift": Screens.rolelessTwice,
    ])
    func run(_ arguments: String...) throws -> Program.Outcome {
      try Program.run(["check"] + arguments, in: folder.path)
    }
    #expect(try run("--diff").text == "")
    #expect(try run("--fix").text.hasSuffix("2 hints not shown; show them with --min-severity hint.\n"))
    #expect(try folder.text(of: "A.swift") == Screens.rolelessTwice)
    #expect(try run("--diff", "--min-severity", "hint").code == 1)
    #expect(try run("--fix", "--min-severity", "hint").text.hasPrefix("Fixed 2 findings in 1 file.\n"))
    let piped = try Program.run(
      ["check", "--stdin", "--stdin-filename", "A.swift", "--fix"], in: folder.path,
      input: Array(Screens.rolelessTwice.utf8))
    #expect(piped.text == Screens.rolelessTwice)
  }

  // MARK: Links

  @Test(
    "rules are links only in terminals that show them, or if FORCE_HYPERLINK requires it",
    arguments: [("", false), ("0", false), ("1", true)])
  func links(force: String, hasLinks: Bool) throws {
    let page = "https://www.w3.org/WAI/WCAG22/Understanding/"
    for format in ["text", "concise", "json"] {
      let text = try run(
        ["--format", format], on: ["A.swift": Screens.nameless], environment: ["FORCE_HYPERLINK": force]
      ).text
      #expect(text.contains("\u{1B}]8;;\(page)") == (hasLinks && format != "json"))
    }
  }
}
