// Project roots, and the configuration that applies in them.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite struct ProjectRootTests {
  /// True if the temporary directory is inside a project, which would be the root of all others.
  private static let isInsideProject: Bool = {
    guard let folder = try? TemporaryFolder() else { return true }
    var roots = ProjectRoots()
    return roots.root(ofFolder: folder.path, fallback: "none") != "none"
  }()

  /// Expects the root of `folder` among `names`. Nil means the requested directory.
  private func check(
    _ names: [String], _ folder: String, is expected: String?, location: SourceLocation = #_sourceLocation
  ) throws {
    let temporary = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (names + [folder + "/"]).map { ($0, "") }))
    var roots = ProjectRoots()
    let root = roots.root(ofFolder: temporary[folder], fallback: "/asked")
    let wanted = expected.map { $0.isEmpty ? temporary.path : temporary[$0] }
    #expect(root == wanted ?? "/asked", sourceLocation: location)
  }

  @Test func `The nearest repository is the root`() throws {
    try check([".git/HEAD", "a/.git/HEAD", "a/b/Package.swift"], "a/b/c", is: "a")
    try check([".git/HEAD", "Package.swift", "a/.git"], "a/b", is: "a")
  }

  @Test(.disabled(if: isInsideProject, "The temporary directory is inside a project."))
  func `Without a repository, the outermost project file counts`() throws {
    try check(["a/Package.swift", "a/b/Package.swift"], "a/b/c", is: "a")
    try check(["a/settings.gradle", "a/b/.a11y-lsp.json"], "a/b/c", is: "a")
    try check(["a/b/settings.gradle.kts"], "a/b/c", is: "a/b")
    try check(["a/App.xcodeproj/project.pbxproj"], "a/b/c", is: "a")
  }

  @Test(.disabled(if: isInsideProject, "The temporary directory is inside a project."))
  func `Without a project file, the requested directory counts`() throws {
    try check([], "a/b", is: nil)
  }

  @Test func `A module is recognized by its resources or its manifest`() throws {
    let folder = try TemporaryFolder([
      "a/src/main/res/values/": "", "b/src/main/AndroidManifest.xml": "", "c/src/": "",
    ])
    #expect(ProjectRoots.module(around: folder["a/src/main/java/com"]) == folder["a"])
    #expect(ProjectRoots.module(around: folder["a/src/main/res/layout"]) == folder["a"])
    #expect(ProjectRoots.module(around: folder["b/src"]) == folder["b"])
    #expect(ProjectRoots.module(around: folder["c/src"]) == nil)
  }

  @Test(.disabled(if: isInsideProject, "The temporary directory is inside a project."))
  func `The root is never inside a resource directory`() throws {
    let folder = try TemporaryFolder(["app/res/layout-land/": ""])
    var roots = ProjectRoots()
    for asked in ["app/res/layout-land", "app/res", "app"] {
      #expect(roots.root(ofFolder: folder[asked], fallback: folder[asked]) == folder["app"])
    }
  }

  @Test(.disabled(if: isInsideProject, "The temporary directory is inside a project."))
  func `A directory that is only named like a resource directory is its own root`() throws {
    let folder = try TemporaryFolder(["code/layout/": ""])
    var roots = ProjectRoots()
    #expect(
      roots.root(ofFolder: folder["code/layout"], fallback: folder["code/layout"]) == folder["code/layout"])
  }

  @Test func `The nearest configuration counts, up to the root`() throws {
    let folder = try TemporaryFolder([
      ".a11y-lsp.json": #"{"profile": "strict"}"#, "a/.git/HEAD": "",
      "a/b/.a11y-lsp.json": #"{"maxFileSize": 7}"#,
    ])
    var lookup = ConfigurationLookup()
    let nearest = lookup.resolution(forFilesIn: folder["a/b/c"], root: folder["a"])
    #expect(nearest.file == folder["a/b/.a11y-lsp.json"])
    #expect(nearest.configuration.maxFileSize == 7)
    #expect(nearest.configuration.profile == .recommended)
    #expect(lookup.resolution(forFilesIn: folder["a"], root: folder["a"]) == ConfigurationLookup.Resolution())
  }

  @Test func `A file gets the settings that its configuration has for its path`() throws {
    let folder = try TemporaryFolder([
      ".a11y-lsp.json": #"{"perPath": [{"paths": ["Tests"], "profile": "strict"}]}"#
    ])
    var lookup = ConfigurationLookup()
    for (path, profile) in [("App/A.swift", Profile.recommended), ("Tests/Screens/A.swift", .strict)] {
      let resolution = lookup.resolution(forFile: folder[path], root: folder.path)
      #expect(resolution.configuration.profile == profile, "\(path)")
    }
  }

  @Test func `If a configuration extends several files, the last one takes precedence`() throws {
    let folder = try TemporaryFolder([
      "app/.a11y-lsp.json": #"{"extends": ["../one.json", "../two.json"], "locales": ["de"]}"#,
      "one.json": #"{"profile": "strict", "maxFileSize": 1, "exclude": ["app/Old"]}"#,
      "two.json": #"{"extends": "three.json", "locales": ["en"]}"#,
      "three.json": #"{"maxFileSize": 3}"#,
    ])
    var lookup = ConfigurationLookup()
    let resolution = lookup.resolution(forFilesIn: folder["app"], root: folder.path)
    #expect(resolution.problems == [])
    #expect(resolution.configuration.profile == .strict)
    #expect(resolution.configuration.maxFileSize == 3)
    #expect(resolution.configuration.locales == ["de"])
    #expect(resolution.configuration.excludes(folder["app/Old/A.swift"]))
    #expect(resolution.sources.count == 4)
  }

  /// Expects exactly one error about `.a11y-lsp.json` among `files`.
  private func checkProblem(
    _ files: [String: String], _ message: String, at offset: Int = 12,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder(files)
    var lookup = ConfigurationLookup()
    let resolution = lookup.resolution(forFilesIn: folder.path, root: folder.path)
    let problems = resolution.problems.map { "\($0.problem.message) at \($0.problem.range.lowerBound)" }
    #expect(problems == ["\(message) at \(offset)"], sourceLocation: location)
  }

  @Test func `An invalid extended file is reported where it is listed`() throws {
    try checkProblem(
      [".a11y-lsp.json": #"{"extends": "no.json"}"#],
      "Can't extend 'no.json': no such file or directory")
    try checkProblem(
      [".a11y-lsp.json": #"{"extends": "./.a11y-lsp.json"}"#],
      "Can't extend './.a11y-lsp.json': it extends this file (cycle)")
  }

  @Test func `A circle of extended files terminates`() throws {
    try checkProblem(
      [".a11y-lsp.json": #"{"extends": "b"}"#, "b": #"{"extends": ["b2"]}"#, "b2": #"{"extends":"b"}"#],
      "Can't extend 'b': it extends this file (cycle)", at: 11)
  }

  @Test func `A configuration that isn't text is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x7B, 0xFF], to: ".a11y-lsp.json")
    var lookup = ConfigurationLookup()
    let resolution = lookup.resolution(forFilesIn: folder.path, root: folder.path)
    #expect(resolution.isBroken)
    #expect(resolution.problems.map(\.path) == [folder[".a11y-lsp.json"]])
  }

  @Test func `An open editor's text takes precedence over the disk`() throws {
    let folder = try TemporaryFolder([".a11y-lsp.json": "{}"])
    var lookup = ConfigurationLookup()
    #expect(
      lookup.resolution(forFilesIn: folder.path, root: folder.path).configuration.profile == .recommended)
    lookup.openTexts = [folder[".a11y-lsp.json"]: SourceText(#"{"profile": "strict"}"#)]
    #expect(lookup.resolution(forFilesIn: folder.path, root: folder.path).configuration.profile == .strict)
  }

  @Test func `Paths are combined without disk access`() {
    #expect(FilePath.absolute("a/./b/../c", in: "/x/y") == "/x/y/a/c")
    #expect(FilePath.absolute("/../a//b/", in: "/x") == "/a/b")
    #expect(FilePath.absolute(".", in: "/") == "/")
    #expect(FilePath.folder(of: "/a/b") == "/a")
    #expect(FilePath.folder(of: "/a") == "/")
    #expect(FilePath.folder(of: "/") == "/")
    #expect(FilePath.relative("/a/b", to: "/a") == "b")
    #expect(FilePath.relative("/ab", to: "/a") == nil)
    #expect(FilePath.relative("/a", to: "/") == "a")
    #expect(FilePath.displayed("/b/c", in: "/a") == "/b/c")
    #expect(Array(FilePath.ancestors(from: "/a/b")) == ["/a/b", "/a", "/"])
    #expect(Array(FilePath.ancestors(from: "/a/b", upTo: "/a")) == ["/a/b", "/a"])
    let endless = String(repeating: "/a", count: 500_000)
    #expect(Array(FilePath.ancestors(from: endless)) == [endless])
  }
}
