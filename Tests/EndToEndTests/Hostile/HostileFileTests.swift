// Too many files, too large files, and files that are barely text.

import Foundation
import TestSupport
import Testing

#if !os(Windows)
  @Suite(.serialized) struct HostileFileTests {
    private func check(
      _ files: [String: [UInt8]], _ arguments: [String] = [], name: String, memory: Int
    ) throws -> Program.Outcome {
      let folder = try TemporaryFolder([".git/HEAD": ""])
      for (path, bytes) in files { try folder.write(bytes, to: path) }
      let megabytes = Double(files.values.reduce(0) { $0 + $1.count }) / 1e6
      let run = try Measurement.run(
        ["check", "--profile", "strict", "--fail-on", "never", "--format", "xcode"] + arguments,
        in: folder.path,
        seconds: Bounds.seconds(megabytes), memory: Bounds.factor * memory)
      #expect(!run.isBroken, "\(run.seconds) s, \(run.peakMemory >> 20) MB")
      Table.show(name, megabytes, run)
      return run.outcome
    }

    @Test func `A million findings are reported`() throws {
      let count = HostileInput.isFullSize ? 50_000 : 200
      let screen =
        "import SwiftUI\nstruct Screen: View { var body: some View { VStack {\n"
        + String(repeating: "Image(\"a\").onTapGesture { a() }\n", count: count / 2) + "} } }\n"
      // Each view has two findings.
      let files = Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0).swift", Array(screen.utf8)) })
      let outcome = try check(files, name: "A million findings", memory: 3 << 30)
      let lines = outcome.output.count { $0 == 0x0A }
      #expect(lines == count * 20)
      #expect(outcome.code == 0)
    }

    @Test func `A file of a hundred megabytes is skipped without being read`() throws {
      let bytes = [UInt8](repeating: 0x61, count: 100_000_000)
      for path in ["a.swift", "a.kt", "res/layout/a.xml"] {
        let outcome = try check(
          [path: bytes], [path], name: "A hundred megabytes, \(path)", memory: 128 << 20)
        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("\(path): larger than 16777216 bytes"))
      }
    }

    @Test func `A file of a hundred megabytes is checked if the configuration allows it`() throws {
      let count = HostileInput.isFullSize ? 2_500_000 : 50_000
      let files = [
        "a.swift": Array(String(repeating: "// a comment, as long as others are.\n//\n", count: count).utf8),
        ".a11y-lsp.json": Array(#"{"maxFileSize": 200000000}"#.utf8),
      ]
      let outcome = try check(files, name: "A hundred megabytes of comments", memory: 2 << 30)
      #expect(outcome.code == 0)
      #expect(outcome.errors == "")
    }

    @Test(arguments: HostileInput.Language.allCases)
    func `Zero bytes and partial characters are rejected or harmless`(language: HostileInput.Language)
      throws
    {
      let path = language.path
      for (bytes, reason): ([UInt8], String) in [
        ([0x61, 0x00, 0x61], "not a text file"),
        // Half of a surrogate pair, as some programs write it, and half of a UTF-8 sequence at the end.
        ([0x61, 0xED, 0xA0, 0xBD, 0x61], "not valid UTF-8 at line 1, column 2; save as UTF-8"),
        ([0x61, 0x0A, 0xF0, 0x9F], "not valid UTF-8 at line 2, column 1; save as UTF-8"),
      ] {
        let outcome = try check([path: bytes], [path], name: "Bytes", memory: 1 << 28)
        #expect(outcome.code == 3)
        #expect(outcome.errors == "a11y-lsp: error: \(path): \(reason)\n")
      }
      // Far from the start, zero bytes are ordinary characters.
      let late = Array(repeating: UInt8(ascii: "\n"), count: 10_000) + Array(repeating: 0, count: 100_000)
      #expect(try check([path: late], [path], name: "Zero bytes, \(path)", memory: 1 << 28).code == 0)
    }

    @Test(arguments: [
      #"{"exclude": ["§"]}"#, #"{"include": ["a/§"]}"#, #"{"rules": {"§": "off"}}"#, #"{"§": 1}"#,
      #"{"extends": "§"}"#,
      "§", #"{"a": "§"#, #"{"a": '§'}"#, "/*§", "//§", #"{"locales": [§]}"#,
    ])
    func `Extreme configurations are read within bounds`(form: String) throws {
      let size = HostileInput.isFullSize ? 1_000_000 : 20_000
      for unit in [
        "[", "[!", "{", "}", "{a,b}", "{{a,b},", "/", "./", "**/", "*a", "?", "\\\\", "\\u0000", "\\ud83d",
        "\"a\",",
        "\"{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}\",", "{\"a\":", "[[", "a,", "-", "1e", "'", "\n", "é",
      ] {
        let text = form.replacing("§", with: String(repeating: unit, count: size / unit.utf8.count))
        let files = ["a/b/Screen.swift": Array(Screens.clean.utf8), ".a11y-lsp.json": Array(text.utf8)]
        let outcome = try check(files, name: "Configuration \(form), \(unit)", memory: 1 << 29)
        #expect([0, 2].contains(outcome.code), "\(unit): \(outcome.errors.prefix(300))")
      }
    }

    @Test func `Long paths are matched with highly ambiguous patterns within bounds`() throws {
      let folder = String(repeating: "folder/", count: 30)
      var files: [String: [UInt8]] = [:]
      for index in 0..<4 { files["\(folder)\(index).swift"] = Array(Screens.clean.utf8) }
      let ways = repeatElement("{a,b}", count: 8).joined() + String(repeating: "c", count: 100)
      files[".a11y-lsp.json"] = Array(#"{"exclude": ["**/*\#(ways)*"]}"#.utf8)
      let outcome = try check(files, name: "Patterns of many ways", memory: 1 << 28)
      #expect(outcome.code == 0, "\(outcome.errors.prefix(300))")
    }

    @Test func `Configurations extend each other within bounds`() throws {
      var files: [String: [UInt8]] = ["Screen.swift": Array(Screens.clean.utf8)]
      for index in 0..<100 {
        // Each extends the next two, and the last ones extend the first.
        let next = (1...2).map { "\"\((index + $0) % 100).json\"" }.joined(separator: ",")
        files["\(index).json"] = Array("{\"extends\": [\(next)]}".utf8)
      }
      files[".a11y-lsp.json"] = Array(#"{"extends": ["0.json", ".a11y-lsp.json"]}"#.utf8)
      let outcome = try check(files, name: "Configurations in circles", memory: 1 << 28)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("too many levels of 'extends'"))
      #expect(outcome.errors.contains("it extends this file (cycle)"))
    }
  }
#endif
