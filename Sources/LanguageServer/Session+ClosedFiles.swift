// The findings in files that aren't open: which files are checked again, and what clients learn.

import Linter

extension Session {
  /// Returns the file that isn't open at a URI, or nil if it isn't known.
  func closedFile(_ uri: DocumentURI) -> ClosedFile? { uri.filePath.flatMap { background.files[$0] } }

  // MARK: What is checked again

  /// Schedules a check of all files that aren't open, if the setting covers any.
  func checkEverything() {
    guard phase == .running, settings.diagnosticMode.coversClosedFiles else { return }
    if background.isRunning { background.isInterrupted = true }
    background.stop()
    background.needsSearch = true
    background.isAnew = true
  }

  /// Applies a new mode.
  func changeMode(from old: DiagnosticMode) {
    if settings.diagnosticMode == .off || old == .off {
      for uri in documents.keys.sorted(by: { $0.string < $1.string }) { touch(uri) }
      askToPullAgain()
    }
    guard !settings.diagnosticMode.coversClosedFiles else { return }
    background.stop()
    for path in background.files.keys.sorted(by: FilePath.precedes) { drop(path) }
    endCheckProgress()
    background = BackgroundCheck()
    overdue.insert(.indexes)
  }

  /// Schedules files to be checked again that were saved, or that changed on disk. Includes those in deleted
  /// directories.
  func checkAgain(_ paths: [String]) {
    guard settings.diagnosticMode.coversClosedFiles else { return }
    checkDependents()
    var folders: Set<String> = []
    for path in paths {
      guard let root = background.files[path]?.root ?? root(ofFile: path) else { continue }
      let relative = FilePath.displayed(path, in: root)
      if SourceFile.isLintable(path: relative) {
        if settings.diagnosticMode == .workspace || background.files[path]?.isCovered == true {
          enqueue(path, root)
        }
      } else if !FileSummary.mayComeFrom(path: relative) {
        folders.insert(path)
      }
    }
    if !folders.isEmpty {
      for (path, file) in background.files
      where FilePath.ancestors(from: path).contains(where: folders.contains) { enqueue(path, file.root) }
    }
    let isFolder = { path in (try? Platform.kind(of: path)) == .folder }
    if settings.diagnosticMode == .changedFiles || folders.contains(where: isFolder) {
      background.needsSearch = true
    }
  }

  /// Schedules a check of the files of a project that are affected by a change of facts.
  func checkAgain(_ root: String, where isAffected: (ClosedFile) -> Bool) {
    for (path, file) in background.files
    where file.root == root && file.isCovered && file.isChecked && isAffected(file) { enqueue(path, root) }
    // The queries of a running job aren't known yet.
    guard case .check(let files, _) = background.job?.work else { return }
    for file in files where background.files[file.path]?.root ?? self.root(ofFile: file.path) == root {
      enqueue(file.path, root)
    }
  }

  /// Schedules a check of the files that depend on facts that changed while users typed. Typing alone never causes it.
  private func checkDependents() {
    for (root, changes) in background.unsavedChanges where !changes.isEmpty {
      checkAgain(root) { $0.questions.intersects(changes) }
    }
    background.unsavedChanges = [:]
  }

  func enqueue(_ path: String, _ root: String) {
    background.queues[root, default: FileQueue()].append(path)
  }

  /// Returns the root of the project of a file in the workspace, or nil for other files.
  func root(ofFile path: String) -> String? {
    let folders = folders.filter { FilePath.isInside(path, of: $0) }
    guard let workspace = folders.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    return projects.roots.root(ofFolder: FilePath.folder(of: path), fallback: workspace)
  }

  // MARK: Opening and closing

  /// Leaves the file of a document to the editor, which has opened it.
  func hideClosedFiles(of document: Document) {
    for path in document.paths {
      guard let file = background.files[path] else { continue }
      if path != document.linkedPath { background.files[path]?.uri = document.uri }
      guard file.isShown else { continue }
      background.files[path]?.isShown = false
      // Otherwise, the client would show the findings twice.
      if client.pullsDiagnostics || file.uri != document.uri { clearDiagnostics(of: file.uri) }
    }
  }

  /// Returns the path in the workspace of a file that the client opens under another path, through a symbolic link, or
  /// nil.
  func linkedPath(of uri: DocumentURI) -> String? {
    guard settings.diagnosticMode.coversClosedFiles, let path = uri.filePath,
      !folders.contains(where: { FilePath.isInside(path, of: $0) }),
      let real = Platform.resolvedPath(of: path)
    else { return nil }
    return folders.lazy.compactMap { folder in
      guard let top = Platform.resolvedPath(of: folder) else { return nil }
      return FilePath.relative(real, to: top).map { FilePath.join(folder, $0) }
    }.first
  }

  /// Takes over the findings of a closed document until the file on disk is checked. Returns false if the setting
  /// doesn't cover the file.
  func keepsFindings(of document: Document) -> Bool {
    guard settings.diagnosticMode.coversClosedFiles, document.placement.isChecked,
      let path = document.placement.file, let root = root(ofFile: path),
      background.files[path]?.isCovered ?? (settings.diagnosticMode == .workspace)
    else { return false }
    var file = background.files[path] ?? ClosedFile(path, root: root)
    file.uri = document.uri
    if document.report.id != 0 {
      file.report = document.report
      background.reported.insert(path)
    }
    let count = min(document.findings.count, DiagnosticWriter.mostDiagnostics)
    background.findingCount += count - file.findingCount
    file.findingCount = count
    file.questions = document.questions
    file.isShown = document.published != nil
    background.files[path] = file
    enqueue(path, file.root)
    return true
  }

  // MARK: Results

  /// Stores the diagnostics of a file, and pushes them if the client doesn't pull them and the file isn't open.
  func settle(_ path: String, _ json: [UInt8], count: Int, _ questions: Questions = Questions()) {
    guard var file = background.files[path] else { return }
    var (json, count) = (json, count)
    background.findingCount -= file.findingCount
    if background.findingCount + count > BackgroundCheck.mostFindings {
      warnOnce("Showing the first \(BackgroundCheck.mostFindings) findings in files that aren't open.")
      (json, count) = (DiagnosticReport().json, 0)
    }
    background.findingCount += count
    file.findingCount = count
    file.questions = questions
    let isChanged = file.report.json != json
    if isChanged {
      lastReport += 1
      file.report = DiagnosticReport(json: json, id: lastReport)
      background.reported.insert(path)
      background.isChanged = true
    }
    if openPaths[path] == nil, !offersWorkspaceDiagnostics {
      if isChanged && file.isShown || !file.isShown && count > 0 { publish(json, of: file.uri, version: nil) }
      file.isShown = count > 0
    }
    background.files[path] = file
  }

  /// Removes the findings of a file that the setting doesn't cover or that was deleted.
  func drop(_ path: String) {
    settle(path, DiagnosticReport().json, count: 0)
    background.files[path]?.isCovered = false
    background.files[path]?.isChecked = false
    if background.files[path]?.report.id == 0 { background.files[path] = nil }
  }
}
