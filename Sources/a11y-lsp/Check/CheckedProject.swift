// The roots and configurations of the files to check, with command-line options applied.

import LanguageServer
import Linter
import Source

/// The linters for the files to check. Used from one thread, before linting starts.
struct CheckedProject {
  /// A file to lint.
  struct Target: Sendable {
    /// The absolute path.
    var path: String
    /// The root of its project, and the path relative to it.
    var root: String
    var pathInProject: String
    var linter: Linter
    /// True if the user named the file, rather than a directory that contains it.
    var isNamed: Bool
    /// True if git reports the file as changed. Failing to read it is then an error, because the change isn't checked.
    var isChanged = false
    /// The baseline of known findings, or nil if there is none.
    var baseline: BaselineFile?
    /// The content to lint instead of the file on disk.
    var content: [UInt8]?
    /// The lines in which findings are reported, or nil for all.
    var lines: LineSet?
    /// The lines that a change adds. Other code will use them, even if none does yet.
    var added = LineSet()
  }

  /// A configuration that some files share.
  private struct Variant: Hashable {
    /// The path of the configuration file, or empty for the defaults.
    var file: String
    /// The indices of the `perPath` entries that apply, or nil for a directory.
    var pathSettings: [Int]?
  }

  private let options: CheckOptions
  private var roots = ProjectRoots()
  private var lookup = ConfigurationLookup()
  private let indexes = GitIndexes()
  private var linters: [Variant: Linter] = [:]
  private(set) var baselines: BaselineFiles
  /// The configuration file for all files.
  private let configurationFile: String?
  private(set) var problems: [ConfigurationLookup.Problem] = []
  /// Values in the configurations that have no effect, without duplicates.
  private(set) var notes: [String] = []
  /// The patterns that excluded nothing so far.
  private var idlePatterns = IdlePatterns()
  /// The files with reported problems.
  private var complainedOf: Set<String> = []

  /// - Parameter proposal: A configuration file that isn't on the disk yet.
  init(_ options: CheckOptions, folder: String, proposing proposal: (path: String, text: SourceText)? = nil) {
    self.options = options
    if let proposal { lookup.openTexts[proposal.path] = proposal.text }
    baselines = BaselineFiles(options, folder: folder)
    configurationFile = options.configurationFile.map { FilePath.absolute($0, in: folder) }
    if let configurationFile { _ = linter(lookup.resolution(ofFile: configurationFile)) }
  }

  /// Remembers the marks in the listing of `folder`.
  mutating func learn(_ marks: FolderMarks, of folder: String) {
    roots.learn(marks, of: folder)
    lookup.learn(marks, of: folder)
  }

  /// Returns the project root of the files in `folder`. `fallback` is the directory that the user named.
  mutating func root(ofFolder folder: String, fallback: String) -> String {
    roots.root(ofFolder: folder, fallback: fallback)
  }

  /// Returns whether the project root of the files in `folder` is marked. Without a mark, it could be a home directory.
  mutating func isProject(_ folder: String) -> Bool {
    roots.markedRoot(ofFolder: folder) != nil
  }

  /// Returns the linter for the files in `folder`, in the project at `root`.
  mutating func linter(forFilesIn folder: String, root: String) -> Linter {
    linter(resolution(forFilesIn: folder, root: root))
  }

  /// Returns the linter for the file at `path`. `linter` is that of its directory.
  mutating func linter(forFile path: String, in linter: Linter, root: String) -> Linter {
    let entries = linter.configuration.pathSettings(ofFile: path)
    guard !entries.isEmpty else { return linter }
    return self.linter(resolution(forFilesIn: FilePath.folder(of: path), root: root), entries)
  }

  /// Returns the target for the file at `path` in the project at `root`.
  mutating func target(_ path: String, root: String, isNamed: Bool) -> Target {
    let ofFolder = linter(forFilesIn: FilePath.folder(of: path), root: root)
    return target(
      path, root: root, pathInProject: FilePath.displayed(path, in: root),
      linter: linter(forFile: path, in: ofFolder, root: root), isNamed: isNamed)
  }

  /// Returns the target for the file at `path`, linted by `linter`.
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

  /// Returns whether the file or directory at `path`, or a directory above it, is excluded. Git doesn't ignore tracked
  /// files.
  mutating func leavesOut(
    _ path: String, kind: Platform.FileKind, root: String, isTracked: Bool = false
  ) -> Bool {
    let configuration = linter(forFilesIn: FilePath.folder(of: path), root: root).configuration
    let isCovered = kind == .folder ? !configuration.excludes(path) : configuration.covers(path)
    return !isCovered || !isTracked && FileWalk.isIgnored(path, kind: kind, root: root, indexes)
  }

  /// Records the file or directory at `path`, which a walk has found.
  mutating func see(_ path: String) { idlePatterns.see(path) }

  /// Returns a note about the patterns that match nothing in the `walked` directories, or nil if there are none.
  func idleNote(_ walked: [String]) -> String? {
    var roots = roots
    let idle = idlePatterns.confirmed(in: walked) { roots.root(ofFolder: $0, fallback: $0) }
    return ConfigurationNotes.idle(idle)
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
    idlePatterns.add(configuration)
    notes += ConfigurationNotes.unknownLocales(in: configuration).filter { !notes.contains($0) }
    // Two configurations may extend the same file.
    problems += resolution.problems.filter { !complainedOf.contains($0.path) }
    complainedOf.formUnion(resolution.problems.map(\.path))
    return linter
  }
}
