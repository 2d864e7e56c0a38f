// Lookup of project roots.

import Linter

/// A cache of project roots by directory.
///
/// The root is the nearest directory with `.git`. If there is none, it's the outermost one with `.a11y-lsp.json`,
/// `settings.gradle(.kts)`, `Package.swift`, or an `.xcodeproj`; otherwise, the caller's fallback.
package struct ProjectRoots: Sendable {
  /// The marks from directory listings.
  private var marks: [String: FolderMarks] = [:]
  /// The nearest repository, and the outermost directory with a project file, at or above each directory.
  private var repositories: [String: String?] = [:]
  private var projects: [String: String?] = [:]

  package init() {}

  /// Records the marks from a listing of `folder`.
  package mutating func learn(_ marks: FolderMarks, of folder: String) {
    self.marks[folder] = marks
  }

  /// Forgets the recorded marks.
  mutating func forgetMarks() { marks.removeAll() }

  /// Returns the root for files in `folder`. `fallback` is the directory that the user named, or the workspace folder.
  package mutating func root(ofFolder folder: String, fallback: String) -> String {
    markedRoot(ofFolder: folder) ?? ProjectRoots.aboveResources(fallback)
  }

  /// Returns the root with a repository or project file, or nil if `folder` isn't in a project.
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

  /// Returns the directory of the Android module around `folder`, detected by its resources or manifest, or nil.
  package static func module(around folder: String) -> String? {
    FilePath.ancestors(from: folder).first {
      holds("src/main/res", $0) || holds("src/main/AndroidManifest.xml", $0)
    }
  }

  private enum Place {
    case nearest, outermost
  }

  /// Returns the nearest or outermost directory from `folder` up that `fits`, and stores it in `known`.
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

  /// Returns `folder`, or the directory that contains its `res` or `de.lproj`. The root must not be inside these,
  /// because the directories above a resource file determine its kind and language.
  private static func aboveResources(_ folder: String) -> String {
    let name = FilePath.name(of: folder)
    let above = FilePath.folder(of: folder)
    if name.hasSuffix(".lproj") || name == "res" { return above }
    // Other directories may have the same names as resource directories.
    let kind = name.split(separator: "-").first
    let holdsResources = ["layout", "menu", "values", "anim", "animator"].contains(kind)
    return holdsResources && FilePath.name(of: above) == "res" ? FilePath.folder(of: above) : folder
  }
}
