// The files that a walk finds, and their order.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite struct FileWalkTests {
  /// Walks a directory with empty files of the given names and expects those in `finds`. `ignore` contains other files
  /// with their text, mostly `.gitignore` files.
  private func check(
    _ names: String, finds expected: String, ignore: [String: String] = [:], below subfolder: String = "",
    location: SourceLocation = #_sourceLocation
  ) throws {
    var files = ignore
    for name in names.split(separator: " ") { files[String(name)] = "" }
    let folder = try TemporaryFolder(files)
    let start = subfolder.isEmpty ? folder.path : folder[subfolder]
    let walk = FileWalk(of: start, root: folder.path) { _, _ in true }
    let found = walk.files.compactMap { FilePath.relative($0, to: folder.path) }
    #expect(found.joined(separator: " ") == expected, sourceLocation: location)
    #expect(walk.unreadableFolders.isEmpty, sourceLocation: location)
  }

  @Test func `Files are sorted by bytes, those of a directory before its subdirectories' files`() throws {
    try check("b/x a/y c B a.swift a/z/1 a/é", finds: "B a.swift c a/y a/é a/z/1 b/x")
  }

  @Test func `Hidden files and directories are skipped`() throws {
    try check(".build/a .a b ._b c/.d/e c/f", finds: "b c/f")
  }

  @Test func `A pattern without a slash matches at any depth`() throws {
    try check("a.o x/a.o x/a build/y x/build/y", finds: "x/a", ignore: [".gitignore": "*.o\nbuild\n"])
  }

  @Test func `A pattern with a slash is relative to its directory`() throws {
    try check(
      "build/y x/build/y doc/a/b x/doc/a/b", finds: "x/build/y x/doc/a/b",
      ignore: [".gitignore": "/build\ndoc/a"])
    try check("x/a/1 a/1", finds: "a/1", ignore: ["x/.gitignore": "/a"])
  }

  @Test func `A pattern that ends in a slash matches only directories`() throws {
    try check("build x/build/y", finds: "build", ignore: [".gitignore": "build/"])
  }

  @Test func `Two asterisks match across directories`() throws {
    try check("a/x a/b/x b/a/x c", finds: "c", ignore: [".gitignore": "**/x"])
    try check("a/x a/b/x b/x", finds: "b/x", ignore: [".gitignore": "a/**"])
    try check("a/x a/b/x a/b/c/x a/y", finds: "a/y", ignore: [".gitignore": "a/**/x"])
  }

  @Test func `An exclamation mark restores files that an earlier line ignored`() throws {
    try check("a.log b.log x/b.log", finds: "b.log x/b.log", ignore: [".gitignore": "*.log\n!b.log"])
    try check("b.log", finds: "", ignore: [".gitignore": "!b.log\n*.log"])
  }

  @Test func `Nothing in an ignored directory can be restored`() throws {
    try check("a/b", finds: "", ignore: [".gitignore": "a/\n!a/b"])
  }

  @Test func `Of several matching lines, the last one counts`() throws {
    try check("a b c", finds: "b c", ignore: [".gitignore": "a\nb\n!a\n!b\na\n"])
  }

  @Test("Patterns longer than a name, and those made of classes and escapes, still match")
  func lengths() throws {
    let long = String(repeating: "*a", count: 100_000) + "*\n"
    let others = "\\[[x]\\].o\nb[?!]*\nx/**/y\n[xyz]\n"
    try check("aaa [x].o b?.o x/y z", finds: "aaa", ignore: [".gitignore": long + others])
  }

  @Test func `A nested file takes precedence over the one above it`() throws {
    try check(
      "a.log x/a.log x/y/a.log", finds: "x/a.log x/y/a.log",
      ignore: [".gitignore": "*.log", "x/.gitignore": "!*.log"])
    try check("a x/a", finds: "a", ignore: ["x/.gitignore": "a"])
  }

  @Test func `Comments, blank lines, escapes, and line endings are recognized`() throws {
    let lines = "# a\n\n\\#b\r\n\\!c\r\nd   \ne\\ \n"
    try check("a #b !c d e", finds: "a e", ignore: [".gitignore": lines])
  }

  @Test func `The files above the walked directory count too`() throws {
    try check("x/a.log x/b y/c", finds: "x/b", ignore: [".gitignore": "*.log"], below: "x")
  }

  @Test func `The repository's exclude file counts`() throws {
    try check("a b", finds: "b", ignore: [".git/info/exclude": "a"])
  }

  @Test func `A nested repository uses only its own ignore files`() throws {
    try check(
      "a.log sub/a.log sub/b.log", finds: "sub/a.log",
      ignore: [".gitignore": "*.log", "sub/.git/HEAD": "", "sub/.gitignore": "b.log"])
  }

  @Test func `Unwanted directories aren't entered`() throws {
    let folder = try TemporaryFolder(["a/b": "", "c/d": ""])
    var asked: [String] = []
    let walk = FileWalk(of: folder.path, root: folder.path) { path, kind in
      asked.append(FilePath.displayed(path, in: folder.path))
      return kind == .file || !path.hasSuffix("/a")
    }
    #expect(walk.files == [folder["c/d"]])
    #expect(asked == ["a", "c", "c/d"])
  }

  @Test func `Symbolic links aren't followed`() throws {
    let folder = try TemporaryFolder(["a/b": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("a/twice", to: "b")
    let walk = FileWalk(of: folder.path, root: folder.path) { _, _ in true }
    #expect(walk.files == [folder["a/b"]])
  }

  @Test func `Links to files in the project are reported, but no others`() throws {
    let outside = try TemporaryFolder(["x": ""])
    let folder = try TemporaryFolder(["a/b": "", ".h/c": "", ".gitignore": "ignored\n", "d/": ""])
    for (name, target) in [
      ("a/1", "b"), ("2", "a/1"), ("3", ".h/c"), ("4", "a"), ("5", "nowhere"), ("6", outside["x"]),
      ("7", "7"), ("ignored", "a/b"), ("d/unwanted", "../a/b"),
    ] {
      try folder.link(name, to: target)
    }
    var links: [String] = []
    _ = FileWalk.walk(folder.path, root: folder.path) { path, _ in
      !path.hasSuffix("unwanted")
    } taking: { _ in
    } linking: { path, target in
      links.append([path, target].map { FilePath.displayed($0, in: folder.path) }.joined(separator: " "))
    }
    #expect(links == ["2 a/b", "3 .h/c", "a/1 a/b"])
  }

  @Test func `A missing directory is reported`() throws {
    let folder = try TemporaryFolder()
    let walk = FileWalk(of: folder["a"], root: folder.path) { _, _ in true }
    #expect(walk.unreadableFolders.map(\.path) == [folder["a"]])
    #expect(walk.unreadableFolders.map(\.problem) == [.missing])
  }

  @Test(.disabled(if: TemporaryFolder.isUnprotected, "Root can read everything."))
  func `An unreadable directory is reported, and the rest is walked`() throws {
    let folder = try TemporaryFolder(["a/b": "", "c": ""])
    try folder.setPermissions(0o000, of: "a")
    let walk = FileWalk(of: folder.path, root: folder.path) { _, _ in true }
    try folder.setPermissions(0o700, of: "a")
    #expect(walk.files == [folder["c"]])
    #expect(walk.unreadableFolders.map(\.problem) == [.unreadable("permission denied")])
  }

  @Test func `A path is ignored if a directory above it is`() throws {
    let folder = try TemporaryFolder(["a/b/c": "", ".gitignore": "/a\n"])
    #expect(FileWalk.isIgnored(folder["a/b/c"], kind: .file, root: folder.path, GitIndexes()))
    #expect(!FileWalk.isIgnored(folder["b/a"], kind: .file, root: folder.path, GitIndexes()))
  }
}
