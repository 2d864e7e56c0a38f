// The indexes of projects with open documents or checked files: read once in the background, then kept up to date.

import Linter
import Source

extension Session {
  /// The maximum size of indexed files in bytes. People don't write larger resources.
  private static let largestIndexedFile = 16_777_216

  /// Starts indexing the project at `root`, unless that has already happened.
  func indexProject(at root: String?) {
    guard let root, indexes[root] == nil else { return }
    indexes[root] = IndexedProject()
    startJob(root, nil)
  }

  private func startJob(_ root: String, _ paths: [String]?) {
    lastJob += 1
    let job = IndexJob(root: root, number: lastJob, limit: Session.largestIndexedFile, paths: paths)
    indexes[root]?.job = job
    read(job)
    if paths == nil { askForProgress(job) }
  }

  /// Handles the result of a job, and schedules an analysis of the documents whose findings may have changed.
  func finishJob(_ result: IndexJob.Result) {
    guard phase == .running, let job = indexes[result.root]?.job, job.number == result.number else { return }
    endProgress(job)
    indexes[result.root]?.job = nil
    let ofProject = documents.values.filter { $0.placement.root == result.root }
    switch result.content {
    case .whole(let index):
      indexes[result.root]?.index = index
      indexes[result.root]?.isRead = true
      for document in ofProject { note(document) }
      traceWork("Indexed \(result.root): \(index.fileCount) relevant files")
      refresh(result.root) { _ in true }
      checkAgain(result.root) { _ in true }
    case .some(let summaries):
      var changes = Questions()
      let open = Set(ofProject.compactMap(\.placement.pathInProject))
      // Facts that require a parser come from the saved file, even if the document is open.
      for (path, summary) in summaries where !open.contains(path) || FileSummary.takesParser(path: path) {
        if let changed = indexes[result.root]?.index.update(path, summary) { changes.formUnion(changed) }
      }
      if !changes.isEmpty {
        refresh(result.root) { $0.questions.intersects(changes) }
        checkAgain(result.root) { $0.questions.intersects(changes) }
      }
    }
    readChangedFiles(result.root)
  }

  /// Updates the index with a document's facts for other files of its project.
  func note(_ document: Document, _ summary: FileSummary?) {
    guard let root = document.placement.root, let path = document.placement.pathInProject,
      FileSummary.mayComeFrom(path: path), let changes = indexes[root]?.index.update(path, summary),
      !changes.isEmpty
    else { return }
    // The document's own analysis covers everything about it except whether it's shown.
    let ofItself = changes.aboutParts
    refresh(root) { $0.questions.intersects($0.uri == document.uri ? ofItself : changes) }
    if settings.diagnosticMode.coversClosedFiles {
      background.unsavedChanges[root, default: Questions()].formUnion(changes)
    }
  }

  /// Updates the index with the facts of a document that isn't analyzed.
  func note(_ document: Document) {
    guard let path = document.placement.pathInProject, FileSummary.mayComeFrom(path: path) else { return }
    note(document, FileSummary(quicklyOf: SourceFile(path: path, text: document.text)))
  }

  /// Schedules a new analysis of the project's documents whose findings may have changed although their text hasn't.
  private func refresh(_ root: String, where isAffected: (Document) -> Bool) {
    guard indexes[root]?.isRead == true else { return }
    // Announcements depend on more strings than findings do.
    for (uri, document) in documents where document.placement.root == root { readAnew(uri) }
    for uri in documents.keys.sorted(by: { $0.string < $1.string }) {
      guard let document = documents[uri], document.placement.root == root, document.placement.isLinted,
        // The queries of a running analysis aren't known yet.
        document.runningRevision != nil || isAffected(document)
      else { continue }
      documents[uri]?.isRefreshed = true
      touch(uri)
    }
  }

  // MARK: Changes on the disk

  /// Handles changes of files on disk.
  ///
  /// Source: LSP 3.17, “DidChangeWatchedFiles Notification”.
  func filesChanged(_ uris: [DocumentURI]) {
    var paths = Set(uris.compactMap(\.filePath))
    let ofGit = paths.filter(FilePath.isInGit)
    paths.subtract(ofGit)
    if !ofGit.isEmpty {
      if settings.diagnosticMode == .changedFiles { background.needsSearch = true }
      if paths.isEmpty { return }
    }
    let decides = { path in
      FilePath.name(of: path) == ConfigurationFile.name || self.projects.baselines.hasRead(path)
        || self.projects.configurations.hasRead(path) || self.background.projects.baselines.hasRead(path)
        || self.background.projects.configurations.hasRead(path)
    }
    if paths.isEmpty || paths.contains(where: decides) {
      reloadConfigurations()
    }
    changed(Array(paths))
    checkAgain(Array(paths))
  }

  /// Schedules changed files to be read again, including the files in deleted directories.
  func changed(_ paths: [String]) {
    for root in Array(indexes.keys) {
      var changed: Set<String> = []
      var folders: Set<String> = []
      for path in paths {
        guard let relative = FilePath.relative(path, to: root) else { continue }
        if FileSummary.mayComeFrom(path: relative) { changed.insert(path) } else { folders.insert(relative) }
      }
      if !folders.isEmpty, let known = indexes[root]?.index.paths {
        for path in known where FilePath.ancestors(from: path).contains(where: folders.contains) {
          changed.insert(FilePath.join(root, path))
        }
      }
      indexes[root]?.changedPaths.formUnion(changed)
      readChangedFiles(root)
    }
  }

  private func readChangedFiles(_ root: String) {
    guard let project = indexes[root], project.job == nil, !project.changedPaths.isEmpty else { return }
    indexes[root]?.changedPaths = []
    startJob(root, project.changedPaths.sorted())
  }

  /// Discards the indexes of projects without open documents and checked files.
  func forgetUnusedIndexes() {
    let used = background.roots.union(documents.values.compactMap(\.placement.root))
    for (root, project) in indexes where !used.contains(root) {
      project.job?.cancellation.cancel()
      indexes[root] = nil
    }
  }
}
