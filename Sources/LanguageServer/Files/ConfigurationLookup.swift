// Lookup of configuration files on disk. `Linter` interprets their contents.

package import Linter
package import Source

/// A cache of the configurations of files. The nearest `.a11y-lsp.json` between a file and the root of its project
/// applies, or the defaults if there is none.
package struct ConfigurationLookup: Sendable {
  /// A configuration and its sources.
  package struct Resolution: Sendable, Equatable {
    /// The absolute path of the configuration file, or nil if the defaults apply.
    package var file: String?
    package var configuration = Configuration()
    /// The problems in the file and in those that it extends.
    package var problems: [Problem] = []
    /// All files that were read, the nearest first.
    package var sources: [String] = []
    /// All files that were read or searched for.
    var namedFiles: Set<String> = []
    /// The files that make up the configuration. Each one overrides those before it.
    package var layers: [Layer] = []

    /// The defaults.
    package init() {}

    /// True if one of the files can't be read or isn't valid JSON, so the team's configuration is unknown.
    package var isBroken: Bool { problems.contains { $0.problem.severity == .error } }
  }

  /// A configuration file that others can extend.
  package struct Layer: Sendable, Equatable {
    /// The absolute path.
    package var path: String
    package var file: ConfigurationFile
  }

  /// An error in a configuration file.
  package struct Problem: Sendable, Equatable {
    /// The absolute path of the file.
    package var path: String
    /// The 0-based line and column.
    package var position: Position
    package var problem: ConfigurationProblem
  }

  /// Texts of files that are open in an editor, by absolute path. They replace those on disk.
  package var openTexts: [String: SourceText] = [:] {
    didSet { forget() }
  }

  private var byFile: [String: Resolution] = [:]
  private var fileByFolder: [String: String?] = [:]
  /// Directories without a configuration on disk.
  private var bareFolders: Set<String> = []

  package init() {}

  /// Clears the cache after a change on disk.
  package mutating func forget() {
    byFile.removeAll()
    fileByFolder.removeAll()
    bareFolders.removeAll()
  }

  /// Returns whether a configuration in use comes from the file at the absolute `path`, or would if it could be read.
  package func hasRead(_ path: String) -> Bool {
    byFile.values.contains { $0.namedFiles.contains(path) }
  }

  /// The absolute paths of all files that were read, or searched for, as configurations.
  var namedFiles: Set<String> { byFile.values.reduce(into: []) { $0.formUnion($1.namedFiles) } }

  /// Records the marks from a listing of `folder`.
  package mutating func learn(_ marks: FolderMarks, of folder: String) {
    if !marks.contains(.configuration) { bareFolders.insert(folder) }
  }

  /// Returns whether the same files were read, with the same effects.
  func agrees(with other: ConfigurationLookup) -> Bool {
    byFile.count == other.byFile.count
      && byFile.allSatisfy { path, resolution in
        guard let known = other.byFile[path] else { return false }
        return resolution.configuration == known.configuration && resolution.isBroken == known.isBroken
      }
  }

  /// Forgets the recorded marks.
  mutating func forgetMarks() { bareFolders.removeAll() }

  /// Returns the configuration for files in `folder`, in the project at `root`.
  package mutating func resolution(forFilesIn folder: String, root: String) -> Resolution {
    guard let file = nearestFile(from: folder, root: root) else { return Resolution() }
    return resolution(ofFile: file)
  }

  /// Returns the configuration for the file at the absolute `path`, in the project at `root`.
  package mutating func resolution(forFile path: String, root: String) -> Resolution {
    var resolution = resolution(forFilesIn: FilePath.folder(of: path), root: root)
    let entries = resolution.configuration.pathSettings(ofFile: path)
    resolution.configuration = resolution.configuration.applying(pathSettings: entries)
    return resolution
  }

  /// Returns the configuration in the configuration file at the absolute `path`.
  package mutating func resolution(ofFile path: String) -> Resolution {
    if let known = byFile[path] { return known }
    let reading = ConfigurationReading(path, self)
    var resolution = Resolution()
    resolution.file = path
    resolution.problems = reading.problems
    resolution.sources = reading.sources
    resolution.namedFiles = reading.namedFiles
    resolution.layers = reading.layers
    for layer in reading.layers {
      resolution.configuration = layer.file.applied(to: resolution.configuration)
    }
    byFile[path] = resolution
    return resolution
  }

  /// Returns the text of a configuration file. The one in the editor takes precedence over the one on disk.
  func content(of path: String) throws(ReadProblem) -> SourceText {
    if let open = openTexts[path] { return open }
    return try FileContent(ofFile: path, limit: 1 << 20).text
  }

  private mutating func nearestFile(from folder: String, root: String) -> String? {
    var passed: [String] = []
    var found: String?
    for folder in FilePath.ancestors(from: folder, upTo: root) {
      if let known = fileByFolder[folder] {
        found = known
        break
      }
      passed.append(folder)
      let isBare = bareFolders.contains(folder)
      if isBare, openTexts.isEmpty { continue }
      let path = FilePath.join(folder, ConfigurationFile.name)
      // A file that exists but can't be read, such as a broken link, must be reported.
      if openTexts[path] != nil || (!isBare && (try? Platform.kindWithoutFollowing(path)) != nil) {
        found = path
        break
      }
    }
    for folder in passed { fileByFolder[folder] = .some(found) }
    return found
  }
}
