// The projects around the open documents: read once in the background, then kept up to date.

import Linter
import Source

extension Session {
  /// Larger files say nothing to others; no resource that people write is.
  private static let largestIndexedFile = 16_777_216

  /// Has the project of a document read, where nobody has done so.
  func indexProject(of placement: Placement) {
    guard let root = placement.root, indexes[root] == nil else { return }
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

  /// Takes what a job has read, and has the documents analyzed whose findings may be others now.
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
    case .some(let summaries):
      var changes = Questions()
      let open = Set(ofProject.compactMap(\.placement.pathInProject))
      // What only a parser sees of an open document holds as it was saved.
      for (path, summary) in summaries where !open.contains(path) || FileSummary.takesParser(path: path) {
        if let changed = indexes[result.root]?.index.update(path, summary) { changes.formUnion(changed) }
      }
      if !changes.isEmpty { refresh(result.root) { $0.questions.intersects(changes) } }
    }
    readChangedFiles(result.root)
  }

  /// Takes what a document says to the others of its project.
  func note(_ document: Document, _ summary: FileSummary?) {
    guard let root = document.placement.root, let path = document.placement.pathInProject,
      FileSummary.mayComeFrom(path: path), let changes = indexes[root]?.index.update(path, summary),
      !changes.isEmpty
    else { return }
    // It knows all of itself but whether it's shown.
    let ofItself = changes.aboutParts
    refresh(root) { $0.questions.intersects($0.uri == document.uri ? ofItself : changes) }
  }

  /// The same for a document that is not analyzed.
  func note(_ document: Document) {
    guard let path = document.placement.pathInProject, FileSummary.mayComeFrom(path: path) else { return }
    note(document, FileSummary(quicklyOf: SourceFile(path: path, text: document.text)))
  }

  /// Has those documents of a project analyzed anew whose findings may have changed although they have not.
  private func refresh(_ root: String, where isAffected: (Document) -> Bool) {
    guard indexes[root]?.isRead == true else { return }
    // What is said takes more texts than findings do.
    for (uri, document) in documents where document.placement.root == root { readAnew(uri) }
    for uri in documents.keys.sorted(by: { $0.string < $1.string }) {
      guard let document = documents[uri], document.placement.root == root, document.placement.isLinted,
        // What is being analyzed was asked nothing yet.
        document.runningRevision != nil || isAffected(document)
      else { continue }
      documents[uri]?.isRefreshed = true
      touch(uri)
    }
  }

  // MARK: Changes on the disk

  /// Source: LSP 3.17, “DidChangeWatchedFiles Notification”.
  func filesChanged(_ uris: [DocumentURI]) {
    let paths = Set(uris.compactMap(\.filePath))
    let decides = { path in
      FilePath.name(of: path) == ConfigurationFile.name || self.projects.baselines.hasRead(path)
        || self.projects.configurations.hasRead(path)
    }
    if paths.isEmpty || paths.contains(where: decides) {
      reloadConfigurations()
    }
    changed(Array(paths))
  }

  /// Has files read again that have changed on the disk. A folder that is gone takes what is in it along.
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

  /// Forgets the projects that no open document is in.
  func forgetUnusedIndexes() {
    let used = Set(documents.values.compactMap(\.placement.root))
    for (root, project) in indexes where !used.contains(root) {
      project.job?.cancellation.cancel()
      indexes[root] = nil
    }
  }

  // MARK: Progress

  /// Source: LSP 3.17, “Server Initiated Progress”.
  private func askForProgress(_ job: IndexJob) {
    guard client.showsProgress else { return }
    ask(.progress(job.root, job.number), "window/workDoneProgress/create") { json in
      json.object { $0.member("token", Session.progressToken(job.number)) }
    }
  }

  /// The client shows progress from now on: a job that is done already never had any.
  func beginProgress(_ root: String, _ number: Int) {
    guard indexes[root]?.job?.number == number else { return }
    shownProgress.insert(number)
    progress(number) { json in
      json.member("kind", "begin")
      json.member("title", "Indexing project")
      json.member("cancellable", true)
    }
  }

  func reportProgress(_ number: Int, files: Int) {
    guard shownProgress.contains(number) else { return }
    progress(number) { json in
      json.member("kind", "report")
      json.member("message", "\(files) files")
    }
  }

  private func endProgress(_ job: IndexJob) {
    guard shownProgress.remove(job.number) != nil else { return }
    progress(job.number) { $0.member("kind", "end") }
  }

  /// Source: LSP 3.17, “Canceling a Work Done Progress”. What others say then stays unknown.
  func cancelProgress(_ token: String) {
    for project in indexes.values {
      if let job = project.job, Session.progressToken(job.number) == token { job.cancellation.cancel() }
    }
  }

  private func progress(_ number: Int, _ writeValue: (inout JSONWriter) -> Void) {
    notify("$/progress") { json in
      json.object { json in
        json.member("token", Session.progressToken(number))
        json.key("value")
        json.object(writeValue)
      }
    }
  }

  private static func progressToken(_ number: Int) -> String { "a11y-index-\(number)" }
}
