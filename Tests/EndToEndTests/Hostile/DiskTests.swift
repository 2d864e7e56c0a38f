// Full disks, inaccessible directories, and files that change during a run.

import Foundation
import TestSupport
import Testing

#if os(Linux)
  @Suite struct DiskTests {
    private static let fixable = Screens.rolelessTwice

    @Test(.enabled(if: Unprivileged.canMount, "The system doesn't allow mounting a small disk."))
    func `On a full disk, every file stays unchanged`() throws {
      let folder = try TemporaryFolder(["disk/": "", "a.swift": DiskTests.fixable])
      // The file fits twice, but not next to the filler.
      let script = """
        \(Unprivileged.namespace) sh -c '
          mount -t tmpfs -o size=64k,mode=777 none "$1/disk" || exit 98
          cp "$1/a.swift" "$1/disk/a.swift"
          cat /dev/zero > "$1/disk/filler" 2> /dev/null
          chmod 666 "$1/disk/a.swift"
          $2 check --fix "$1/disk"
          code=$?
          cmp "$1/a.swift" "$1/disk/a.swift" || exit 97
          ls -A "$1/disk"
          exit $code' sh "$1" "$run"
        """
      let outcome = try Unprivileged.run(script, in: folder)
      #expect(outcome.code == 3, "\(outcome.errors)")
      #expect(outcome.errors.contains("a.swift: can't be written: the disk is full"))
      #expect(outcome.text.hasSuffix("2 findings in 1 file (2 warnings).\na.swift\nfiller\n"))
    }

    @Test(.enabled(if: Unprivileged.isPossible, "The system can't run commands without privileges."))
    func `Inaccessible files and directories are named, and the rest is checked`() throws {
      let folder = try TemporaryFolder([
        ".git/HEAD": "", "closed/b.swift": "", "unlisted/c.swift": Screens.nameless, "d.swift": "",
        "e.swift": Screens.nameless,
      ])
      let script = """
        chmod 000 closed d.swift; chmod 711 unlisted
        $run check
        code=$?; chmod 755 closed unlisted; exit $code
        """
      let outcome = try Unprivileged.run(script, in: folder)
      #expect(outcome.code == 3)
      #expect(outcome.text.hasSuffix("1 finding in 1 file (1 error).\n"))
      for name in ["closed", "d.swift", "unlisted"] {
        #expect(
          outcome.errors.contains("a11y-lsp: error: \(name): can't be read: permission denied\n"))
      }
    }

    @Test(.enabled(if: Unprivileged.isPossible, "The system can't run commands without privileges."))
    func `Read-only files and directories stay unchanged`() throws {
      let folder = try TemporaryFolder([
        ".git/HEAD": "", "a.swift": DiskTests.fixable, "closed/b.swift": DiskTests.fixable,
      ])
      let outcome = try Unprivileged.run("chmod 444 a.swift; chmod 555 closed; $run check --fix", in: folder)
      #expect(outcome.code == 3)
      for name in ["a.swift", "closed/b.swift"] {
        #expect(outcome.errors.contains("error: \(name): can't be written: permission denied"))
        #expect(try folder.text(of: name) == DiskTests.fixable)
      }
    }

    @Test func `Files that vanish, grow, or become directories during a run do no harm`() throws {
      let names = (0..<200).map { "\($0).swift" }
      for round in 0..<4 {
        let folder = try TemporaryFolder([".git/HEAD": ""])
        for name in names { try folder.write(DiskTests.fixable, to: name) }
        let run = try StartedProgram(
          ["check", "--format", "json", "--jobs", "2"] + (round % 2 == 0 ? ["--fix"] : []), in: folder.path)
        var random = SeededGenerator(seed: UInt64(round))
        for name in names.shuffled(using: &random) {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: try? FileManager.default.removeItem(atPath: folder[name])
          case 1: try folder.write("", to: name)
          case 2: try folder.write(DiskTests.fixable + DiskTests.fixable, to: name)
          default:
            try? FileManager.default.removeItem(atPath: folder[name])
            try? FileManager.default.createDirectory(atPath: folder[name], withIntermediateDirectories: true)
          }
        }
        let outcome = try run.end()
        #expect([0, 1, 3].contains(outcome.code), "\(outcome.errors)")
        #expect((try? JSONSerialization.jsonObject(with: Data(outcome.output))) != nil)
        #expect(try folder.names.allSatisfy { !$0.hasSuffix(".tmp") })
      }
    }

    @Test func `Circular links don't cause an endless walk`() throws {
      let folder = try TemporaryFolder([".git/HEAD": "", "a/Screen.swift": Screens.nameless])
      try folder.link("a/up", to: "..")
      try folder.link("a/self", to: ".")
      try folder.link("a/x.swift", to: "y.swift")
      try folder.link("a/y.swift", to: "x.swift")
      let walked = try Program.run(["check"], in: folder.path)
      #expect(walked.code == 1)
      #expect(walked.text.hasSuffix("1 finding in 1 file (1 error).\n"))
      let named = try Program.run(["check", "a/x.swift"], in: folder.path)
      #expect(named.code == 3)
      #expect(named.errors.contains("a/x.swift: can't be read: symbolic link loop"))
      let long = try Program.run(["check", String(repeating: "a/up/", count: 30) + "a"], in: folder.path)
      #expect(long.code == 1)
    }
  }
#endif
