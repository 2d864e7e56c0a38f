// Where projects start.

import Linter

/// Finds the root of the project that a folder belongs to, and remembers what it saw on the way.
///
/// The root is the nearest folder with `.git`; without one, the outermost with `.a11y-lsp.json`,
/// `settings.gradle(.kts)`, `Package.swift` or an `.xcodeproj`; without one, what the caller was asked to look at.
package struct ProjectRoots: Sendable {
  private var isRepository: [String: Bool] = [:]
  private var isProject: [String: Bool] = [:]

  /// What `root` found above folders that it was asked about.
  private var repositories: [String: String?] = [:]
  private var projects: [String: String?] = [:]

  package init() {}

  /// Takes note of what a listing of `folder` says.
  package mutating func learn(_ marks: FolderMarks, of folder: String) {
    if !marks.contains(.repository) { isRepository[folder] = false }
    if !marks.contains(.project) { isProject[folder] = false }
  }

  /// The root for files in `folder`; `fallback` is the folder named by the user, or the workspace folder.
  package mutating func root(ofFolder folder: String, fallback: String) -> String {
    repository(of: folder) ?? project(of: folder) ?? ProjectRoots.aboveResources(fallback)
  }

  /// The nearest folder with a repository.
  private mutating func repository(of folder: String) -> String? {
    var passed: [String] = []
    var found: String?
    for folder in FilePath.ancestors(from: folder) {
      if let known = repositories[folder] {
        found = known
        break
      }
      passed.append(folder)
      if isRepository[folder] ?? ProjectRoots.holds(".git", folder) {
        found = folder
        break
      }
    }
    for folder in passed { repositories[folder] = .some(found) }
    return found
  }

  /// The outermost folder that a project starts in.
  private mutating func project(of folder: String) -> String? {
    var passed: [String] = []
    var found: String?
    for folder in FilePath.ancestors(from: folder) {
      if let known = projects[folder] {
        found = known
        break
      }
      passed.append(folder)
    }
    for folder in passed.reversed() {
      if found == nil, isProject[folder] ?? ProjectRoots.holdsProject(folder) { found = folder }
      projects[folder] = .some(found)
    }
    return found
  }

  private static func holds(_ name: String, _ folder: String) -> Bool {
    (try? Platform.kind(of: FilePath.join(folder, name))) != nil
  }

  private static func holdsProject(_ folder: String) -> Bool {
    if holds(ConfigurationFile.name, folder) { return true }
    if FolderMarks.projectFiles.contains(where: { holds($0, folder) }) { return true }
    let entries = (try? Platform.entries(of: folder)) ?? []
    return entries.contains { $0.name.hasSuffix(FolderMarks.xcodeProject) }
  }

  /// `folder`, or the one that holds its `res`: the kind of a resource file is told by the folders above it, so that
  /// the root of an Android project is never inside `res/layout`.
  private static func aboveResources(_ folder: String) -> String {
    var folder = folder
    let kind = FilePath.name(of: folder).split(separator: "-").first
    if kind == "layout" || kind == "menu" || kind == "values" { folder = FilePath.folder(of: folder) }
    return FilePath.name(of: folder) == "res" ? FilePath.folder(of: folder) : folder
  }
}
