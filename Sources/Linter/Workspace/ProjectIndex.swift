// The facts of a project's files, kept up to date file by file.

package import Elements

/// What is known of the files of one project. Facts are added when a file is read, and taken back when it changes or
/// goes: reading one file again never means reading another.
package struct ProjectIndex: Sendable {
  private var project = Project()
  /// By the path below the project root.
  private var files: [String: (number: Int, facts: FileFacts)] = [:]
  private var lastNumber = 0

  package init() {}

  /// What the files say, for those that ask.
  package var surroundings: Surroundings { Surroundings(project) }

  /// The number of files that say something.
  package var fileCount: Int { files.count }

  /// Says that all files have been read.
  package mutating func complete() {
    project.complete()
  }

  /// Takes what the file at `path` says now, nil where it says nothing or is gone. Returns the questions that have
  /// another answer than before.
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
    // Nobody knows how often something is mentioned before all files are read.
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

  /// What the file at `path` says.
  package func entries(of path: String) -> [FileFacts.Entry] { files[path]?.facts.entries ?? [] }

  /// The paths of the files that say something, in no order.
  package var paths: some Sequence<String> { files.keys }
}
