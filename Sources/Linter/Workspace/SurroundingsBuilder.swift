// The facts of a project whose files are read once and do not change.

import Elements

/// Collects what files say, in any order, without keeping apart who said it.
package struct SurroundingsBuilder: Sendable {
  private var project = Project()
  /// How many files said something.
  package private(set) var fileCount = 0

  package init() {}

  /// Adds what a file says.
  package mutating func add(_ summary: FileSummary) {
    fileCount += 1
    project.add(summary.facts, of: fileCount)
  }

  /// What all files say.
  package consuming func complete() -> Surroundings {
    project.complete()
    return Surroundings(project, fileCount: fileCount)
  }

  /// What the first `count` files answer to a question.
  func answers(to key: ProjectKey, ofFirst count: Int) -> [Project.Answer] {
    // In the order in which they were added.
    let answers = project.answers(to: key)
    return answers.last.map { $0.file > count } == true ? answers.filter { $0.file <= count } : answers
  }
}

extension Surroundings {
  /// What the first files say that were added to a builder, to which others are being added. `read` hands the builder
  /// over while nobody changes it.
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
