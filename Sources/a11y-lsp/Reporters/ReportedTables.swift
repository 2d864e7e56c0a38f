// The tables of string resources that the fixes in a report change.

import Elements
import LanguageServer
import Linter
import Source

/// Reads each table once for all fixes that add texts to it.
final class ReportedTables {
  private var tables: [String: StringTable?] = [:]

  /// What a fix changes in other files, by their absolute paths; nil if it can't be applied as they are now.
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
