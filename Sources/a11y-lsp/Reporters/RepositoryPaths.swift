// Paths relative to the repository, for services that show all of it.

import LanguageServer

/// Paths relative to the top of the repository, regardless of the current directory.
struct RepositoryPaths {
  /// The nearest directory with `.git` at or above the current directory, or the current directory without one.
  let root: String

  init(holding folder: String) {
    root =
      FilePath.ancestors(from: folder).first { (try? Platform.kind(of: FilePath.join($0, ".git"))) != nil }
      ?? folder
  }

  /// Returns `path` relative to the top, with forward slashes, or unchanged if it's elsewhere.
  func path(_ path: String) -> String { FilePath.displayed(path, in: root) }
}
