// One file of a project on its way into the index.

package import Linter
import Source

/// A file that may say something about others.
package struct IndexedFile: Sendable {
  /// Absolute.
  package var path: String
  /// The root of its project.
  package var root: String
  /// Bytes; larger files say nothing.
  package var limit: Int

  package init(path: String, root: String, limit: Int) {
    self.path = path
    self.root = root
    self.limit = limit
  }

  /// The path below the root.
  package var pathInProject: String { FilePath.displayed(path, in: root) }

  /// What the file says; nil where it says nothing or cannot be read. Who lints it tells about that.
  package func summary() -> FileSummary? {
    guard let content = try? FileContent(ofFile: path, limit: limit) else { return nil }
    return FileSummary(SourceFile(path: pathInProject, text: content.text))
  }

  /// More folders than any project has: that of somebody's home, or of the disk.
  private static let mostFolders = 50_000

  /// Hands over all files below `root` that may say something, git's ignored ones apart, until it `isCancelled`.
  /// Returns whether these are all.
  @discardableResult
  package static func find(
    below root: String, limit: Int, isCancelled: () -> Bool = { false }, _ take: (IndexedFile) -> Void
  ) -> Bool {
    var folderCount = 0
    _ = FileWalk.walk(root, root: root) { path, kind in
      if folderCount > mostFolders || isCancelled() { return false }
      if kind == .folder { folderCount += 1 }
      return kind == .folder || FileSummary.mayComeFrom(path: FilePath.displayed(path, in: root))
    } taking: { path in
      take(IndexedFile(path: path, root: root, limit: limit))
    }
    return folderCount <= mostFolders && !isCancelled()
  }
}
