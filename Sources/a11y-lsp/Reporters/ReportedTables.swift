// The string resource files that the fixes in a report change.

import Elements
import LanguageServer
import Linter
import Source

/// The changes of fixes to string resource files, each of which is read once.
final class ReportedTables {
  private var tables: [String: StringTable?] = [:]

  /// Returns a fix's changes to other files, with absolute paths, or nil if the fix can't be applied to them.
  func changes(of fix: Fix, in file: CheckedFile) -> [TableChange]? {
    guard !fix.newStrings.isEmpty else { return [] }
    let changes = fix.newStrings.changes(in: { table(FilePath.join(file.root, $0), file.linter) })
    return changes?.map { change in
      var change = change
      change.path = FilePath.join(file.root, change.path)
      return change
    }
  }

  private func table(_ path: String, _ linter: Linter) -> StringTable? {
    if let known = tables[path] { return known }
    let content = try? FileContent(ofFile: path, limit: linter.configuration.maxFileSize)
    let table = content.flatMap { StringTable($0.text) }
    tables[path] = .some(table)
    return table
  }
}
