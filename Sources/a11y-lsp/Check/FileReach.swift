// The reasons why a project-wide check doesn't include a file.

import LanguageServer
import Linter

/// The reach of a project-wide check: the files that it includes.
enum FileReach {
  /// Returns the reason as a clause, or nil if the file at the absolute `path` is linted. The file doesn't have to
  /// exist. `lookup` and `root` are those of its project.
  static func reasonLeftOut(
    _ path: String, root: String, in lookup: inout ConfigurationLookup, shownIn folder: String
  ) -> String? {
    guard SourceFile.isLintable(path: FilePath.displayed(path, in: root)) else {
      return SkippedPath.unknownKind(path).reason
    }
    let indexes = GitIndexes()
    // A walk stops at the first directory that is excluded.
    let steps = FilePath.ancestors(from: path, upTo: root).filter { $0 != root }.reversed()
    for step in steps {
      if FilePath.name(of: step).hasPrefix(".") { return "hidden files are skipped" }
      let resolution = lookup.resolution(forFilesIn: FilePath.folder(of: step), root: root)
      let configuration = resolution.configuration
      if let glob = configuration.exclude.first(where: { $0.matches(step) }) {
        return "excluded by '\(glob.pattern)'"
      }
      let kind: Platform.FileKind = step == path ? .file : .folder
      if kind == .file, !configuration.covers(path) { return "not matched by 'include'" }
      if FileWalk.isIgnored(step, kind: kind, root: root, indexes) {
        return (step == path ? "" : "\(FilePath.displayed(step, in: folder)) is ") + "ignored by git"
      }
    }
    guard SourceFile.ships(path: FilePath.displayed(path, in: root)) else {
      return SkippedPath.notShipped(path).reason
    }
    if (try? Platform.kindWithoutFollowing(path)) == .link, FileWalk.target(ofLink: path, root: root) == nil {
      return "symbolic link that doesn't point to a file in the project"
    }
    return reasonUnreadable(
      path, limit: lookup.resolution(forFile: path, root: root).configuration.maxFileSize)
  }

  private static func reasonUnreadable(_ path: String, limit: Int) -> String? {
    do {
      _ = try FileContent(ofFile: path, limit: limit)
      return nil
    } catch {
      return error == .missing ? nil : error.reason
    }
  }
}
