// Where projects start.

import Linter

/// Finds the root of the project that a folder belongs to, and remembers what it saw on the way.
///
/// The root is the nearest folder with `.git`; without one, the outermost with `.a11y-lsp.json`,
/// `settings.gradle(.kts)`, `Package.swift` or an `.xcodeproj`; without one, what the caller was asked to look at.
package struct ProjectRoots: Sendable {
  private var isRepository: [String: Bool] = [:]
  private var isProject: [String: Bool] = [:]

  package init() {}

  /// The root for files in `folder`; `fallback` is the folder named by the user, or the workspace folder.
  package mutating func root(ofFolder folder: String, fallback: String) -> String {
    let ancestors = FilePath.ancestors(from: folder)
    for folder in ancestors {
      let isRoot = isRepository[folder] ?? ProjectRoots.holds(".git", folder)
      isRepository[folder] = isRoot
      if isRoot { return folder }
    }
    for folder in ancestors.reversed() {
      let isRoot = isProject[folder] ?? ProjectRoots.holdsProject(folder)
      isProject[folder] = isRoot
      if isRoot { return folder }
    }
    return ProjectRoots.aboveResources(fallback)
  }

  private static func holds(_ name: String, _ folder: String) -> Bool {
    (try? Platform.kind(of: FilePath.join(folder, name))) != nil
  }

  private static func holdsProject(_ folder: String) -> Bool {
    let names = [ConfigurationFile.name, "settings.gradle", "settings.gradle.kts", "Package.swift"]
    if names.contains(where: { holds($0, folder) }) { return true }
    let entries = (try? Platform.entries(of: folder)) ?? []
    return entries.contains { $0.name.hasSuffix(".xcodeproj") }
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
