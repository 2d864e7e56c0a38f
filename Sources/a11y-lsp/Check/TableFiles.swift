// The writing of string resources that safe fixes add, together with the files that refer to them.

import Elements
import LanguageServer
import Linter
import Source
import Synchronization

/// The string resource files shared by the files of one run. Threads take turns, because several may add strings to one
/// file.
final class TableFiles: Sendable {
  /// True if nothing is written.
  private let isPreview: Bool
  /// The contents that would have been written, by path, with the contents on disk.
  private let unwritten = Mutex<[String: (old: FileContent, new: FileContent)]>([:])

  /// - Parameter isPreview: True if nothing is written.
  init(previews isPreview: Bool = false) { self.isPreview = isPreview }

  /// The files that would have been written.
  var previews: [FixPreview.File] {
    unwritten.withLock { unwritten in
      unwritten.map { FixPreview.File(path: $0, old: $1.old, new: $1.new) }
    }
  }

  /// A string resource file that was written.
  private struct Written {
    var path: String
    var old: SourceText
    var content: FileContent
  }

  /// Adds `strings` to their files below `root`, then calls `write`. If that fails, the strings are reverted. Returns
  /// false without changing anything if they can't be added.
  func add(
    _ strings: [NewString], below root: String, limit: Int, andThen write: () throws(WriteProblem) -> Void
  ) throws(WriteProblem) -> Bool {
    guard !strings.isEmpty else {
      try write()
      return true
    }
    return try unwritten.withLock { unwritten throws(WriteProblem) in
      if isPreview { return TableFiles.preview(strings, below: root, limit: limit, &unwritten) }
      guard let written = TableFiles.write(strings, below: root, limit: limit) else { return false }
      do throws(WriteProblem) {
        try write()
      } catch {
        TableFiles.takeBack(written, below: root)
        throw error
      }
      return true
    }
  }

  /// Adds the strings to `unwritten`. Returns false if they can't be added.
  private static func preview(
    _ strings: [NewString], below root: String, limit: Int,
    _ unwritten: inout [String: (old: FileContent, new: FileContent)]
  ) -> Bool {
    var contents: [String: (old: FileContent, new: FileContent)] = [:]
    let changes = strings.changes { path in
      let path = FilePath.join(root, path)
      contents[path] =
        unwritten[path] ?? (try? FileContent(ofFile: path, limit: limit)).map { ($0, $0) }
      return contents[path]?.new.text
    }
    guard let changes else { return false }
    for change in changes {
      let path = FilePath.join(root, change.path)
      guard let text = change.text.applying(change.edits) else { return false }
      contents[path]?.new.text = text
    }
    for change in changes {
      let path = FilePath.join(root, change.path)
      unwritten[path] = contents[path]
    }
    return true
  }

  /// Writes the strings. Returns nil and reverts everything if a file can't be written.
  private static func write(_ strings: [NewString], below root: String, limit: Int) -> [Written]? {
    var contents: [String: FileContent] = [:]
    let changes = strings.changes { path in
      contents[path] = try? FileContent(ofFile: FilePath.join(root, path), limit: limit)
      return contents[path]?.text
    }
    guard let changes else { return nil }
    var written: [Written] = []
    for change in changes {
      let path = FilePath.join(root, change.path)
      guard var content = contents[change.path], let text = change.text.applying(change.edits),
        (try? content.replace(with: text, inFile: path, below: root)) != nil
      else {
        TableFiles.takeBack(written, below: root)
        return nil
      }
      content.text = text
      written.append(Written(path: path, old: change.text, content: content))
    }
    return written
  }

  /// Reverts the added strings, except in files that have changed since: an unused string does no harm.
  private static func takeBack(_ written: [Written], below root: String) {
    for table in written {
      try? table.content.replace(with: table.old, inFile: table.path, below: root)
    }
  }
}
