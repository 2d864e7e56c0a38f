// Jobs that index a project's files outside the event loop.

import Linter

/// A job that indexes all files of a project, or some changed ones. Runs on any thread and returns its results as
/// events.
package struct IndexJob: Sendable {
  /// The result of an index job.
  package struct Result: Sendable {
    let root: String
    let number: Int
    var content: Content
  }

  enum Content: Sendable {
    /// The index of all files.
    case whole(ProjectIndex)
    /// The summaries of some files by path below the root, or nil for a file that has no facts or was deleted.
    case some([(path: String, summary: FileSummary?)])
  }

  /// The absolute path of the project root.
  let root: String
  /// The unique number of the job.
  let number: Int
  /// The maximum file size in bytes. Larger files are skipped.
  let limit: Int
  /// The absolute paths to read, or nil for all files below the root.
  let paths: [String]?
  let cancellation = Cancellation()

  /// The number of files between two progress reports.
  private static let filesOfReport = 500

  /// Reads the files. Calls `report` with progress from time to time, and finally with the result.
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
