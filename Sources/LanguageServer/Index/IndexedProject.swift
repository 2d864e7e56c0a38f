// The index of a project that has open documents.

import Linter

/// What is known of a project's files, and what is being found out.
struct IndexedProject {
  var index = ProjectIndex()
  /// The job that is running; nil where none is.
  var job: IndexJob?
  /// Absolute paths of files that have changed and are not read yet.
  var changedPaths: Set<String> = []
  /// Whether the whole project has been read, or somebody did not want to wait for it.
  var isRead = false
}
