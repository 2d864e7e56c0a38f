// Reading a project's files, apart from the event loop.

import Linter

/// A reading of all files of a project, or of some that have changed. Runs anywhere; what it finds out comes back as
/// events.
package struct IndexJob: Sendable {
  /// What was read.
  package struct Result: Sendable {
    let root: String
    let number: Int
    var content: Content
  }

  enum Content: Sendable {
    /// What all files say.
    case whole(ProjectIndex)
    /// What some files say, by their paths below the root; nil for one that says nothing or is gone.
    case some([(path: String, summary: FileSummary?)])
  }

  /// The absolute path of the project's root.
  let root: String
  /// A number that no other job has.
  let number: Int
  /// Bytes; larger files say nothing.
  let limit: Int
  /// The absolute paths to read; nil for all files below the root.
  let paths: [String]?
  let cancellation = Cancellation()

  /// So many files are read between two reports.
  private static let filesOfReport = 500

  /// Reads the files. `report` gets how far the job is, now and then, and at last what was read.
  package func run(_ report: (Event) -> Void) {
    report(.indexed(Result(root: root, number: number, content: paths.map(some) ?? whole(report))))
  }

  private func some(_ paths: [String]) -> Content {
    let files = paths.lazy.map { IndexedFile(path: $0, root: root, limit: limit) }
    return .some(files.map { ($0.pathInProject, $0.summary()) })
  }

  private func whole(_ report: (Event) -> Void) -> Content {
    var index = ProjectIndex()
    var count = 0
    let isWhole = IndexedFile.find(below: root, limit: limit, isCancelled: { cancellation.isCancelled }) {
      file in
      index.update(file.pathInProject, file.summary())
      count += 1
      if count.isMultiple(of: IndexJob.filesOfReport) { report(.indexing(number, files: count)) }
    }
    if isWhole { index.complete() }
    return .whole(index)
  }
}
