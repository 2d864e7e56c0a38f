// Unusual speech snapshots, with the real binary.

import TestSupport
import Testing

@Suite struct SpeechSnapshotTests {
  private static func screen(_ title: String = "a") -> String {
    "import SwiftUI\nstruct A: View { var body: some View { Text(\"\(title)\") } }\n"
  }

  private static let snapshot = "A: 1 VoiceOver stop\n  1. “a”\n"
  private static let name = "s/A.swift.speech.txt"

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [".git/HEAD": "", "s/": "", "A.swift": SpeechSnapshotTests.screen()].merging(files) { $1 })
  }

  private func speak(_ arguments: String..., in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["speak"] + arguments, in: folder.path)
  }

  @Test("a snapshot is read with any byte order mark and any line endings")
  func forms() throws {
    let folder = try folder()
    for bytes in [[UInt8](), [0xEF, 0xBB, 0xBF]] {
      for lineEnd in ["\n", "\r\n"] {
        let text = bytes + Array(SpeechSnapshotTests.snapshot.replacing("\n", with: lineEnd).utf8)
        try folder.write(text, to: SpeechSnapshotTests.name)
        #expect(try speak("--verify", "s", "A.swift", in: folder).code == 0)
        #expect(try speak("--update", "s", "A.swift", in: folder).text == "")
        #expect(try folder.bytes(of: SpeechSnapshotTests.name) == text)
      }
    }
  }

  @Test(
    "a file that isn't a snapshot is neither compared nor overwritten",
    arguments: [
      (Array("my notes\n".utf8), "not a snapshot written by a11y-lsp"),
      ([0x41, 0xFF, 0x0A], "not valid UTF-8 at line 1, column 2"),
      ([0xFF, 0xFE, 0x41, 0x00], "UTF-16"),
      ([0x41, 0x00, 0x0A], "not a text file"),
    ])
  func foreign(bytes: [UInt8], complaint: String) throws {
    let folder = try folder()
    try folder.write(bytes, to: SpeechSnapshotTests.name)
    for option in ["--verify", "--update"] {
      let outcome = try speak(option, "s", "A.swift", in: folder)
      #expect(outcome.code == 3 && outcome.text == "")
      #expect(outcome.errors.contains("\(SpeechSnapshotTests.name): \(complaint)"))
      #expect(try folder.bytes(of: SpeechSnapshotTests.name) == bytes)
    }
  }

  @Test(
    "directories, links, and devices in place of a snapshot stay unchanged",
    arguments: ["/", "/dev/null", "gone"])
  func noFile(target: String) throws {
    let folder = try folder()
    if target == "/" {
      try folder.write("", to: SpeechSnapshotTests.name + "/")
    } else {
      try folder.link(SpeechSnapshotTests.name, to: target)
    }
    let outcome = try speak("--update", "s", "A.swift", in: folder)
    #expect(outcome.code == 3 && outcome.errors.contains(SpeechSnapshotTests.name))
  }

  @Test(
    "a message in place of steps also makes a snapshot",
    arguments: [
      "class Orders : Fragment(R.layout.orders)", "class Orders : View(context)", "class Orders",
      "@Composable fun Orders() { OrderList() }", "@Composable fun Orders() {}",
    ])
  func silence(code: String) throws {
    let folder = try folder(["A.kt": "package orders\n\n\(code)\n"])
    #expect(try speak("--update", "s", "A.kt", in: folder).text == "New: A.kt.speech.txt\n")
    let again = try speak("--update", "s", "A.kt", in: folder)
    #expect(again.code == 0 && again.text == "" && again.errors == "")
    #expect(try speak("--verify", "s", "A.kt", in: folder).code == 0)
  }

  @Test(
    "an empty snapshot or one with merge conflicts is updated",
    arguments: ["<<<<<<< a\n\(SpeechSnapshotTests.snapshot)=======\n", ""])
  func merge(text: String) throws {
    let folder = try folder([SpeechSnapshotTests.name: text])
    #expect(try speak("--verify", "s", "A.swift", in: folder).code == 1)
    #expect(try speak("--update", "s", "A.swift", in: folder).text == "Changed: A.swift.speech.txt\n")
    #expect(try folder.text(of: SpeechSnapshotTests.name) == SpeechSnapshotTests.snapshot)
  }

  @Test func `The snapshot of a file outside the project isn't stale while the file exists`() throws {
    let outside = try TemporaryFolder(["B.swift": SpeechSnapshotTests.screen()])
    let folder = try TemporaryFolder(["s/": "", "A.swift": SpeechSnapshotTests.screen()])
    #expect(try speak("--update", "s", "A.swift", outside["B.swift"], in: folder).code == 0)
    let kept = try speak("--verify", "s", "A.swift", outside["B.swift"], in: folder)
    #expect(kept.code == 0 && kept.text == "")
    try outside.remove("B.swift")
    let stale = try speak("--verify", "s", "A.swift", in: folder)
    #expect(stale.code == 1 && stale.text.contains("\(outside["B.swift"]) no longer exists"))
  }

  @Test func `Files of two projects don't share a snapshot`() throws {
    let folder = try folder(["b/.git/HEAD": "", "b/A.swift": SpeechSnapshotTests.screen("b")])
    let outcome = try speak("--update", "s", "A.swift", "b/A.swift", in: folder)
    #expect(outcome.code == 3 && outcome.errors.contains("another project already uses this snapshot name"))
    #expect(try folder.text(of: SpeechSnapshotTests.name) == SpeechSnapshotTests.snapshot)
    #expect(try speak("--verify", "s", "A.swift", "A.swift", "./A.swift", in: folder).code == 0)
  }

  @Test(
    "options without an effect are rejected",
    arguments: [
      ["--update", "s", "--audio", "a.wav"], ["--verify", "s", "--audio", "a.wav"],
      ["--update", "s", "--format", "json"], ["--verify", "s", "--format=text"],
      ["--audio", "a.wav", "--format", "json"], ["--update", "s", "--verify", "s"],
    ])
  func useless(arguments: [String]) throws {
    let folder = try folder()
    let outcome = try Program.run(["speak", "A.swift"] + arguments, in: folder.path)
    #expect(outcome.code == 2 && outcome.text == "" && outcome.errors.hasPrefix("a11y-lsp: error: "))
    #expect(try folder.names == [".git", "A.swift", "s"])
  }

  @Test(
    "names with special characters do no harm",
    arguments: [
      "a+b.swift", "a%2Bb.swift", "a\\b.swift", "..%2F..swift", "::error::x.swift", " ::error::y.swift",
    ])
  func names(name: String) throws {
    let folder = try folder([name: SpeechSnapshotTests.screen()])
    let new = try speak("--update", "s", "--", name, in: folder)
    #expect(new.code == 0 && new.text.hasPrefix("New: "))
    #expect(try folder.names == [".git", "A.swift", "s", name].sorted())
    #expect(try speak("--verify", "s", "--", name, in: folder).text == "")
    try folder.remove(name)
    let stale = try speak("--verify", "s", "A.swift", in: folder).text
    #expect(stale.contains("\(name) no longer exists"))
    #expect(!stale.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }
}
