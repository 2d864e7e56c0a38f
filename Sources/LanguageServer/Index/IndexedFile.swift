// One file of a project on its way into the index.

package import Linter
import Source

/// A file that may say something about others.
package struct IndexedFile: Sendable {
  /// Absolute.
  package var path: String
  /// The path below the root of its project.
  package var pathInProject: String
  /// Bytes; larger files say nothing.
  package var limit: Int

  package init(path: String, pathInProject: String, limit: Int) {
    self.path = path
    self.pathInProject = pathInProject
    self.limit = limit
  }

  /// The file at `path` of the project at `root`.
  init(path: String, root: String, limit: Int) {
    self.init(path: path, pathInProject: FilePath.displayed(path, in: root), limit: limit)
  }

  /// What the file says; nil where it says nothing or cannot be read. Who lints it tells about that.
  package func summary() -> FileSummary? {
    guard let bytes = try? Platform.bytes(of: path, upTo: limit),
      let content = try? FileContent(IndexedFile.inUTF8(bytes, path), limit: limit)
    else { return nil }
    return FileSummary(SourceFile(path: pathInProject, text: content.text))
  }

  /// The same text in UTF-8, where a table of strings is in UTF-16.
  ///
  /// Source: Apple, “Bundle Programming Guide”: tables of strings are in UTF-8 or UTF-16.
  private static func inUTF8(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard path.hasSuffix(".strings"), isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    var units: [UInt16] = []
    for at in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (high, low) = isBigEndian ? (bytes[at], bytes[at + 1]) : (bytes[at + 1], bytes[at])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
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
