// Roots and configurations of the files to check, with what the command line says put over them.

import LanguageServer
import Linter
import Source

/// Knows which linter is for which file. Asked from one thread, before the linting starts.
struct CheckedProject {
  /// A file to lint.
  struct Target: Sendable {
    /// Absolute.
    var path: String
    /// The root of its project, and the path below it.
    var root: String
    var pathInProject: String
    var linter: Linter
    /// Whether the person named the file, rather than a folder that holds it.
    var isNamed: Bool
    /// Whether git says that the file has changed: if it can't be read, the change isn't checked, which is a failure.
    var isChanged = false
    /// What is known and not shown; nil where there is no baseline.
    var baseline: BaselineFile?
    /// What to lint in place of the file on the disk.
    var content: [UInt8]?
    /// The lines that findings are reported of; nil for all.
    var lines: LineSet?
  }

  /// The configuration of some files.
  private struct Variant: Hashable {
    /// The path of the configuration file, empty for the defaults.
    var file: String
    /// The entries of its `perPath` that hold; nil for what holds for a folder.
    var pathSettings: [Int]?
  }

  private let options: CheckOptions
  private var roots = ProjectRoots()
  private var lookup = ConfigurationLookup()
  private let indexes = GitIndexes()
  private var linters: [Variant: Linter] = [:]
  private(set) var baselines: BaselineFiles
  /// The configuration file to use for everything.
  private let configurationFile: String?
  private(set) var problems: [ConfigurationLookup.Problem] = []
  /// The files that the problems are in.
  private var complainedOf: Set<String> = []

  /// `proposal` is a configuration file that is not on the disk yet.
  init(_ options: CheckOptions, folder: String, proposing proposal: (path: String, text: SourceText)? = nil) {
    self.options = options
    if let proposal { lookup.openTexts[proposal.path] = proposal.text }
    baselines = BaselineFiles(options, folder: folder)
    configurationFile = options.configurationFile.map { FilePath.absolute($0, in: folder) }
    if let configurationFile { _ = linter(lookup.resolution(ofFile: configurationFile)) }
  }

  /// Takes note of what a listing of `folder` says.
  mutating func learn(_ marks: FolderMarks, of folder: String) {
    roots.learn(marks, of: folder)
    lookup.learn(marks, of: folder)
  }

  /// The root of the project of the files in `folder`, where `fallback` is what the person named.
  mutating func root(ofFolder folder: String, fallback: String) -> String {
    roots.root(ofFolder: folder, fallback: fallback)
  }

  /// Whether something marks the root of the project of the files in `folder`. Without a mark it may be anybody's home.
  mutating func isProject(_ folder: String) -> Bool {
    roots.markedRoot(ofFolder: folder) != nil
  }

  /// The linter that says what of `folder` is linted, whose project starts at `root`.
  mutating func linter(forFilesIn folder: String, root: String) -> Linter {
    linter(resolution(forFilesIn: folder, root: root))
  }

  /// The linter of the file at `path`, where `linter` is that of its folder.
  mutating func linter(forFile path: String, in linter: Linter, root: String) -> Linter {
    let entries = linter.configuration.pathSettings(ofFile: path)
    guard !entries.isEmpty else { return linter }
    return self.linter(resolution(forFilesIn: FilePath.folder(of: path), root: root), entries)
  }

  /// The target that the file at `path` is, whose project starts at `root`.
  mutating func target(_ path: String, root: String, isNamed: Bool) -> Target {
    let ofFolder = linter(forFilesIn: FilePath.folder(of: path), root: root)
    return target(
      path, root: root, pathInProject: FilePath.displayed(path, in: root),
      linter: linter(forFile: path, in: ofFolder, root: root), isNamed: isNamed)
  }

  /// The target that the file at `path` is, which `linter` is for.
  mutating func target(
    _ path: String, root: String, pathInProject: String, linter: Linter, isNamed: Bool
  ) -> Target {
    Target(
      path: path, root: root, pathInProject: pathInProject, linter: linter, isNamed: isNamed,
      baseline: baselines.file(for: linter.configuration, inProjectAt: root, in: &roots))
  }

  /// Reads the baseline of the files in `folder`.
  mutating func useBaseline(ofFolder folder: String) {
    let root = roots.root(ofFolder: folder, fallback: folder)
    _ = baselines.file(
      for: linter(forFilesIn: folder, root: root).configuration, inProjectAt: root, in: &roots)
  }

  /// Whether the file or folder at `path` is to be left out, either itself or by a folder above it. Git ignores nothing
  /// that it tracks.
  mutating func leavesOut(
    _ path: String, kind: Platform.FileKind, root: String, isTracked: Bool = false
  ) -> Bool {
    let configuration = linter(forFilesIn: FilePath.folder(of: path), root: root).configuration
    let isCovered = kind == .folder ? !configuration.excludes(path) : configuration.covers(path)
    return !isCovered || !isTracked && FileWalk.isIgnored(path, kind: kind, root: root, indexes)
  }

  private mutating func resolution(
    forFilesIn folder: String, root: String
  ) -> ConfigurationLookup.Resolution {
    if let configurationFile { return lookup.resolution(ofFile: configurationFile) }
    return lookup.resolution(forFilesIn: folder, root: root)
  }

  private mutating func linter(
    _ resolution: ConfigurationLookup.Resolution, _ pathSettings: [Int]? = nil
  ) -> Linter {
    let variant = Variant(file: resolution.file ?? "", pathSettings: pathSettings)
    if let known = linters[variant] { return known }
    let configuration = pathSettings.map(resolution.configuration.applying) ?? resolution.configuration
    let linter = Linter(options.applied(to: configuration))
    linters[variant] = linter
    // Two configurations may build upon the same file.
    problems += resolution.problems.filter { !complainedOf.contains($0.path) }
    complainedOf.formUnion(resolution.problems.map(\.path))
    return linter
  }
}
