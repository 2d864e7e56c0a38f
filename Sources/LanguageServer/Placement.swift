// The placement of a document: its project, path, and configuration.

import Linter
import Source

/// The project, path, and configuration of a document.
struct Placement: Sendable, Equatable {
  /// An error in a configuration file or baseline of the project.
  struct Problem: Sendable, Equatable {
    /// The absolute path of the file.
    var path: String
    /// The path, position, and message, for display.
    var line: String

    init(path: String, line: String) {
      self.path = path
      self.line = line
    }

    /// Creates the problem for an error in a configuration file.
    init(_ problem: ConfigurationLookup.Problem) {
      self.init(path: problem.path, line: problem.line)
    }
  }

  /// The path below the project root, with an extension that identifies the language.
  var path: String
  /// The absolute path of the project root, or nil if the document isn't in a project.
  var root: String?
  /// The path below the root in the project's index, or nil if the document isn't in a project.
  var pathInProject: String?
  var configuration: Configuration
  /// True if the document is checked: its language is supported and the configuration doesn't exclude it.
  var isLinted: Bool
  /// The absolute path, or nil if the document isn't a file.
  var file: String?
  /// The known findings, which aren't shown, or nil if there is no baseline.
  var knownFindings: KnownFindings?
  /// The errors in configuration files and the baseline.
  var problems: [Problem] = []
  /// True if an error in a configuration file or baseline makes the team's configuration unknown.
  var isUncertain = false

  /// Creates the placement of a document in a workspace with `folders`, using the caches in `projects`.
  init(
    of uri: DocumentURI, languageID: String, folders: [String], settings: EditorSettings,
    in projects: inout Projects
  ) {
    guard let file = uri.filePath else {
      path = Placement.path(uri.name, languageID: languageID)
      configuration = settings.applied(to: Configuration(), folder: folders.first ?? "/")
      isLinted = SourceFile.isLintable(path: path)
      return
    }
    let folder = FilePath.folder(of: file)
    let workspace = folders.filter { FilePath.isInside(file, of: $0) }.max {
      $0.utf8.count < $1.utf8.count
    }
    let root = projects.roots.root(ofFolder: folder, fallback: workspace ?? folder)
    // A directory that is neither in a project nor in the workspace may be a home directory.
    if workspace != nil || projects.roots.markedRoot(ofFolder: folder) != nil {
      self.root = root
      pathInProject = FilePath.relative(file, to: root)
    }
    let resolution = projects.configurations.resolution(forFile: file, root: root)
    path = Placement.path(
      FilePath.relative(file, to: root) ?? String(FilePath.name(of: file)), languageID: languageID)
    configuration = settings.applied(to: resolution.configuration, folder: workspace ?? root)
    isLinted = SourceFile.isLintable(path: path) && configuration.covers(file)
    problems = resolution.problems.map(Problem.init)
    isUncertain = resolution.isBroken
    self.file = file
    do {
      knownFindings = try projects.knownFindings(for: configuration, inProjectAt: root)
    } catch {
      problems.append(
        Problem(path: error.path, line: "\(error.path):\(error.line): \(error.message)"))
      isUncertain = true
    }
  }

  /// True if the file is checked although it isn't open: code that never reaches users isn't.
  var isChecked: Bool { isLinted && SourceFile.ships(path: path) }

  /// Returns `path`, with the extension for the editor's language appended if its own isn't supported.
  private static func path(_ path: String, languageID: String) -> String {
    let known = [".swift", ".kt", ".kts", ".xml", ".xib", ".storyboard"]
    if known.contains(where: path.lowercased().hasSuffix) { return path }
    switch languageID {
    case "swift": return path + ".swift"
    case "kotlin": return path + ".kt"
    case "xml": return path + ".xml"
    default: return path
    }
  }
}

extension ConfigurationLookup.Problem {
  /// The problem as `path:line:column: message`, with a 1-based line and column.
  fileprivate var line: String {
    "\(path):\(position.line + 1):\(position.character + 1): \(problem.message)"
  }
}
