// The facts of a project whose files are read once and don't change.

import Elements

/// A collector for facts of files in any order. It doesn't record which file they're from.
package struct SurroundingsBuilder: Sendable {
  private var project = Project()
  /// The number of files with facts.
  package private(set) var fileCount = 0

  package init() {}

  /// Adds the facts of a file.
  package mutating func add(_ summary: FileSummary) {
    fileCount += 1
    project.add(summary.facts, of: fileCount)
  }

  /// Returns the facts of all files.
  package consuming func complete() -> Surroundings {
    project.complete()
    return Surroundings(project, fileCount: fileCount)
  }

  /// Returns the results of a query from the first `count` files.
  func answers(to key: ProjectKey, ofFirst count: Int) -> [Project.Answer] {
    // Results are in the order in which they were added.
    let answers = project.answers(to: key)
    return answers.last.map { $0.file > count } == true ? answers.filter { $0.file <= count } : answers
  }
}

extension Surroundings {
  /// Creates the facts of the first files of a builder, to which others are still being added. `read` provides
  /// exclusive access to the builder.
  package init(
    ofFirst fileCount: Int,
    reading read: @escaping @Sendable (_ take: (SurroundingsBuilder) -> Void) -> Void
  ) {
    let project = Project { key in
      var answers: [Project.Answer] = []
      read { answers = $0.answers(to: key, ofFirst: fileCount) }
      return answers
    }
    self.init(project, fileCount: fileCount)
  }
}
