// Which configuration holds for which file. Reads the disk; what the files say is decided in Linter.

package import Linter
package import Source

/// Finds and remembers the configuration of files: that of the nearest `.a11y-lsp.json` between the file and the root
/// of its project, or the defaults.
package struct ConfigurationLookup: Sendable {
  /// A configuration and where it comes from.
  package struct Resolution: Sendable, Equatable {
    /// The absolute path of the configuration file; nil where the defaults hold.
    package var file: String?
    package var configuration = Configuration()
    /// What is wrong in the file and in those that it builds upon.
    package var problems: [Problem] = []
    /// Every file that was read, the nearest first.
    package var sources: [String] = []
    /// Every file that was read or looked for.
    var namedFiles: Set<String> = []
    /// What the configuration is put together from: each file builds upon those before it.
    package var layers: [Layer] = []

    /// The defaults.
    package init() {}

    /// Whether one of the files could not be read or is no JSON, so that the team's decisions are not known.
    package var isBroken: Bool { problems.contains { $0.problem.severity == .error } }
  }

  /// A configuration file that others may build upon.
  package struct Layer: Sendable, Equatable {
    /// Absolute.
    package var path: String
    package var file: ConfigurationFile
  }

  /// A mistake in a configuration file.
  package struct Problem: Sendable, Equatable {
    /// The absolute path of the file.
    package var path: String
    /// The line and column, each from 0.
    package var position: Position
    package var problem: ConfigurationProblem
  }

  /// Texts to use instead of those on the disk, by absolute path: what is open in an editor.
  package var openTexts: [String: SourceText] = [:] {
    didSet { forget() }
  }

  private var byFile: [String: Resolution] = [:]
  private var fileByFolder: [String: String?] = [:]
  /// Folders that are known to hold no configuration on the disk.
  private var bareFolders: Set<String> = []

  package init() {}

  /// Forgets everything that was read, after a change on the disk.
  package mutating func forget() {
    byFile.removeAll()
    fileByFolder.removeAll()
    bareFolders.removeAll()
  }

  /// Whether a configuration in use comes from the file at the absolute `path`, or would if it could be read.
  package func hasRead(_ path: String) -> Bool {
    byFile.values.contains { $0.namedFiles.contains(path) }
  }

  /// The absolute paths of all files that were read, or looked for, as configurations.
  var namedFiles: Set<String> { byFile.values.reduce(into: []) { $0.formUnion($1.namedFiles) } }

  /// Takes note of what a listing of `folder` says.
  package mutating func learn(_ marks: FolderMarks, of folder: String) {
    if !marks.contains(.configuration) { bareFolders.insert(folder) }
  }

  /// What holds for files in `folder`, whose project starts at `root`.
  package mutating func resolution(forFilesIn folder: String, root: String) -> Resolution {
    guard let file = nearestFile(from: folder, root: root) else { return Resolution() }
    return resolution(ofFile: file)
  }

  /// What holds for the file at the absolute `path`, whose project starts at `root`.
  package mutating func resolution(forFile path: String, root: String) -> Resolution {
    var resolution = resolution(forFilesIn: FilePath.folder(of: path), root: root)
    let entries = resolution.configuration.pathSettings(ofFile: path)
    resolution.configuration = resolution.configuration.applying(pathSettings: entries)
    return resolution
  }

  /// What the configuration file at the absolute `path` says.
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

  /// The text of a configuration file, the one in the editor before the one on the disk.
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
      // What is there and cannot be read, such as a link that leads nowhere, is a problem to be told.
      if openTexts[path] != nil || (!isBare && (try? Platform.kindWithoutFollowing(path)) != nil) {
        found = path
        break
      }
    }
    for folder in passed { fileByFolder[folder] = .some(found) }
    return found
  }
}
