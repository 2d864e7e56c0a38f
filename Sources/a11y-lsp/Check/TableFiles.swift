// The writing of string resources that safe fixes add, together with the files that refer to them.

import Elements
import LanguageServer
import Linter
import Source
import Synchronization

/// The string resource files shared by the files of one run. Threads take turns, because several may add strings to one
/// file.
final class TableFiles: Sendable {
  private let turn = Mutex(())

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
    return try turn.withLock { _ throws(WriteProblem) in
      guard let written = self.write(strings, below: root, limit: limit) else { return false }
      do throws(WriteProblem) {
        try write()
      } catch {
        TableFiles.takeBack(written, below: root)
        throw error
      }
      return true
    }
  }

  /// Writes the strings. Returns nil and reverts everything if a file can't be written.
  private func write(_ strings: [NewString], below root: String, limit: Int) -> [Written]? {
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
