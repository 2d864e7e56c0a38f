// The search for files to check in the workspace folders.

import Linter

/// A lookup of the files in a directory that differ from the last commit, and of those that git doesn't track. Returns
/// absolute paths.
package typealias ChangedFilesLookup =
  @Sendable (_ folder: String) throws(ChangedFilesProblem) -> [String]

/// A reason why changed files can't be determined.
package struct ChangedFilesProblem: Error, Sendable {
  /// A clause without a period, or several sentences without the last period.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// The files in the workspace folders that can have findings.
struct FileSearch: Sendable {
  /// The absolute paths by project root.
  private(set) var files: [String: [String]] = [:]
  /// The files whose configuration is unknown, because it contains an error.
  private(set) var uncertain: Set<String> = []
  /// True if there are more than `mostFiles`.
  private(set) var isCut = false
  /// The errors in configuration files and baselines.
  private(set) var problems: [Placement.Problem] = []
  /// The reason why changed files can't be determined, or nil.
  private(set) var gitProblem: String?
  /// The workspace folders whose changed files can't be determined.
  private(set) var unknownFolders: [String] = []
  /// The configurations and baselines that were read.
  private(set) var projects: Projects

  let folders: [String]
  let settings: EditorSettings
  private let cancellation: Cancellation
  private var found: Set<String> = []
  /// The symbolic links to files.
  private var links: [(path: String, target: String)] = []

  /// The maximum number of files in a workspace.
  private static let mostFiles = 10_000

  /// Finds all files, or if there's a lookup of changed files, only those.
  init(
    in folders: [String], _ settings: EditorSettings, _ projects: Projects, _ cancellation: Cancellation,
    changed: ChangedFilesLookup?
  ) {
    self.folders = folders
    self.settings = settings
    self.projects = projects
    self.cancellation = cancellation
    for folder in folders where !isCut && !cancellation.isCancelled {
      if let changed { look(in: folder, changed) } else { walk(folder) }
    }
    addLinks()
    self.projects.forgetMarks()
  }

  /// Returns whether files that both searches found have the same settings, configurations, and known findings.
  func appliesLike(_ other: FileSearch) -> Bool {
    settings == other.settings && folders == other.folders && projects.agree(with: other.projects)
  }

  /// Discards the files, and keeps what applies to them.
  mutating func forgetFiles() {
    files = [:]
    found = []
    uncertain = []
    links = []
  }

  /// Adds the first of several links to a file that isn't checked under its own name.
  private mutating func addLinks() {
    var known = found
    for (path, target) in links {
      let mayBeFound =
        SourceFile.isLintable(path: target) && !folders.contains { FilePath.isInside(target, of: $0) }
      if !mayBeFound, known.insert(target).inserted { add(path) }
    }
  }

  /// Returns the placement of the file at `path` if it can have findings, or nil. Ignore rules aren't applied.
  private mutating func placement(of path: String) -> Placement? {
    let placement = Placement(
      of: DocumentURI(path: path), languageID: "", folders: folders, settings: settings, in: &projects)
    return placement.isChecked ? placement : nil
  }

  private mutating func add(_ path: String) {
    guard !found.contains(path), let placement = placement(of: path), let root = placement.root else {
      return
    }
    guard found.count < FileSearch.mostFiles else {
      isCut = true
      return
    }
    found.insert(path)
    files[root, default: []].append(path)
    if placement.isUncertain { uncertain.insert(path) }
    for problem in placement.problems where !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func walk(_ start: String) {
    let root = projects.roots.root(ofFolder: start, fallback: start)
    var folderCount = 0
    /// The directory entered last, with the root of its project and its configuration.
    var place = (folder: start, root: root, configuration: Configuration())
    _ = FileWalk.walk(start, root: root) { folder, marks in
      projects.learn(marks, of: folder)
      place.folder = folder
      place.root = projects.roots.root(ofFolder: folder, fallback: start)
      place.configuration = settings.applied(
        to: projects.configurations.resolution(forFilesIn: folder, root: place.root).configuration,
        folder: start)
      folderCount += 1
    } where: { path, kind in
      if isCut || folderCount > IndexedFile.mostFolders || cancellation.isCancelled { return false }
      if kind == .folder { return !place.configuration.excludes(path) }
      let shown = FilePath.displayed(path, in: place.root)
      return SourceFile.isLintable(path: shown) && SourceFile.ships(path: shown)
    } taking: { path in
      add(path)
    } linking: { path, target in
      links.append((path, target))
    }
    if folderCount > IndexedFile.mostFolders { isCut = true }
  }

  private mutating func look(in folder: String, _ changed: ChangedFilesLookup) {
    do throws(ChangedFilesProblem) {
      for path in try changed(folder).sorted(by: FilePath.precedes) {
        if isCut || cancellation.isCancelled { return }
        guard let relative = FilePath.relative(path, to: folder), !FilePath.isHidden(relative),
          (try? Platform.kindWithoutFollowing(path)) == .file
        else { continue }
        add(path)
      }
    } catch {
      gitProblem = error.message
      unknownFolders.append(folder)
    }
  }
}
