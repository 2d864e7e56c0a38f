// What the names in a folder say about the project around it.

import Linter

/// Names in a folder that other code would otherwise ask the disk for, one by one. A mark that is missing is certain;
/// one that is there may be of a file in another case, of a link that leads nowhere or of a folder.
package struct FolderMarks: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `.git`.
  static let repository = FolderMarks(rawValue: 1)
  /// `.gitignore`.
  static let ignoreFile = FolderMarks(rawValue: 2)
  /// `.a11y-lsp.json`.
  static let configuration = FolderMarks(rawValue: 4)
  /// A file that a project starts with, its configuration among them.
  static let project = FolderMarks(rawValue: 8)

  /// Files that only the first folder of a project holds, apart from its configuration.
  static let projectFiles = ["settings.gradle", "settings.gradle.kts", "Package.swift"]
  /// How the folder of an Xcode project ends.
  static let xcodeProject = ".xcodeproj"

  /// Every mark there is: that of a folder that nobody has looked at.
  package static let unknown: FolderMarks = [.repository, .ignoreFile, .configuration, .project]

  /// Whether the files below may be in another project, or under another configuration, than those beside the folder.
  package var mayStartProject: Bool { !isDisjoint(with: [.repository, .configuration, .project]) }

  /// The marks of a folder that holds `entries`.
  init(_ entries: [Platform.Entry]) {
    self = []
    for name in entries.lazy.map(\.name) {
      // File systems may not tell capitals from small letters.
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

  /// Whether two names are the same but for the case of their ASCII letters.
  private static func matches(_ name: String, _ other: String) -> Bool {
    guard name.utf8.count == other.utf8.count else { return false }
    return zip(name.utf8, other.utf8).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && $1 >= 0x41) }
  }
}
