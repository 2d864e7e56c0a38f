// Roots and configurations of the files to check, with what the command line says put over them.

import LanguageServer
import Linter

/// Knows which linter is for which file. Asked from one thread, before the linting starts.
struct CheckedProject {
  /// A file to lint.
  struct Target: Sendable {
    /// Absolute.
    var path: String
    /// The root of its project.
    var root: String
    var linter: Linter
    /// Whether the person named the file, rather than a folder that holds it.
    var isNamed: Bool
  }

  private let options: CheckOptions
  private var roots = ProjectRoots()
  private var lookup = ConfigurationLookup()
  /// By the path of the configuration file, empty for the defaults.
  private var linters: [String: Linter] = [:]
  /// The configuration file to use for everything.
  private let configurationFile: String?
  private(set) var problems: [ConfigurationLookup.Problem] = []
  /// The files that the problems are in.
  private var complainedOf: Set<String> = []

  init(_ options: CheckOptions, folder: String) {
    self.options = options
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

  /// The linter of the files in `folder`, whose project starts at `root`.
  mutating func linter(forFilesIn folder: String, root: String) -> Linter {
    if let configurationFile { return linter(lookup.resolution(ofFile: configurationFile)) }
    return linter(lookup.resolution(forFilesIn: folder, root: root))
  }

  /// The target that the file at `path` is, whose project starts at `root`.
  mutating func target(_ path: String, root: String, isNamed: Bool) -> Target {
    let linter = linter(forFilesIn: FilePath.folder(of: path), root: root)
    return Target(path: path, root: root, linter: linter, isNamed: isNamed)
  }

  /// Whether the file or folder at `path` is to be left out, either itself or by a folder above it.
  mutating func leavesOut(_ path: String, kind: Platform.FileKind, root: String) -> Bool {
    let configuration = linter(forFilesIn: FilePath.folder(of: path), root: root).configuration
    let isCovered = kind == .folder ? !configuration.excludes(path) : configuration.covers(path)
    return !isCovered || FileWalk.isIgnored(path, kind: kind, root: root)
  }

  private mutating func linter(_ resolution: ConfigurationLookup.Resolution) -> Linter {
    let key = resolution.file ?? ""
    if let known = linters[key] { return known }
    let linter = Linter(options.applied(to: resolution.configuration))
    linters[key] = linter
    // Two configurations may build upon the same file.
    problems += resolution.problems.filter { !complainedOf.contains($0.path) }
    complainedOf.formUnion(resolution.problems.map(\.path))
    return linter
  }
}
