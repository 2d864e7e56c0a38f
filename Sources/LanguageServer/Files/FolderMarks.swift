// Marks: file names in a directory that give information about the project.

import Linter

/// Names in a directory listing that other code would otherwise look up on disk one by one. If a mark is missing, the
/// file doesn't exist. If it's present, the name may differ in case or belong to a broken link or a directory.
package struct FolderMarks: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `.git`.
  static let repository = FolderMarks(rawValue: 1)
  /// `.gitignore`.
  static let ignoreFile = FolderMarks(rawValue: 2)
  /// `.a11y-lsp.json`.
  static let configuration = FolderMarks(rawValue: 4)
  /// A file at the root of a project, including the configuration.
  static let project = FolderMarks(rawValue: 8)

  /// Files that only the root of a project contains, in addition to its configuration.
  static let projectFiles = ["settings.gradle", "settings.gradle.kts", "Package.swift"]
  /// The suffix of Xcode project directories.
  static let xcodeProject = ".xcodeproj"

  /// All marks, for a directory that hasn't been listed.
  package static let unknown: FolderMarks = [.repository, .ignoreFile, .configuration, .project]

  /// True if files in the directory may belong to another project or configuration than those next to it.
  package var mayStartProject: Bool { !isDisjoint(with: [.repository, .configuration, .project]) }

  /// Creates the marks of a directory that contains `entries`.
  init(_ entries: [Platform.Entry]) {
    self = []
    for name in entries.lazy.map(\.name) {
      // File systems may be case-insensitive.
      if FolderMarks.matches(name, ".git") {
        insert(.repository)
      } else if FolderMarks.matches(name, ".gitignore") {
        insert(.ignoreFile)
      } else if FolderMarks.matches(name, ConfigurationFile.name) {
        insert([.configuration, .project])
      } else if name.hasSuffix(FolderMarks.xcodeProject)
        || FolderMarks.projectFiles.contains(where: { FolderMarks.matches(name, $0) })
      {
        insert(.project)
      }
    }
  }

  /// Returns whether two names are the same, ignoring the case of ASCII letters.
  private static func matches(_ name: String, _ other: String) -> Bool {
    guard name.utf8.count == other.utf8.count else { return false }
    return zip(name.utf8, other.utf8).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && $1 >= 0x41) }
  }
}
