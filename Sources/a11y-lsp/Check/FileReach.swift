// Whether a check of a whole project meets a file.

import LanguageServer
import Linter

/// Finds out why a check of the project leaves a file out.
enum FileReach {
  /// The reason as a clause; nil where the file at the absolute `path` is linted. It need not exist. `lookup` and `root`
  /// are those of its project.
  static func reasonLeftOut(
    _ path: String, root: String, in lookup: inout ConfigurationLookup, shownIn folder: String
  ) -> String? {
    guard SourceFile.isLintable(path: FilePath.displayed(path, in: root)) else {
      return SkippedPath.unknownKind(path).reason
    }
    let indexes = GitIndexes()
    // A walk stops at the first folder that is left out.
    let steps = FilePath.ancestors(from: path, upTo: root).filter { $0 != root }.reversed()
    for step in steps {
      if FilePath.name(of: step).hasPrefix(".") { return "names that start with a dot are left out" }
      let resolution = lookup.resolution(forFilesIn: FilePath.folder(of: step), root: root)
      let configuration = resolution.configuration
      if let glob = configuration.exclude.first(where: { $0.matches(step) }) {
        return "“\(glob.pattern)” in “exclude” covers it"
      }
      let kind: Platform.FileKind = step == path ? .file : .folder
      if kind == .file, !configuration.covers(path) { return "no glob in “include” covers it" }
      if FileWalk.isIgnored(step, kind: kind, root: root, indexes) {
        return "git ignores \(step == path ? "it" : FilePath.displayed(step, in: folder))"
      }
    }
    guard SourceFile.ships(path: FilePath.displayed(path, in: root)) else {
      return SkippedPath.notShipped(path).reason
    }
    if (try? Platform.kindWithoutFollowing(path)) == .link, FileWalk.target(ofLink: path, root: root) == nil {
      return "it is a symbolic link that leads to no file of the project"
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
