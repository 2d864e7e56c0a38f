// Where projects start.

import Linter

/// Finds the root of the project that a folder belongs to, and remembers what it saw on the way.
///
/// The root is the nearest folder with `.git`; without one, the outermost with `.a11y-lsp.json`,
/// `settings.gradle(.kts)`, `Package.swift` or an `.xcodeproj`; without one, what the caller was asked to look at.
package struct ProjectRoots: Sendable {
  /// What listings of folders said.
  private var marks: [String: FolderMarks] = [:]
  /// What was found at or above a folder: the nearest repository, and the outermost folder that a project starts in.
  private var repositories: [String: String?] = [:]
  private var projects: [String: String?] = [:]

  package init() {}

  /// Takes note of what a listing of `folder` says.
  package mutating func learn(_ marks: FolderMarks, of folder: String) {
    self.marks[folder] = marks
  }

  /// The root for files in `folder`; `fallback` is the folder named by the user, or the workspace folder.
  package mutating func root(ofFolder folder: String, fallback: String) -> String {
    markedRoot(ofFolder: folder) ?? ProjectRoots.aboveResources(fallback)
  }

  /// The root that something marks as one; nil where `folder` is in no project.
  package mutating func markedRoot(ofFolder folder: String) -> String? {
    let marks = marks
    func mayHold(_ mark: FolderMarks, _ folder: String) -> Bool { marks[folder]?.contains(mark) ?? true }
    let repository = ProjectRoots.find(.nearest, from: folder, &repositories) {
      mayHold(.repository, $0) && ProjectRoots.holds(".git", $0)
    }
    if let repository { return repository }
    return ProjectRoots.find(.outermost, from: folder, &projects) {
      mayHold(.project, $0) && ProjectRoots.holdsProject($0)
    }
  }

  /// The folder of the Android module around `folder`, told by its resources or its manifest; nil where there is none.
  package static func module(around folder: String) -> String? {
    FilePath.ancestors(from: folder).first {
      holds("src/main/res", $0) || holds("src/main/AndroidManifest.xml", $0)
    }
  }

  private enum Place {
    case nearest, outermost
  }

  /// The nearest or outermost folder from `folder` up that `fits`. Remembers it in `known`.
  private static func find(
    _ place: Place, from folder: String, _ known: inout [String: String?], where fits: (String) -> Bool
  ) -> String? {
    var passed: [String] = []
    var found: String?
    for folder in FilePath.ancestors(from: folder) {
      if let answer = known[folder] {
        found = answer
        break
      }
      passed.append(folder)
      if place == .nearest, fits(folder) {
        found = folder
        break
      }
    }
    for folder in passed.reversed() {
      if place == .outermost, found == nil, fits(folder) { found = folder }
      known[folder] = .some(found)
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

  /// `folder`, or the one that holds its `res` or `de.lproj`: kind and language of a resource file are told by the
  /// folders above it, so that the root of a project is never inside of them.
  private static func aboveResources(_ folder: String) -> String {
    let name = FilePath.name(of: folder)
    let above = FilePath.folder(of: folder)
    if name.hasSuffix(".lproj") || name == "res" { return above }
    // Other folders may be called like those of resources.
    let kind = name.split(separator: "-").first
    let holdsResources = ["layout", "menu", "values", "anim", "animator"].contains(kind)
    return holdsResources && FilePath.name(of: above) == "res" ? FilePath.folder(of: above) : folder
  }
}
