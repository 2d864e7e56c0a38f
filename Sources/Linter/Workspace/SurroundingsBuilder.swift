// The facts of a project whose files are read once and do not change.

import Elements

/// Collects what files say, in any order, without keeping apart who said it.
package struct SurroundingsBuilder: Sendable {
  private var project = Project()
  private var fileCount = 0

  package init() {}

  /// Adds what a file says.
  package mutating func add(_ summary: FileSummary) {
    fileCount += 1
    project.add(summary.facts, of: fileCount)
  }

  /// What all files say.
  package consuming func complete() -> Surroundings {
    project.isComplete = true
    return Surroundings(project)
  }
}
