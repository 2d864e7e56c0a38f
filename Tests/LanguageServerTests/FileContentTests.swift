// Reading of arbitrary files, and replacing them.

import Foundation
import LanguageServer
import Source
import TestSupport
import Testing

@Suite struct FileContentTests {
  /// Reads a file with `bytes` and expects its text or the reason for failure.
  private func check(
    _ bytes: [UInt8], limit: Int = 1_000_000, text: String? = nil, problem expected: ReadProblem? = nil,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "a")
    do {
      let content = try FileContent(ofFile: folder["a"], limit: limit)
      #expect(content.text.string == text, sourceLocation: location)
      #expect(content.bytes == bytes, sourceLocation: location)
    } catch {
      #expect(error == expected, sourceLocation: location)
    }
  }

  @Test func `Text is read as it is`() throws {
    try check([], text: "")
    try check(Array("a\r\nü😀".utf8), text: "a\r\nü😀")
  }

  @Test func `A byte order mark isn't part of the text, and is kept`() throws {
    try check([0xEF, 0xBB, 0xBF, 0x61], text: "a")
    try check([0xEF, 0xBB, 0xBF], text: "")
  }

  @Test func `A file of the maximum size is read, but a larger one isn't`() throws {
    try check(Array("1234".utf8), limit: 4, text: "1234")
    try check(Array("12345".utf8), limit: 4, problem: .tooLarge(limit: 4))
  }

  @Test func `A zero byte near the start makes a file binary`() throws {
    try check([0x61, 0x00], problem: .binary)
    try check(Array(repeating: 0x61, count: 8192) + [0x00], text: String(repeating: "a", count: 8192) + "\0")
  }

  @Test func `UTF-16 is distinguished from binary files`() throws {
    try check([0xFF, 0xFE, 0x61, 0x00], problem: .utf16)
    try check([0xFE, 0xFF, 0x00, 0x61], problem: .utf16)
  }

  @Test func `The end of valid UTF-8 is reported by line and column`() throws {
    try check(Array("ä\r\n😀x".utf8) + [0xE9, 0x61], problem: .notUTF8(line: 2, column: 4))
    try check([0xED, 0xA0, 0x80], problem: .notUTF8(line: 1, column: 1))
  }

  @Test func `Anything but a regular file is rejected`() throws {
    let folder = try TemporaryFolder(["a/b": ""])
    #expect(throws: ReadProblem.missing) { try FileContent(ofFile: folder["c"], limit: 1) }
    #expect(throws: ReadProblem.missing) { try FileContent(ofFile: folder["a/b/c"], limit: 1) }
    #expect(throws: ReadProblem.unreadable("is a directory")) {
      try FileContent(ofFile: folder["a"], limit: 1)
    }
    try folder.link("loop", to: "loop")
    #expect(throws: ReadProblem.unreadable("symbolic link loop")) {
      try FileContent(ofFile: folder["loop"], limit: 1)
    }
  }

  @Test(.disabled(if: TemporaryFolder.isUnprotected, "Root can read everything."))
  func `An unreadable file is rejected`() throws {
    let folder = try TemporaryFolder(["a": ""])
    try folder.setPermissions(0o000, of: "a")
    #expect(throws: ReadProblem.unreadable("permission denied")) {
      try FileContent(ofFile: folder["a"], limit: 1)
    }
  }

  @Test func `A replaced file keeps its permissions and its byte order mark`() throws {
    let folder = try TemporaryFolder()
    try folder.write([0xEF, 0xBB, 0xBF, 0x61], to: "a")
    try folder.setPermissions(0o751, of: "a")
    try FileContent(ofFile: folder["a"], limit: 10).replace(with: SourceText("bc"), inFile: folder["a"])
    #expect(try folder.bytes(of: "a") == [0xEF, 0xBB, 0xBF, 0x62, 0x63])
    #expect(try folder.permissions(of: "a") == 0o751)
    #expect(try folder.names == ["a"])
  }

  @Test func `A file that changed after it was read isn't replaced`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let content = try FileContent(ofFile: folder["a"], limit: 10)
    for other in ["new", "older", "ol", ""] {
      try folder.write(other, to: "a")
      #expect(throws: WriteProblem.changed) {
        try content.replace(with: SourceText("x"), inFile: folder["a"])
      }
      #expect(try folder.text(of: "a") == other)
    }
    #expect(try folder.names == ["a"])
  }

  @Test func `A deleted file isn't created again`() throws {
    let folder = try TemporaryFolder(["a": "old", "b/": ""])
    let content = try FileContent(ofFile: folder["a"], limit: 10)
    #expect(throws: WriteProblem.refused("no such file or directory")) {
      try content.replace(with: SourceText("x"), inFile: folder["b/a"])
    }
    #expect(try folder.names == ["a", "b"])
  }

  @Test func `A symbolic link isn't written through`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try folder.link("b", to: "a")
    let content = try FileContent(ofFile: folder["b"], limit: 10)
    #expect(throws: WriteProblem.link) { try content.replace(with: SourceText("x"), inFile: folder["b"]) }
    #expect(try folder.text(of: "a") == "old")
  }

  @Test(.disabled(if: TemporaryFolder.isUnprotected, "Root can write everything."))
  func `A read-only file stays unchanged`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try folder.setPermissions(0o444, of: "a")
    let content = try FileContent(ofFile: folder["a"], limit: 10)
    #expect(throws: WriteProblem.refused("permission denied")) {
      try content.replace(with: SourceText("x"), inFile: folder["a"])
    }
    #expect(try folder.names == ["a"])
  }

  #if !os(Windows)
    @Test func `Only the files that a killed process left are removed with the next write`() throws {
      // Process IDs are never this large.
      let gone = ".a11y-lsp-2147483647-3.tmp"
      let others = [
        ".a11y-lsp-\(ProcessInfo.processInfo.processIdentifier)-77.tmp", ".a11y-lsp-2147483646-1.tmp",
        ".a11y-lsp-2147483647-3.tmp.bak", ".a11y-lsp--1.tmp", ".a11y-lsp-x-1.tmp", ".a11y-lsp-2147483647.tmp",
        ".a11y-lsp-0-1.tmp", ".a11y-lsp-99999999999999999999-1.tmp", "a11y-lsp-2147483647-3.tmp",
      ]
      let folder = try TemporaryFolder(["a": "old", gone: ""])
      for name in others { try folder.write("", to: name) }
      for name in [gone] + others where !name.contains("2147483646") {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder[name])
      }
      try FileContent(ofFile: folder["a"], limit: 10).replace(with: SourceText("new"), inFile: folder["a"])
      #expect(try folder.names == (["a"] + others).sorted())
    }
  #endif
}
