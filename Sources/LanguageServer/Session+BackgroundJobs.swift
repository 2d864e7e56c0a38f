// Jobs that find and check files that aren't open, one at a time.

import Linter

extension Session {
  /// The number of files in a job. Open documents and changed facts don't have to wait long for the end of one.
  private static let filesOfJob = 64

  /// Starts the next job if there is work, or ends the check if there is none.
  func continueChecking() {
    guard phase == .running, background.job == nil, settings.diagnosticMode.coversClosedFiles else { return }
    if background.needsSearch {
      background.needsSearch = false
      return start(.search)
    }
    while let root = background.queues.keys.sorted().first(where: isReady) {
      let paths =
        background.queues[root]?.take(Session.filesOfJob).filter { openPaths[$0] == nil } ?? []
      if background.queues[root]?.isEmpty == true { background.queues[root] = nil }
      guard let surroundings = indexes[root]?.index.surroundings, !paths.isEmpty else { continue }
      let files = paths.map { path in
        let file = background.files[path]
        return CheckJob.File(
          path: path, uri: file?.uri ?? DocumentURI(path: path), isFound: file?.isCovered ?? false)
      }
      return start(.check(files, surroundings))
    }
    if background.queues.isEmpty { endCheck() }
  }

  /// Returns whether the facts that the files of a project need are up to date.
  private func isReady(_ root: String) -> Bool {
    indexProject(at: root)
    guard let project = indexes[root] else { return false }
    return project.isRead && project.job == nil && project.changedPaths.isEmpty
  }

  private func start(_ work: CheckJob.Work) {
    if !background.isRunning { askForCheckProgress() }
    background.isRunning = true
    lastJob += 1
    let isSearch = if case .search = work { true } else { false }
    let job = CheckJob(
      number: lastJob, work: work, folders: folders, settings: settings,
      projects: isSearch ? projects : background.projects, writer: diagnosticWriter,
      changedFiles: changedFiles)
    background.job = job
    check(job)
  }

  /// Handles the result of a job. Discards it if the job was stopped.
  func finishCheck(_ result: CheckJob.Result) {
    guard phase == .running, background.job?.number == result.number else { return }
    background.job = nil
    switch result.content {
    case .found(let search): take(search)
    case .checked(let outcomes):
      for outcome in outcomes { take(outcome) }
      background.checkedCount += outcomes.count
      reportCheckProgress()
    }
  }

  private func take(_ search: FileSearch) {
    let isAnew =
      background.isAnew && (background.isInterrupted || background.lastSearch?.appliesLike(search) != true)
    // Git fails while another process writes its index.
    let kept = background.hasChangedFiles ? search.unknownFolders : []
    if search.unknownFolders.isEmpty { background.hasChangedFiles = settings.diagnosticMode == .changedFiles }
    background.isInterrupted = false
    background.lastSearch = search
    background.lastSearch?.forgetFiles()
    overdue.insert(.watchers)
    tellProblems(search.problems)
    if let problem = search.gitProblem {
      let outcome =
        kept.isEmpty ? "Only open files are checked" : "The list of changed files isn't updated"
      warnOnce("\(outcome): \(problem).")
    }
    if search.isCut { warnOnce("The workspace has too many files. Only some of them are checked.") }
    background.isAnew = false
    let found = Set(search.files.values.joined())
    for path in background.files.keys.filter({ !found.contains($0) }).sorted(by: FilePath.precedes) {
      if !kept.contains(where: { FilePath.isInside(path, of: $0) }) {
        drop(path)
      } else if isAnew, let file = background.files[path], file.isCovered {
        enqueue(path, file.root)
      }
    }
    for (root, paths) in search.files.sorted(by: { FilePath.precedes($0.key, $1.key) }) {
      indexProject(at: root)
      // If a configuration file is invalid, as can happen while it's edited, the previous findings stay.
      for path in paths where !background.hasEnded || !search.uncertain.contains(path) {
        let file = background.files[path]
        let isNew = file?.isCovered != true || file?.root != root
        if file?.root != root { background.files[path] = ClosedFile(path, root: root) }
        background.files[path]?.isCovered = true
        if isNew || isAnew { enqueue(path, root) }
      }
    }
    forgetUnusedIndexes()
  }

  private func take(_ outcome: CheckJob.Outcome) {
    let path = outcome.path
    switch outcome.content {
    case .absent: drop(path)
    case .unreadable(let reason):
      skip(path, reason)
      settle(path, DiagnosticReport().json, count: 0)
    case .report(let json, let count, let questions, let omission):
      if let omission { skip(path, omission) }
      if background.files[path] == nil, let root = root(ofFile: path) {
        background.files[path] = ClosedFile(path, root: root)
      }
      settle(path, json, count: count, questions)
      background.files[path]?.isCovered = true
      background.files[path]?.isChecked = true
    }
  }

  private func skip(_ path: String, _ reason: String) {
    if background.skippedCount == 0 { background.skipReason = "\(path): \(reason)" }
    background.skippedCount += 1
  }

  /// Ends the check: logs what was skipped, and asks the client to pull again, unless it does so anyway.
  private func endCheck() {
    guard background.isRunning else { return }
    background.isRunning = false
    background.hasEnded = true
    endCheckProgress()
    traceWork("Checked \(background.checkedCount) files that aren't open")
    if background.skippedCount > 0 {
      let others = background.skippedCount == 1 ? "" : " (\(background.skippedCount - 1) more)"
      warnOnce("Not checked or only in part: \(background.skipReason)\(others).")
    }
    background.skippedCount = 0
    background.checkedCount = 0
    if background.isChanged, background.pullCount > 0, !background.isPolled {
      background.pullCount = 0
      askToPullAgain()
    }
    background.isChanged = false
  }
}
