// The commit of a report, and links to its files.

import LanguageServer

/// The links to the files of a working tree, at its current commit.
struct SourceLinks {
  /// The current commit, or nil without git or commits.
  private(set) var revision: String?
  /// True if tracked files differ from the commit.
  private(set) var hasChanges = false
  private var host: SourceHost?
  /// The absolute paths of the files that are the same as in the commit.
  private var files: Set<String> = []
  private let paths: RepositoryPaths

  /// Reads the commit and the address of `origin` from the repository that contains `folder`.
  init(holding folder: String) {
    paths = RepositoryPaths(holding: folder)
    guard let repository = try? GitRepository(holding: folder, for: "report"),
      let revision = try? repository.firstLine(of: ["rev-parse", "--verify", "--quiet", "HEAD"])
    else { return }
    self.revision = revision
    hasChanges = (try? repository.firstLine(of: ["status", "--porcelain", "--untracked-files=no"])) != nil
    // In files that differ from the commit, lines would lead to other code.
    guard let remote = try? repository.firstLine(of: ["config", "--get", "remote.origin.url"]),
      let host = SourceHost(remote: remote, revision: revision),
      let files = try? repository.committedFiles()
    else { return }
    self.host = host
    self.files = files
  }

  /// Returns the address of a 1-based line of the file at an absolute path, or nil if the commit doesn't contain it.
  func address(of path: String, line: Int) -> String? {
    guard let host, files.contains(path) else { return nil }
    return host.address(of: paths.path(path), line: line)
  }
}
