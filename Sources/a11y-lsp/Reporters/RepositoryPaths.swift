// Paths as services know them that show a whole repository.

import LanguageServer

/// Paths from the top of the repository on, wherever in it the program was started.
struct RepositoryPaths {
  /// The nearest folder with `.git` at or above the working directory; without one, the working directory.
  let root: String

  init(holding folder: String) {
    root =
      FilePath.ancestors(from: folder).first { (try? Platform.kind(of: FilePath.join($0, ".git"))) != nil }
      ?? folder
  }

  /// `path` below the top, with forward slashes; an absolute one where it lies elsewhere.
  func path(_ path: String) -> String { FilePath.displayed(path, in: root) }
}
