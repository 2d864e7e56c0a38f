// Paths that a git index tracks, and damaged or missing indexes.

import LanguageServer
import TestSupport
import Testing

@Suite struct GitIndexTests {
  /// Returns the index, in the given version, of a repository with all kinds of paths.
  private func index(version: Int, setUp: String = "", format: String = "sha1") throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let outcome = try Program.shell(
      """
      set -e; export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git init -q --object-format=\(format) .; mkdir -p a/b 'a b' c
      touch a.swift a/1 a/b/2 'a b/é' a-b c/\(String(repeating: "n", count: 200)); git add .
      git update-index --add --cacheinfo 160000,$(git hash-object -t tree /dev/null),modules/sub
      \(setUp)
      git update-index --index-version \(version)
      """, in: folder.path)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try folder.bytes(of: ".git/index")
  }

  private let tracked = [
    "a.swift", "a", "a/1", "a/b", "a/b/2", "a b/é", "a-b", "modules", "modules/sub", "modules/sub/x",
    "c/" + String(repeating: "n", count: 200),
  ]
  private let untracked = [
    "", "a.swif", "a.swift2", "a/2", "a/b/", "b", "a b/e", "modules/su", "modules/sub2",
  ]

  @Test(
    "Tracked files, directories above them, and submodules are recognized",
    arguments: [2, 4], ["sha1", "sha256"])
  func paths(version: Int, format: String) throws {
    let index = try #require(GitIndex(index(version: version, format: format)))
    for path in tracked { #expect(index.tracks(path.utf8), "\(path)") }
    for path in untracked { #expect(!index.tracks(path.utf8), "\(path)") }
  }

  @Test func `A file added with --intent-to-add is tracked, which requires version 3`() throws {
    let bytes = try index(version: 2, setUp: "touch later; git add -N later")
    #expect(bytes[7] == 3)
    #expect(try #require(GitIndex(bytes)).tracks("later".utf8))
  }

  @Test("Arbitrary bytes are an index or rejected", arguments: [2, 4])
  func damage(version: Int) throws {
    let bytes = try index(version: version)
    for count in bytes.indices {
      let index = GitIndex(Array(bytes[..<count]))
      #expect(index?.tracks("a/b/2".utf8) != false, "\(count)")
    }
    for offset in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[offset] = value
        _ = GitIndex(damaged)?.tracks("a/b/2".utf8)
      }
    }
  }

  @Test func `A small index doesn't exhaust the memory`() {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    var bytes = Array("DIRC".utf8) + [0, 0, 0, 4, 0, 0, 0x10, 0]
    for number in 0..<0x1000 {
      let digits = [UInt8(ascii: "0") + UInt8(number >> 6), UInt8(ascii: "0") + UInt8(number & 0x3F)]
      let removed: [UInt8] = number == 0 ? [0] : [2]
      bytes += [UInt8](repeating: 0, count: 60) + [0x0F, 0xFF] + removed
      bytes += (number == 0 ? long : []) + digits + [0]
    }
    #expect(GitIndex(bytes + [UInt8](repeating: 0, count: 20)) == nil)
  }
}
