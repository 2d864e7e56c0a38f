// Progress indicators of background work.

import Source

extension Session {
  // MARK: Indexing

  /// Requests a progress indicator for a job.
  ///
  /// Source: LSP 3.17, “Server Initiated Progress”.
  func askForProgress(_ job: IndexJob) {
    guard client.showsProgress else { return }
    ask(.progress(job.root, job.number), Session.creation) { json in
      json.object { $0.member("token", Session.progressToken(job.number)) }
    }
  }

  /// Starts the progress of a job in the client, unless the job has already ended.
  func beginProgress(_ root: String, _ number: Int) {
    guard indexes[root]?.job?.number == number else { return }
    begin(Session.progressToken(number), "Indexing project")
  }

  func reportProgress(_ number: Int, files: Int) {
    report(Session.progressToken(number), "\(files) files")
  }

  func endProgress(_ job: IndexJob) { end(Session.progressToken(job.number)) }

  // MARK: The first check of files that aren't open

  /// Requests a progress indicator for the first check of files that aren't open.
  func askForCheckProgress() {
    guard client.showsProgress, background.progress == nil, !background.hasEnded else { return }
    lastJob += 1
    background.progress = lastJob
    ask(.checkProgress(lastJob), Session.creation) { [lastJob] json in
      json.object { $0.member("token", Session.checkToken(lastJob)) }
    }
  }

  /// Starts the progress of the first check in the client, unless it has already ended.
  func beginCheckProgress(_ number: Int) {
    guard background.progress == number else { return }
    begin(Session.checkToken(number), "Checking project")
  }

  func reportCheckProgress() {
    guard let number = background.progress else { return }
    let total = background.checkedCount + background.waitingCount
    report(Session.checkToken(number), "\(background.checkedCount) of \(total) files")
  }

  func endCheckProgress() {
    guard let number = background.progress else { return }
    background.progress = nil
    end(Session.checkToken(number))
  }

  // MARK: All

  /// Cancels the work of a progress indicator. Facts from unread files stay unknown, and unchecked files have no
  /// findings until they change.
  ///
  /// Source: LSP 3.17, “Canceling a Work Done Progress”.
  func cancelProgress(_ token: String) {
    for project in indexes.values {
      if let job = project.job, Session.progressToken(job.number) == token { job.cancellation.cancel() }
    }
    if let number = background.progress, Session.checkToken(number) == token { background.stop() }
  }

  private func begin(_ token: String, _ title: String) {
    shownProgress.insert(token)
    progress(token) { json in
      json.member("kind", "begin")
      json.member("title", title)
      json.member("cancellable", true)
    }
  }

  private func report(_ token: String, _ message: String) {
    guard shownProgress.contains(token) else { return }
    progress(token) { json in
      json.member("kind", "report")
      json.member("message", message)
    }
  }

  private func end(_ token: String) {
    guard shownProgress.remove(token) != nil else { return }
    progress(token) { $0.member("kind", "end") }
  }

  private func progress(_ token: String, _ writeValue: (inout JSONWriter) -> Void) {
    notify("$/progress") { json in
      json.object { json in
        json.member("token", token)
        json.key("value")
        json.object(writeValue)
      }
    }
  }

  private static let creation = "window/workDoneProgress/create"
  private static func progressToken(_ number: Int) -> String { "a11y-index-\(number)" }
  private static func checkToken(_ number: Int) -> String { "a11y-check-\(number)" }
}
