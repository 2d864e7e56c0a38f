// The frameworks that a project uses.

import Elements
import LanguageServer
import Linter

/// The frameworks of the code in a project.
enum ProjectFrameworks {
  /// The maximum number of files to read, and the maximum size of each in bytes.
  private static let mostFiles = 4_000
  private static let largestFile = 1 << 20

  /// Returns the frameworks of the project that the current directory is in. Empty outside of projects.
  static func inCurrentProject() -> Set<Framework> {
    var roots = ProjectRoots()
    guard let folder = Platform.currentFolder, let root = roots.markedRoot(ofFolder: folder) else {
      return []
    }
    var found: Set<Framework> = []
    var count = 0
    func isDone() -> Bool { count >= mostFiles || found.count == Framework.allCases.count }
    func shown(_ path: String) -> String { FilePath.displayed(path, in: root) }
    _ = FileWalk.walk(root, root: root) { path, kind in
      guard !isDone() else { return false }
      return kind == .folder
        || SourceFile.isLintable(path: shown(path)) && SourceFile.ships(path: shown(path))
    } taking: { path in
      guard !isDone() else { return }
      count += 1
      guard let text = try? FileContent(ofFile: path, limit: largestFile).text else { return }
      if let framework = ProjectSurvey.framework(shown(path), text) { found.insert(framework) }
    }
    return found
  }
}
