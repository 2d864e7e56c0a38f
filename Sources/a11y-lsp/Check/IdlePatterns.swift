// Patterns in `exclude` that match nothing.

import LanguageServer
import Linter

/// The patterns in `exclude` that match no file of the directories that are walked.
struct IdlePatterns {
  /// The patterns without a match so far.
  private var patterns: [PathPattern] = []

  /// Adds the patterns of a configuration, which several directories may share.
  mutating func add(_ configuration: Configuration) {
    for pattern in configuration.exclude where !patterns.contains(pattern) { patterns.append(pattern) }
  }

  /// Removes the patterns that match the file or directory at `path`.
  mutating func see(_ path: String) {
    if !patterns.isEmpty { patterns.removeAll { $0.matches(path) } }
  }

  /// Returns the patterns for paths in the `walked` directories that match nothing in them.
  ///
  /// Walks them again if there may be any, because a configuration can be found after files that its patterns match, and
  /// one pattern can exclude the directory with the matches of another.
  func confirmed(in walked: [String], root: (String) -> String) -> [PathPattern] {
    let covered = patterns.filter { pattern in
      walked.contains { FilePath.isInside(pattern.folder, of: $0) }
    }
    var folders: [String] = []
    for pattern in covered where !folders.contains(pattern.folder) { folders.append(pattern.folder) }
    return folders.flatMap { folder in
      IdlePatterns.idle(covered.filter { $0.folder == folder }, in: folder, root: root(folder))
    }
  }

  /// Returns the patterns that match nothing in `folder`, in the project at `root`.
  static func idle(_ patterns: [PathPattern], in folder: String, root: String) -> [PathPattern] {
    var idle = patterns
    guard !idle.isEmpty else { return [] }
    _ = FileWalk.walk(folder, root: root) { path, _ in
      idle.removeAll { $0.matches(path) }
      return !idle.isEmpty
    } taking: { _ in
    }
    return idle
  }
}
