// Skipped files and the messages about them.

import Foundation
import TestSupport
import Testing

@Suite struct SkippedFilesTests {
  /// Checks a file with `bytes` by name, and the directory that contains it.
  private func checkBytes(
    _ bytes: [UInt8], _ reason: String, configuration: String = "{}", isFailure: Bool = true,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder([".git/HEAD": "", ".a11y-lsp.json": configuration])
    try folder.write(bytes, to: "a.swift")
    let named = try Program.run(["check", "a.swift"], in: folder.path)
    #expect(named.code == 3, sourceLocation: location)
    #expect(named.errors == "a11y-lsp: error: a.swift: \(reason)\n", sourceLocation: location)
    let walked = try Program.run(["check"], in: folder.path)
    #expect(walked.code == (isFailure ? 3 : 0), sourceLocation: location)
    let error = isFailure ? "a11y-lsp: error: a.swift: \(reason)\n" : ""
    let note = "a11y-lsp: note: skipped a.swift: \(reason)\n"
    #expect(walked.errors == (isFailure ? error : note), sourceLocation: location)
    let quiet = try Program.run(["check", "-q"], in: folder.path)
    #expect(quiet.errors == error, sourceLocation: location)
    try folder.write(#"{"exclude": ["a.swift"]}"#, to: ".a11y-lsp.json")
    #expect(try Program.run(["check"], in: folder.path).code == 0, sourceLocation: location)
  }

  @Test
  func `A file that isn't text is an error until it is excluded, and a too large one only if named`()
    throws
  {
    try checkBytes([0x61, 0x00], "not a text file")
    try checkBytes([0x61, 0x0A, 0xFF], "not valid UTF-8 at line 2, column 1; save as UTF-8")
    try checkBytes([0xFF, 0xFE, 0x61, 0x00], "UTF-16; save as UTF-8")
    try checkBytes(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      "a Git LFS pointer; run 'git lfs pull' to fetch the file")
    try checkBytes(
      Array("12345".utf8), "larger than 4 bytes; raise 'maxFileSize' to check it",
      configuration: #"{"maxFileSize": 4}"#, isFailure: false)
  }

  @Test(.disabled(if: TemporaryFolder.isUnprotected, "Root can read everything."))
  func `An unreadable file or directory exits with code 3`() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "a/b.swift": "", "c.swift": "", "d.swift": Screens.nameless,
    ])
    try folder.setPermissions(0o000, of: "a")
    try folder.setPermissions(0o000, of: "c.swift")
    let outcome = try Program.run(["check"], in: folder.path)
    try folder.setPermissions(0o700, of: "a")
    #expect(outcome.code == 3)
    #expect(outcome.text.contains("1 finding in 1 file (1 error)."))
    #expect(
      outcome.errors == """
        a11y-lsp: error: a: can't be read: permission denied
        a11y-lsp: error: c.swift: can't be read: permission denied

        """)
  }

  #if os(Linux)
    @Test func `A file whose name isn't valid text is named as well as possible`() throws {
      let folder = try TemporaryFolder([".git/HEAD": "", "a.swift": Screens.clean])
      let name: [CChar] =
        Array((folder.path + "/b").utf8).map { CChar(bitPattern: $0) } + [-23] + ".swift".utf8CString
      #expect(rename(folder["a.swift"], name) == 0)
      let outcome = try Program.run(["check"], in: folder.path)
      #expect(outcome.code == 3)
      #expect(
        outcome.errors
          == "a11y-lsp: error: b\u{FFFD}.swift: can't be read: its name isn't valid UTF-8; rename it\n")
    }
  #endif

  @Test func `A file of another type isn't an error`() throws {
    try check("check", "README.md", on: ["README.md": ""], code: 0, complains: ["note: skipped README.md"])
    try check("check", on: ["README.md": ""], code: 0, says: ["No files to check."])
  }

  @Test func `Many files skipped for the same reason are counted`() throws {
    let names = (1...4).map { "Tests/\($0)Tests.swift" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (names + ["a.md", "b.md", "c.md"]).map { ($0, "") }))
    let reason = "tests, previews, and generated or vendored code are skipped"
    let kind = "not a Swift, Kotlin, Interface Builder, or Android resource file"
    let outcome = try Program.run(["check"] + names + ["a.md", "b.md", "c.md"], in: folder.path)
    #expect(
      outcome.errors == """
        a11y-lsp: note: skipped Tests/1Tests.swift and 3 others: \(reason)
        a11y-lsp: note: skipped a.md: \(kind)
        a11y-lsp: note: skipped b.md: \(kind)
        a11y-lsp: note: skipped c.md: \(kind)

        """)
  }
}
