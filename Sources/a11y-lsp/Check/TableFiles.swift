// String resources that safe fixes add, written together with the files that refer to them.

import Elements
import LanguageServer
import Linter
import Source
import Synchronization

/// The tables of string resources that the files of one run share. Threads wait for each other here: several of them may
/// add texts to one table.
final class TableFiles: Sendable {
  private let turn = Mutex(())

  /// A table that was written.
  private struct Written {
    var path: String
    var old: SourceText
    var content: FileContent
  }

  /// Adds `strings` to their tables below `root`, then does `write`, whose failure takes the texts back. Returns false, and
  /// has done nothing, if they can't be added.
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

  /// Nil if a table can't be written; what was written before that is taken back.
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

  /// A table that somebody else has changed since stays as it is: a text that nobody refers to does no harm.
  private static func takeBack(_ written: [Written], below root: String) {
    for table in written {
      try? table.content.replace(with: table.old, inFile: table.path, below: root)
    }
  }
}
