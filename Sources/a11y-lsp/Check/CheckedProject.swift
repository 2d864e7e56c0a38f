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
  private var settings: [String: (configuration: Configuration, linter: Linter)] = [:]
  /// The configuration file to use for everything.
  private let configurationFile: String?
  private(set) var problems: [ConfigurationLookup.Problem] = []
  /// The files that the problems are in.
  private var complainedOf: Set<String> = []

  init(_ options: CheckOptions, folder: String) {
    self.options = options
    configurationFile = options.configurationFile.map { FilePath.absolute($0, in: folder) }
    if let configurationFile { _ = setting(lookup.resolution(ofFile: configurationFile)) }
  }

  /// The root of the project of the files in `folder`, where `fallback` is what the person named.
  mutating func root(ofFolder folder: String, fallback: String) -> String {
    roots.root(ofFolder: folder, fallback: fallback)
  }

  mutating func configuration(forFilesIn folder: String, root: String) -> Configuration {
    setting(folder, root).configuration
  }

  /// The target that the file at `path` is, whose project starts at `root`.
  mutating func target(_ path: String, root: String, isNamed: Bool) -> Target {
    Target(
      path: path, root: root, linter: setting(FilePath.folder(of: path), root).linter, isNamed: isNamed)
  }

  /// Whether the file or folder at `path` is to be left out, either itself or by a folder above it.
  mutating func leavesOut(_ path: String, kind: Platform.FileKind, root: String) -> Bool {
    let configuration = configuration(forFilesIn: FilePath.folder(of: path), root: root)
    let isCovered = kind == .folder ? !configuration.excludes(path) : configuration.covers(path)
    return !isCovered || FileWalk.isIgnored(path, kind: kind, root: root)
  }

  private mutating func setting(_ folder: String, _ root: String) -> (
    configuration: Configuration, linter: Linter
  ) {
    if let configurationFile { return setting(lookup.resolution(ofFile: configurationFile)) }
    return setting(lookup.resolution(forFilesIn: folder, root: root))
  }

  private mutating func setting(
    _ resolution: ConfigurationLookup.Resolution
  ) -> (configuration: Configuration, linter: Linter) {
    let key = resolution.file ?? ""
    if let known = settings[key] { return known }
    let configuration = options.applied(to: resolution.configuration)
    let setting = (configuration, Linter(configuration))
    settings[key] = setting
    // Two configurations may build upon the same file.
    problems += resolution.problems.filter { !complainedOf.contains($0.path) }
    complainedOf.formUnion(resolution.problems.map(\.path))
    return setting
  }
}
