// The check of files that aren't open.

import Linter

/// The files that aren't open, their findings, and the work left to do.
struct BackgroundCheck {
  /// The files by absolute path. Includes open files that were found.
  var files: [String: ClosedFile] = [:]
  /// The paths of the files with a report, usually few.
  var reported: Set<String> = []
  /// The number of findings in all files.
  var findingCount = 0

  /// The files that wait for a check, by project root.
  var queues: [String: FileQueue] = [:]
  /// True if the files to check must be searched for.
  var needsSearch = false
  /// True if all files that the search finds must be checked if their configurations have changed, and not only those
  /// that weren't known.
  var isAnew = false
  /// True if work was stopped in between, so all files must be checked in any case.
  var isInterrupted = false
  /// The running job, or nil. At most one runs at a time.
  var job: CheckJob?
  /// True from the start of the first job until all work is done.
  var isRunning = false
  /// True if reports have changed since the work started.
  var isChanged = false
  /// The number of files that were checked since the work started.
  var checkedCount = 0
  /// The files that couldn't be checked, or only in part, with the reason for the first.
  var skippedCount = 0
  var skipReason = ""

  /// The last search, without its files.
  var lastSearch: FileSearch?
  /// The configurations and baselines that the last search read.
  var projects: Projects { lastSearch?.projects ?? Projects() }
  /// True if the last search that succeeded was one for changed files.
  var hasChangedFiles = false
  /// Facts of open documents that changed since the files that depend on them were checked, by project root.
  var unsavedChanges: [String: Questions] = [:]

  /// The number of the first check's progress indicator, or nil if the client shows none.
  var progress: Int?
  /// True if all work was done once.
  var hasEnded = false
  /// The number of requests for workspace diagnostics since the client was asked to send one.
  var pullCount = 0
  /// True if the client repeats these requests without being asked.
  var isPolled = false

  /// The maximum number of findings in all files.
  static let mostFindings = 20_000

  var waitingCount: Int { queues.values.reduce(0) { $0 + $1.count } }

  /// The roots of the files' projects.
  var roots: Set<String> { Set(files.values.lazy.filter(\.isCovered).map(\.root)) }

  /// Stops all work. Findings stay.
  mutating func stop() {
    job?.cancellation.cancel()
    job = nil
    queues = [:]
    needsSearch = false
    isAnew = false
  }
}
