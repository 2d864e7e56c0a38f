// The output, reports, and fixes of `check`, with the real binary.

import Foundation
import TestSupport
import Testing

@Suite struct ReportTests {
  private let nameless =
    "VoiceOver announces “xmark, Button”, so users can't tell what this does. Add a label."

  private func run(
    _ arguments: String..., on files: [String: String], input: String = "",
    environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    return try Program.run(arguments, in: folder.path, input: Array(input.utf8), environment: environment)
  }

  @Test func `Text shows the location, the source, and the first fix`() throws {
    let outcome = try run("check", on: ["App/Screen.swift": Screens.nameless])
    #expect(
      outcome.text == """
        error[missing-icon-button-label]: \(nameless)
         --> App/Screen.swift:3:53
          |
        3 |   var body: some View { Button { close() } label: { Image("xmark") } }
          |                                                     ^^^^^^^^^^^^^^
          = help: Add accessibilityLabel("Close")
        3 -   var body: some View { Button { close() } label: { Image("xmark") } }
        3 +   var body: some View { Button { close() } label: { Image("xmark") }.accessibilityLabel("‹Close›") }

        1 finding in 1 file (1 error).

        """)
  }

  @Test func `The lines that a fix changes in several places are shown, long ones in part`() throws {
    let toggle = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Toggle("", isOn: $wifi)
            .padding()
        }
      }

      """
    #expect(
      try run("check", "--quiet", on: ["A.swift": toggle]).text.hasSuffix(
        """
          = help: Add a title and hide it with labelsHidden()
        4 -     Toggle("", isOn: $wifi)
        4 +     Toggle("‹…›" /* what the control changes */, isOn: $wifi)
        6 +       .labelsHidden()


        """))
    let long = Screens.nameless.replacing("  var", with: "\(String(repeating: "/*é*/", count: 200))  var")
      .replacing("} }", with: "} } // \(String(repeating: "a", count: 200))")
    let lines = try run("check", "--quiet", on: ["A.swift": long]).text.split(separator: "\n").suffix(2)
    #expect(lines.map { $0.prefix(5) } == ["3 - …", "3 + …"] && lines.allSatisfy { $0.hasSuffix("a…") })
    #expect(lines.last?.contains("Image(\"xmark\") }.accessibilityLabel(\"‹Close›\") }") == true)
    #expect(lines.allSatisfy { $0.utf8.count < 250 })
  }

  @Test func `Carets line up below their text after tabs and wide characters`() throws {
    let source = Screens.nameless.replacing("  var body", with: "\tlet a = \"日本😀é\"; var body")
    let outcome = try run("check", on: ["Screen.swift": source])
    let lines = outcome.text.split(separator: "\n")
    #expect(lines[3].hasPrefix("3 | \tlet a = \"日本😀é\"; var body"))
    let blanks = String(
      repeating: " ",
      count: "let a = \"".count + 7 + "\"; var body: some View { Button { close() } label: { ".count)
    #expect(lines[4] == "  | \t\(blanks)^^^^^^^^^^^^^^")
  }

  @Test func `Only a part of a line with megabytes is shown`() throws {
    let source = Screens.nameless.replacing(
      "Button", with: "let a = \"\(String(repeating: "ä", count: 100_000))\"; Button")
    let outcome = try run("check", on: ["Screen.swift": source])
    #expect(outcome.code == 1)
    #expect(outcome.output.count < 1_000)
  }

  @Test func `Control characters never reach the terminal`() throws {
    let source = Screens.nameless.replacing("close()", with: "\u{1B}[31m\u{202E}close()")
    let outcome = try run("check", on: ["Screen.swift": source])
    #expect(outcome.code == 1)
    #expect(!outcome.text.unicodeScalars.contains("\u{1B}"))
    #expect(!outcome.text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `File names can't inject commands into a CI server`() throws {
    let outcome = try run("check", "-q", on: ["::stop-commands::x.swift": Screens.nameless])
    #expect(outcome.text.contains("\n --> ::stop-commands::x.swift:3:53\n"))
    let concise = try run(
      "check", "-q", "--format", "concise", on: ["::stop-commands::x.swift": Screens.nameless])
    #expect(concise.text.hasPrefix("./::stop-commands::x.swift:3:53: error: "))
  }

  @Test(
    "File names, sources, and notes can't inject commands that CI runners detect anywhere in a line",
    arguments: ["##[stop-commands]", "##vso[task.prependpath]", "##teamcity[progress]", "###[x]"])
  func commands(command: String) throws {
    let source = Screens.nameless.replacing("close()", with: "close(/* \(command) */)")
    let folder = try TemporaryFolder([".git/HEAD": "", "\(command)a.swift": source])
    try folder.write([0xFF], to: "\(command)b.swift")
    for format in ["text", "concise", "xcode", "json", "sarif", "gitlab", "checkstyle", "junit", "github"] {
      let outcome = try Program.run(["check", "--format", format], in: folder.path)
      #expect(outcome.code == 3 && outcome.errors.contains("b.swift: "))
      #expect(!(outcome.text + outcome.errors).contains(command))
    }
  }

  @Test(
    "Spoken text can't inject commands into a CI server",
    arguments: ["##vso[x]", "##[error]", "\u{61C}\u{200E}\u{9B}"])
  func spokenCommands(text: String) throws {
    let code = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\(text)a\") } }\n"
    for format in ["text", "json"] {
      let outcome = try run("speak", "--format", format, "A.swift", on: ["A.swift": code])
      #expect(outcome.code == 0)
      #expect(!outcome.text.contains(text))
    }
  }

  @Test func `A checklist escapes its file's name`() throws {
    let outcome = try run("checklist", "<img src=x>`.swift", on: ["<img src=x>`.swift": Screens.clean])
    #expect(outcome.text.hasPrefix("# Checklist: \\<img src=x>\\`.swift\n"))
  }

  @Test func `Colors are shown on request, but not in files`() throws {
    let files = ["Screen.swift": Screens.nameless]
    #expect(try run("check", "--color", "always", on: files).text.contains("\u{1B}[1;31merror["))
    for arguments in ["auto", "never"] {
      #expect(try !run("check", "--color", arguments, on: files).text.contains("\u{1B}"))
    }
  }

  @Test func `Xcode gets one line per finding with the full path`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Screen.swift": Screens.nameless])
    let outcome = try Program.run(["check", "--format", "xcode"], in: folder.path)
    #expect(
      outcome.text == "\(folder["Screen.swift"]):3:53: error: \(nameless) (missing-icon-button-label)\n")
  }

  /// The contract of `--format json`.
  private struct Listing: Decodable {
    struct Edit: Decodable {
      var path: String
      var line, column, endLine, endColumn: Int
      var text: String
    }

    struct Fix: Decodable {
      var title, applicability: String
      var edits: [Edit]
    }

    struct Entry: Decodable {
      var path: String
      var line, column, endLine, endColumn: Int
      var rule, severity, message, framework: String
      var related: [Edit]
      var fixes: [Fix]
    }

    struct Skipped: Decodable {
      var path, reason: String
    }

    var version: Int
    var findings: [Entry]
    var skipped: [Skipped]
    var summary: [String: Int]
  }

  private func listing(_ outcome: Program.Outcome) throws -> Listing {
    try JSONDecoder().decode(Listing.self, from: Data(outcome.output))
  }

  @Test func `JSON contains locations, fixes, skipped files, and totals`() throws {
    let source = Screens.nameless.replacing("var body", with: "let a = \"😀\"; var body")
    let outcome = try run("check", ".", "gone.swift", "--format", "json", on: ["Screen.swift": source])
    let listing = try listing(outcome)
    #expect(outcome.code == 3)
    #expect(listing.version == 1)
    let finding = try #require(listing.findings.first)
    #expect(finding.path == "Screen.swift" && finding.rule == "missing-icon-button-label")
    #expect(finding.severity == "error" && finding.framework == "SwiftUI" && finding.message == nameless)
    #expect((finding.line, finding.column, finding.endLine, finding.endColumn) == (3, 67, 3, 81))
    let fix = try #require(finding.fixes.first)
    #expect(fix.applicability == "needs-text")
    #expect(fix.edits.map(\.text) == [".accessibilityLabel(\"Close\")"])
    #expect(listing.skipped.map(\.path) == ["gone.swift"])
    #expect(
      listing.summary["errors"] == 1 && listing.summary["files"] == 1 && listing.summary["warnings"] == 0)
  }

  @Test func `Findings are sorted by path, line, and column, regardless of the number of threads`() throws {
    var files: [String: String] = [:]
    for index in 0..<40 {
      files["\(index % 3)/\(index).swift"] = index % 2 == 0 ? Screens.nameless : Screens.rolelessTwice
    }
    let one = try listing(run("check", "--format", "json", "--jobs", "1", on: files))
    let places = one.findings.map { ($0.path, $0.line, $0.column) }
    #expect(places.elementsEqual(places.sorted(by: <), by: ==))
    #expect(one.findings.count == 60)
    let many = try listing(run("check", "--format", "json", "-j", "8", on: files))
    #expect(many.findings.map(\.path) == one.findings.map(\.path))
  }

  @Test func `Paths below the working directory are relative to it, others absolute`() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "a/Screen.swift": Screens.nameless, "b/Screen.swift": Screens.nameless,
    ])
    let outcome = try Program.run(["check", "--format", "json", "..", "./Screen.swift"], in: folder["a"])
    #expect(try listing(outcome).findings.map(\.path) == [folder["b/Screen.swift"], "Screen.swift"])
  }

  @Test func `A file has the same findings on its own and with its directory`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "App/Tests/Screen.swift": Screens.nameless])
    let alone = try Program.run(["check", "-q", "Screen.swift"], in: folder["App/Tests"])
    let whole = try Program.run(["check", "-q"], in: folder.path)
    #expect(alone.code == whole.code)
  }

  @Test func `Safe fixes are written, and remaining findings are reported`() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "a.swift": Screens.rolelessTwice, "b.swift": Screens.nameless,
      "c.swift": Screens.clean,
    ])
    try folder.write(
      [0xEF, 0xBB, 0xBF] + Array(Screens.rolelessTwice.replacing("\n", with: "\r\n").utf8), to: "d.swift")
    try folder.setPermissions(0o640, of: "d.swift")
    let outcome = try Program.run(["check", "--fix"], in: folder.path)
    #expect(outcome.code == 1)
    #expect(outcome.text.hasSuffix("Fixed 4 findings in 2 files.\n1 finding in 1 of 4 files (1 error).\n"))
    #expect(
      try folder.text(of: "a.swift").contains(
        "Text(\"Keep\").onTapGesture { keep() }.accessibilityAddTraits(.isButton)\n"))
    #expect(try folder.text(of: "b.swift") == Screens.nameless)
    #expect(try folder.bytes(of: "d.swift").starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(try folder.text(of: "d.swift").contains("{ keep() }.accessibilityAddTraits(.isButton)\r\n"))
    #expect(try folder.permissions(of: "d.swift") == 0o640)
    #expect(try folder.names == [".git", "a.swift", "b.swift", "c.swift", "d.swift"])
    let again = try Program.run(["check", "--fix"], in: folder.path)
    #expect(again.text.hasSuffix("\n1 finding in 1 of 4 files (1 error).\n"))
  }

  @Test func `A fix isn't written through a symbolic link`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "a.swift": Screens.rolelessTwice])
    try folder.link("b.swift", to: "a.swift")
    let outcome = try Program.run(["check", "--fix", "b.swift"], in: folder.path)
    #expect(outcome.code == 3)
    #expect(
      outcome.errors == "a11y-lsp: error: b.swift: is a symbolic link; use its target\n")
    #expect(outcome.text.contains("2 findings in 1 file (2 warnings)."))
    #expect(try folder.text(of: "a.swift") == Screens.rolelessTwice)
  }

  @Test func `Standard input is checked under the given name`() throws {
    let files = ["App/.a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "hint"}}"#]
    let outcome = try run(
      "check", "--stdin", "--stdin-filename", "App/Screen.swift", "--format", "json", on: files,
      input: Screens.nameless)
    #expect(outcome.code == 0)
    #expect(try listing(outcome).findings.map { "\($0.path) \($0.severity)" } == ["App/Screen.swift hint"])
  }

  @Test func `Standard input with a name that isn't linted is skipped and reported`() throws {
    let outcome = try run(
      "check", "--stdin", "--stdin-filename", "notes.txt", on: [:], input: Screens.nameless)
    #expect(outcome.code == 0)
    #expect(outcome.text == "No files to check.\n")
    #expect(
      outcome.errors.hasPrefix(
        "a11y-lsp: note: skipped notes.txt: not a Swift, Kotlin, Interface Builder, or Android resource file")
    )
  }

  @Test func `Fixed standard input goes to standard output, findings to standard error`() throws {
    let source = Screens.rolelessTwice + Screens.nameless
    let outcome = try run("check", "--stdin", "--fix", "--stdin-filename", "a.swift", on: [:], input: source)
    #expect(outcome.code == 1)
    #expect(outcome.text.split(separator: "\n").count == source.split(separator: "\n").count)
    #expect(outcome.text.components(separatedBy: ".accessibilityAddTraits(.isButton)").count == 3)
    #expect(outcome.errors.contains("error[missing-icon-button-label]"))
  }

  @Test func `Standard input that can't be checked is returned unchanged`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "b/.a11y-lsp.json": "{"])
    for (bytes, name, code): ([UInt8], String, Int32) in [
      ([0x61, 0xFF], "a.swift", 3), ([0x61, 0x0D, 0x0A], "b/a.swift", 2),
    ] {
      let outcome = try Program.run(
        ["check", "--stdin", "--fix", "--stdin-filename", name], in: folder.path, input: bytes)
      #expect(outcome.code == code)
      #expect(outcome.output == bytes)
      #expect(!outcome.errors.isEmpty)
    }
  }

  @Test func `Deep nesting on many threads doesn't crash`() throws {
    let depth = 100_000
    let files = Dictionary(
      uniqueKeysWithValues: ["(", "{", "[", "VStack { ", "\"\\("].enumerated().map { index, text in
        ("\(index).swift", "import SwiftUI\nlet a = " + String(repeating: text, count: depth))
      })
    #expect(try run("check", "--jobs", "4", on: files).code == 3)
  }
}
