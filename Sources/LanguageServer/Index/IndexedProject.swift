// The index of a project with open documents or checked files.

import Linter

/// A project's index and the state of its jobs.
struct IndexedProject {
  var index = ProjectIndex()
  /// The running job, or nil.
  var job: IndexJob?
  /// The absolute paths of changed files that haven't been read yet.
  var changedPaths: Set<String> = []
  /// True if the whole project has been read, or the user canceled that.
  var isRead = false
}
