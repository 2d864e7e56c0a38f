// Where a document stands in its project, and which configuration holds for it.

import Linter
import Source

/// What the surroundings of a document say about it.
struct Placement: Sendable, Equatable {
  /// A mistake in a file of the project.
  struct Problem: Sendable, Equatable {
    /// The absolute path of the file.
    var path: String
    /// Place and mistake, for people.
    var line: String
  }

  /// The path below the project's root, with an extension that tells the language.
  var path: String
  /// The absolute path of the project's root; nil for what is in no project.
  var root: String?
  /// The path below the root as the project's other files know it.
  var pathInProject: String?
  var configuration: Configuration
  /// Whether the document is linted at all: in a language that is, and not left out by the configuration.
  var isLinted: Bool
  /// The absolute path; nil for a document that is no file.
  var file: String?
  /// The findings that are not shown; nil where there is no baseline.
  var knownFindings: KnownFindings?
  /// Mistakes in the configuration files and the baseline.
  var problems: [Problem] = []
  /// Whether a configuration file or baseline is so wrong that the team's decisions are not known.
  var isUncertain = false

  /// The placement of a document in the workspace whose `folders` these are, nearest first to be found in
  /// `projects`.
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
    // A folder that is neither a project nor part of the workspace may be anybody's home.
    if workspace != nil || projects.roots.markedRoot(ofFolder: folder) != nil {
      self.root = root
      pathInProject = FilePath.relative(file, to: root)
    }
    let resolution = projects.configurations.resolution(forFile: file, root: root)
    path = Placement.path(
      FilePath.relative(file, to: root) ?? String(FilePath.name(of: file)), languageID: languageID)
    configuration = settings.applied(to: resolution.configuration, folder: workspace ?? root)
    isLinted = SourceFile.isLintable(path: path) && configuration.covers(file)
    problems = resolution.problems.map { Problem(path: $0.path, line: $0.line) }
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

  /// `path`, with the extension of the editor's language behind it where its own is none of ours.
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
  /// `path:line:column: message`, with line and column from 1.
  fileprivate var line: String {
    "\(path):\(position.line + 1):\(position.character + 1): \(problem.message)"
  }
}
