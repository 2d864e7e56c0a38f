// Files that are read into the project index.

package import Linter
import Source

/// A file that may contain facts about other files.
package struct IndexedFile: Sendable {
  /// The absolute path.
  package var path: String
  /// The path below the project root.
  package var pathInProject: String
  /// The maximum file size in bytes. Larger files are skipped.
  package var limit: Int

  package init(path: String, pathInProject: String, limit: Int) {
    self.path = path
    self.pathInProject = pathInProject
    self.limit = limit
  }

  /// Creates the file at `path` in the project at `root`.
  init(path: String, root: String, limit: Int) {
    self.init(path: path, pathInProject: FilePath.displayed(path, in: root), limit: limit)
  }

  /// Returns the file's summary, or nil if it has no facts or can't be read. Read errors are reported when the file is
  /// checked.
  package func summary() -> FileSummary? {
    guard let bytes = try? Platform.bytes(of: path, upTo: limit) else { return nil }
    return summary(of: bytes)
  }

  /// Returns the summary that the file would have with other content.
  package func summary(of bytes: [UInt8]) -> FileSummary? {
    guard let content = try? FileContent(IndexedFile.inUTF8(bytes, path), limit: limit) else { return nil }
    return FileSummary(SourceFile(path: pathInProject, text: content.text))
  }

  /// Returns the text in UTF-8, converting `.strings` files from UTF-16.
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

  /// The maximum number of directories. More indicate a home directory or a whole disk instead of a project.
  static let mostFolders = 50_000

  /// Passes all files below `root` that may contain facts and that git doesn't ignore to `take`, until it
  /// `isCancelled`. Returns whether these are all of them.
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
