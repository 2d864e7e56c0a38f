// The tables that fixes add string resources to.

package import Elements
package import Source

/// A file with string resources, and what changes in it.
package struct TableChange: Sendable {
  /// The path below the project root.
  package var path: String
  /// The text that the edits are for.
  package var text: SourceText
  package var edits: [TextEdit]
}

extension [NewString] {
  /// What adds the texts to their tables as they are now; nothing for what they say already. Nil if a table is gone, can't be
  /// read, or gives a name another text: the fix is for an older version of it.
  package func changes(in table: (String) -> StringTable?) -> [TableChange]? {
    var changes: [TableChange] = []
    let byTable = Dictionary(grouping: self) { $0.tables.first ?? "" }
    for (path, strings) in byTable.sorted(by: { $0.key < $1.key }) {
      guard let table = table(path), let edits = table.edits(adding: strings) else { return nil }
      if !edits.isEmpty { changes.append(TableChange(path: path, text: table.text, edits: edits)) }
    }
    return changes
  }

  /// The same, with the texts of the tables.
  package func changes(reading text: (String) -> SourceText?) -> [TableChange]? {
    changes(in: { text($0).flatMap(StringTable.init) })
  }
}

extension [Finding] {
  /// Puts the table first, for each string resource that a fix adds, that the rest of the file takes its texts from.
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

  /// The same for findings of which most were found in earlier versions. Returns what the choice depends on.
  mutating func chooseTables(for file: SourceFile, in surroundings: Surroundings) -> Questions {
    guard contains(where: { $0.fixes.contains { $0.newStrings.contains { $0.tables.count > 1 } } }) else {
      return Questions()
    }
    let project = ProjectView(surroundings.project, path: file.path)
    chooseTables(for: file, in: project)
    return Questions(project.questions)
  }
}
