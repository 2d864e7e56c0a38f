// Edits to the string tables that fixes add resources to.

package import Elements
package import Source

/// The edits of one string table.
package struct TableChange: Sendable {
  /// The path relative to the project root.
  package var path: String
  /// The text that the edits apply to.
  package var text: SourceText
  package var edits: [TextEdit]
}

extension [NewString] {
  /// Returns the edits that add the strings to their tables, without those that are already there. Nil if a table is
  /// missing, can't be read, or has a different text for a name, because the fix is for an older version of it.
  package func changes(in table: (String) -> StringTable?) -> [TableChange]? {
    var changes: [TableChange] = []
    let byTable = Dictionary(grouping: self) { $0.tables.first ?? "" }
    for (path, strings) in byTable.sorted(by: { $0.key < $1.key }) {
      guard let table = table(path), let edits = table.edits(adding: strings) else { return nil }
      if !edits.isEmpty { changes.append(TableChange(path: path, text: table.text, edits: edits)) }
    }
    return changes
  }

  /// Returns the same edits, parsing the tables from their texts.
  package func changes(reading text: (String) -> SourceText?) -> [TableChange]? {
    changes(in: { text($0).flatMap(StringTable.init) })
  }
}

extension [Finding] {
  /// Reorders the tables of each string resource that a fix adds, so that the table the file already uses comes first.
  mutating func chooseTables(for file: SourceFile, in project: ProjectView) {
    var known: [Set<String>: [String]] = [:]
    for index in indices {
      for fix in self[index].fixes.indices {
        for string in self[index].fixes[fix].newStrings.indices {
          let tables = self[index].fixes[fix].newStrings[string].tables
          guard tables.count > 1 else { continue }
          let chosen = known[Set(tables)] ?? project.ordered(tables, for: file.text, at: file.path)
          known[Set(tables)] = chosen
          self[index].fixes[fix].newStrings[string].tables = chosen
        }
      }
    }
  }

  /// Reorders the tables of findings that are mostly from earlier versions of the file. Returns the queries that the
  /// choice depends on.
  mutating func chooseTables(for file: SourceFile, in surroundings: Surroundings) -> Questions {
    guard contains(where: { $0.fixes.contains { $0.newStrings.contains { $0.tables.count > 1 } } }) else {
      return Questions()
    }
    let project = ProjectView(surroundings.project, path: file.path)
    chooseTables(for: file, in: project)
    return Questions(project.questions)
  }
}
