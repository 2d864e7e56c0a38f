// The state of files after `--fix` under any circumstances.

import Foundation
import TestSupport
import Testing

#if !os(Windows)
  @Suite struct FixSafetyTests {
    /// The number of times to kill the binary: a few by default, or `ROUNDS` in a thorough run.
    private static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 8

    /// Returns a file with a combination of line endings, byte order mark, and final line ending for each index.
    private static func screen(_ index: Int) -> [UInt8] {
      var text = Screens.rolelessTwice + String(repeating: "// \(index)\n", count: 200 * (index % 7))
      if index % 2 == 1 { text = text.replacing("\n", with: "\r\n") }
      if index % 3 == 1 { text = String(text.trimmingCharacters(in: .newlines)) }
      return (index % 5 == 1 ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }

    private static let names = (0..<40).map { "\($0).swift" }

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder([".git/HEAD": ""])
      for (index, name) in FixSafetyTests.names.enumerated() {
        try folder.write(FixSafetyTests.screen(index), to: name)
        try folder.setPermissions(index % 2 == 0 ? 0o640 : 0o755, of: name)
      }
      return folder
    }

    @Test func `If killed at any moment, it leaves every file old or new`() throws {
      let whole = try folder()
      let start = Date()
      _ = try Program.run(["check", "--fix"], in: whole.path)
      let duration = -start.timeIntervalSinceNow
      let new = try FixSafetyTests.names.map { try whole.bytes(of: $0) }
      var random = SeededGenerator(seed: 1)
      var mixed = 0
      for _ in 0..<FixSafetyTests.rounds {
        let folder = try folder()
        let run = try StartedProgram(["check", "--fix", "--jobs", "2"], in: folder.path)
        usleep(UInt32(Double.random(in: 0..<duration, using: &random) * 1e6))
        run.kill()
        _ = try run.end()
        var fixed = 0
        for (index, name) in FixSafetyTests.names.enumerated() {
          let bytes = try folder.bytes(of: name)
          #expect(bytes == new[index] || bytes == FixSafetyTests.screen(index), "\(name)")
          #expect(try folder.permissions(of: name) == (index % 2 == 0 ? 0o640 : 0o755))
          fixed += bytes == new[index] ? 1 : 0
        }
        mixed += fixed > 0 && fixed < FixSafetyTests.names.count ? 1 : 0
        // The files that a killed process leaves behind don't affect the next one.
        #expect(try Program.run(["check", "--fix"], in: folder.path).code == 0)
        #expect(try FixSafetyTests.names.map { try folder.bytes(of: $0) } == new)
      }
      if FixSafetyTests.rounds > 100 {
        print("\(mixed) of \(FixSafetyTests.rounds) runs were killed halfway.")
      }
    }

    @Test func `Line endings, byte order mark, final line ending, and permissions survive`() throws {
      let folder = try folder()
      #expect(try Program.run(["check", "--fix"], in: folder.path).code == 0)
      let addition = ".accessibilityAddTraits(.isButton)"
      for (index, name) in FixSafetyTests.names.enumerated() {
        let fixed = try folder.text(of: name)
        #expect(fixed.components(separatedBy: addition).count == 3)
        // Without the addition, it's the old file, byte for byte.
        #expect(Array(fixed.replacing(addition, with: "").utf8) == FixSafetyTests.screen(index), "\(name)")
        #expect(try folder.permissions(of: name) == (index % 2 == 0 ? 0o640 : 0o755))
      }
      #expect(try folder.names.count == FixSafetyTests.names.count + 1)
    }

    @Test func `Only files below the given paths are written`() throws {
      let fixable = Screens.rolelessTwice
      let folder = try TemporaryFolder([
        ".git/HEAD": "", "given/a.swift": fixable, "given/deep/b.swift": fixable, "c.swift": fixable,
        "other/d.swift": fixable, "given/.hidden/e.swift": fixable, "given/ignored/f.swift": fixable,
        "given/.gitignore": "ignored\n", "named.swift": fixable,
      ])
      try folder.link("given/out", to: "../other")
      try folder.link("given/out.swift", to: "../other/d.swift")
      try folder.link("given/in.swift", to: "a.swift")
      try folder.link("given/gone.swift", to: "nowhere.swift")
      let outcome = try Program.run(["check", "--fix", "given", "named.swift"], in: folder.path)
      #expect(outcome.code == 0, "\(outcome.errors)")
      for name in ["c.swift", "other/d.swift", "given/.hidden/e.swift", "given/ignored/f.swift"] {
        #expect(try folder.text(of: name) == fixable, "\(name)")
      }
      for name in ["given/a.swift", "given/deep/b.swift", "named.swift"] {
        #expect(try folder.text(of: name) != fixable, "\(name)")
      }
      for name in ["given/out", "given/out.swift", "given/in.swift", "given/gone.swift"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder[name])
        #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink, "\(name)")
      }
    }

    @Test(
      "A directory that a link places outside the project isn't written to",
      arguments: [
        "--fix Sources", "--fix Sources/a.swift", "--add-ignores Sources", "--format sarif=Sources/b.sarif",
      ])
    func linkedDirectory(arguments: String) throws {
      let folder = try TemporaryFolder(["app/.git/HEAD": "", "out/a.swift": Screens.rolelessTwice])
      try folder.link("app/Sources", to: "../out")
      let outcome = try Program.run(
        ["check"] + arguments.split(separator: " ").map(String.init), in: folder["app"])
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("leaves the project"), "\(outcome.errors)")
      #expect(try folder.text(of: "out/a.swift") == Screens.rolelessTwice)
      #expect(!FileManager.default.fileExists(atPath: folder["out/b.sarif"]))
    }

    @Test func `A file with other hard links stays unchanged`() throws {
      let folder = try TemporaryFolder([".git/HEAD": "", "a.swift": Screens.rolelessTwice])
      try FileManager.default.linkItem(atPath: folder["a.swift"], toPath: folder["b.txt"])
      let outcome = try Program.run(["check", "--fix"], in: folder.path)
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("a.swift: has other hard links"), "\(outcome.errors)")
      #expect(try folder.text(of: "a.swift") == Screens.rolelessTwice)
      #expect(try folder.text(of: "b.txt") == Screens.rolelessTwice)
    }

    /// Runs a line of Python for the extended attribute `user.color` of the file `path`.
    private static func attribute(_ call: String, _ path: String) throws -> Program.Outcome {
      try Program.shell("python3 -c \"import os, sys; $2\" \"$1\"", [path, call])
    }

    private static let keepsAttributes: Bool = {
      guard let folder = try? TemporaryFolder(["a": ""]) else { return false }
      return (try? attribute("os.setxattr(sys.argv[1], 'user.color', b'red')", folder["a"]).code) == 0
    }()

    @Test(.enabled(if: keepsAttributes, "The system doesn't support extended attributes."))
    func `Extended attributes survive`() throws {
      let folder = try TemporaryFolder([".git/HEAD": "", "a.swift": Screens.rolelessTwice])
      _ = try FixSafetyTests.attribute(
        "os.setxattr(sys.argv[1], 'user.color', b'red')", folder["a.swift"])
      #expect(try Program.run(["check", "--fix"], in: folder.path).code == 0)
      #expect(try folder.text(of: "a.swift") != Screens.rolelessTwice)
      let value = try FixSafetyTests.attribute(
        "print(os.getxattr(sys.argv[1], 'user.color').decode())", folder["a.swift"])
      #expect(value.text == "red\n")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGXCPU])
    func `If interrupted at any moment, it leaves no temporary file`(signal: Int32) throws {
      var random = SeededGenerator(seed: 2)
      for _ in 0..<min(FixSafetyTests.rounds, 20) {
        let folder = try folder()
        let run = try StartedProgram(["check", "--fix", "--jobs", "2"], in: folder.path)
        while run.isRunning, try folder.bytes(of: "0.swift") == FixSafetyTests.screen(0) { sched_yield() }
        usleep(UInt32.random(in: 0..<5_000, using: &random))
        run.interrupt(by: signal)
        _ = try run.end()
        #expect(try folder.names.count == FixSafetyTests.names.count + 1)
      }
    }
  }
#endif
