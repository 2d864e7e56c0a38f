// The incrementally updated facts of a project's files.

package import Elements

/// The facts of the files in one project. Facts are added when a file is read, and removed when it changes or is
/// deleted. Rereading one file never requires reading another.
package struct ProjectIndex: Sendable {
  private var project = Project()
  /// The facts by path, relative to the project root.
  private var files: [String: (number: Int, facts: FileFacts)] = [:]
  private var lastNumber = 0

  package init() {}

  /// The facts, for queries.
  package var surroundings: Surroundings { Surroundings(project) }

  /// The number of files with facts.
  package var fileCount: Int { files.count }

  /// Marks the index as complete after all files have been read.
  package mutating func complete() {
    project.complete()
  }

  /// Replaces the facts of the file at `path`; nil if it has none or is deleted. Returns the queries whose results
  /// changed.
  @discardableResult
  package mutating func update(_ path: String, _ summary: FileSummary?) -> Questions {
    let old = files[path]
    var facts = summary?.facts
    if summary?.isQuick == true {
      facts?.entries += old?.facts.entries.filter(\.takesParser) ?? []
      if facts?.isEmpty == true { facts = nil }
    }
    guard old?.facts != facts else { return Questions() }
    if let old { project.remove(old.facts, of: old.number) }
    if let facts {
      let number = old?.number ?? lastNumber + 1
      lastNumber = max(lastNumber, number)
      files[path] = (number, facts)
      project.add(facts, of: number)
    } else {
      files[path] = nil
    }
    let changes = ProjectIndex.changes(from: old?.facts, to: facts)
    // The number of mentions is unknown until all files have been read.
    guard project.isComplete else { return Questions(changes) }
    return Questions(
      changes.union(ProjectIndex.mentions(from: old?.facts, to: facts))
        .union(project.update(from: old?.facts, to: facts)))
  }

  private static func mentions(from old: FileFacts?, to new: FileFacts?) -> Set<ProjectKey> {
    let nothing = FileFacts(FileFacts.Scope(module: ""))
    return (old ?? nothing).questions(withMentionsUnlike: new ?? nothing)
  }

  private static func changes(from old: FileFacts?, to new: FileFacts?) -> Set<ProjectKey> {
    let oldEntries = old?.entries ?? []
    let newEntries = new?.entries ?? []
    guard old?.scope == new?.scope else {
      return Set(oldEntries.map(\.key)).union(newEntries.map(\.key))
    }
    let before = Dictionary(grouping: oldEntries, by: \.key)
    let after = Dictionary(grouping: newEntries, by: \.key)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  /// Returns the facts of the file at `path`.
  package func entries(of path: String) -> [FileFacts.Entry] { files[path]?.facts.entries ?? [] }

  /// The paths of the files with facts, in no particular order.
  package var paths: some Sequence<String> { files.keys }
}
