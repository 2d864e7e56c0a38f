// The git indexes of repositories, to find tracked files that ignore rules match.

/// The indexes of git repositories, each read when it's first needed.
package final class GitIndexes {
  /// An index and the top of its working tree.
  private struct Known {
    var top: String
    var index: GitIndex
  }

  /// The indexes, by the directory where the search for the repository started.
  private var known: [String: Known?] = [:]

  package init() {}

  /// Returns whether the repository around `folder` tracks `path` or anything in it. False if there's no index.
  func tracks(_ path: String, inRepositoryAround folder: String) -> Bool {
    guard let known = repository(around: folder), let relative = FilePath.relative(path, to: known.top)
    else { return false }
    return known.index.tracks(relative.utf8)
  }

  private func repository(around folder: String) -> Known? {
    if let repository = known[folder] { return repository }
    let repository = GitIndexes.read(around: folder)
    known[folder] = .some(repository)
    return repository
  }

  private static func read(around folder: String) -> Known? {
    let top = FilePath.ancestors(from: folder).first {
      (try? Platform.kind(of: FilePath.join($0, ".git"))) != nil
    }
    guard let top, let directory = directory(ofRepositoryAt: top),
      let bytes = try? Platform.bytes(of: FilePath.join(directory, "index"), upTo: GitIndex.largestFile),
      bytes.count <= GitIndex.largestFile, let index = GitIndex(bytes)
    else { return nil }
    return Known(top: top, index: index)
  }

  /// Returns the git directory: `.git`, or the directory that it names in a linked worktree or submodule.
  ///
  /// Source: gitrepository-layout(5).
  private static func directory(ofRepositoryAt top: String) -> String? {
    let entry = FilePath.join(top, ".git")
    guard (try? Platform.kind(of: entry)) == .file else { return entry }
    let start = "gitdir: "
    guard let bytes = try? Platform.bytes(of: entry, upTo: 1 << 13), bytes.starts(with: start.utf8) else {
      return nil
    }
    let path = bytes.dropFirst(start.utf8.count).prefix { $0 != 0x0A && $0 != 0x0D }
    return FilePath.absolute(String(decoding: path, as: UTF8.self), in: top)
  }
}
