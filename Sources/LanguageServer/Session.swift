// A connection to a client: its state and the dispatch of events. Each topic has a separate file: Session+Lifecycle,
// +Configuration, +Changes, +Documents, +Diagnostics, +CodeActions, +Edits, +Teaching, +Commands, +Baseline, +Hover,
// +Guidance, +Speech, +SpeechMarks, +SpeechSettings, +Readings, +Index, +Progress, +ClosedFiles, +BackgroundJobs,
// +WorkspaceDiagnostics, +Messages.

import Linter
import Source

/// The server side of a connection to a client.
///
/// This class isn't `Sendable`, so the compiler guarantees that only the event loop uses it. All its code is
/// synchronous. Long-running work is passed to other threads, such as a `Snapshot`, and its result returns as an
/// `Event`.
package final class Session {
  /// The phase of the connection.
  enum Phase {
    /// Before `initialize`.
    case waiting
    case running
    /// After `shutdown`.
    case shutDown
  }

  // MARK: - Connections

  let analyzer: Analyzer
  /// Starts the analysis of a snapshot. The result must return as an event.
  let analyze: (Snapshot) -> Void
  /// Starts an index job. The results must return as events.
  let read: (IndexJob) -> Void
  /// Starts a reading job. The result must return as an event.
  let speak: (ReadingJob) -> Void
  /// Starts a job that finds or checks files that aren't open. The result must return as an event.
  let check: (CheckJob) -> Void
  /// The lookup of changed files, or nil if there's none.
  let changedFiles: ChangedFilesLookup?
  /// Sends the body of a message to the client.
  let send: ([UInt8]) -> Void
  /// Watches the process with an ID. When it ends, `inputEnded` must arrive as an event.
  let watch: (Int) -> Void

  // MARK: - State

  var phase = Phase.waiting
  /// The exit code, or nil while the session is running: 0 after an orderly end, otherwise 1.
  package internal(set) var exitCode: Int32?
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var trace = TraceLevel.off
  /// The absolute paths of the workspace folders.
  var folders: [String] = []
  var settings = EditorSettings()
  /// The settings from `initialize`, which apply while the client has no others.
  var initialSettings = EditorSettings()
  /// The features that were offered in `initialize`, and those that were registered later.
  var offered: Set<SpeechFeature> = []
  var registered: Set<SpeechFeature> = []
  /// All features that were ever offered or turned on, because requests may still arrive after one was unregistered.
  var advertised: Set<SpeechFeature> = []
  /// The glob patterns of the files that the client watches because a configuration or a setting requires it.
  var watchedPatterns: Set<String> = []
  var projects = Projects()
  /// The deferred work, and the configuration files whose text has changed.
  var overdue = Overdue()
  var changedConfigurations: Set<DocumentURI> = []
  var documents: [DocumentURI: Document] = [:]
  /// The number of documents by the absolute path of their file. Clients may write one file in several ways.
  var openPaths: [String: Int] = [:]
  /// Documents that may need an analysis, in the order in which they changed.
  var touched: [DocumentURI] = []
  /// The projects of open documents and checked files, by root.
  var indexes: [String: IndexedProject] = [:]
  var lastJob = 0
  /// The tokens of the progress indicators that the client shows.
  var shownProgress: Set<String> = []
  /// The files that aren't open.
  var background = BackgroundCheck()
  /// True if `initialize` offered workspace diagnostics. Otherwise, those of files that aren't open are pushed.
  var offersWorkspaceDiagnostics = false
  /// True if the client was asked to pull again and hasn't responded.
  var awaitsRefresh = false
  /// The numbers of the latest revision of any document and of the latest report.
  var lastRevision = 0
  var lastReport = 0
  /// The requests that wait for an analysis, oldest first.
  var parked: [ParkedRequest] = []
  /// The pending requests to the client, by their numbers.
  var questions: [Int: Question] = [:]
  var lastQuestion = 0
  /// The problems that were already logged.
  var toldProblems: Set<String> = []
  /// The problems in the status that the client shows.
  var shownProblems: [Placement.Problem] = []

  package init(
    analyzer: Analyzer, analyze: @escaping (Snapshot) -> Void, read: @escaping (IndexJob) -> Void,
    speak: @escaping (ReadingJob) -> Void, check: @escaping (CheckJob) -> Void = { _ in },
    changedFiles: ChangedFilesLookup? = nil, send: @escaping ([UInt8]) -> Void,
    watch: @escaping (Int) -> Void = { _ in }
  ) {
    self.analyzer = analyzer
    self.analyze = analyze
    self.read = read
    self.speak = speak
    self.check = check
    self.changedFiles = changedFiles
    self.send = send
    self.watch = watch
  }

  // MARK: - Events

  /// Handles all events, then starts the analyses that they require. A text that changes several times in one call is
  /// analyzed once.
  package func handle(_ events: [Event]) {
    let cancelled = Session.requestsCancelledLater(in: events)
    // Some clients send one notification per file. Treat consecutive ones as one change.
    var changedFiles: [DocumentURI] = []
    var isAnythingChanged = false
    func flushChangedFiles() {
      // An empty list means that any file may have changed.
      if isAnythingChanged { receive(.didChangeWatchedFiles([])) }
      if !changedFiles.isEmpty { receive(.didChangeWatchedFiles(changedFiles)) }
      isAnythingChanged = false
      changedFiles = []
    }
    for event in events where exitCode == nil {
      if case .message(.notification(.didChangeWatchedFiles(let uris))) = event {
        isAnythingChanged = isAnythingChanged || uris.isEmpty
        changedFiles += uris
        continue
      }
      flushChangedFiles()
      if case .message(.request(let id, _)) = event, cancelled.contains(id) {
        fail(id, .cancelled)
      } else {
        handle(event)
      }
    }
    if exitCode == nil {
      flushChangedFiles()
      catchUp()
      startAnalyses()
      continueChecking()
    }
  }

  private func handle(_ event: Event) {
    if event.needsPlacements { catchUp() }
    switch event {
    case .message(.request(let id, let request)): receive(request, id)
    case .message(.notification(let notification)): receive(notification)
    case .message(.response(let number, let result)): receiveAnswer(to: number, result)
    case .unreadable(let id, let error):
      fail(id, answer(to: error))
    case .unanswerable(let error): send(ServerMessage.failure(of: nil, error).body)
    case .ignored(let reason): warn("Ignored \(reason)")
    case .linted(let analysis): finishAnalysis(analysis)
    case .spoken(let result): finishReading(result)
    case .indexing(let job, let files): reportProgress(job, files: files)
    case .indexed(let result): finishJob(result)
    case .checked(let result): finishCheck(result)
    case .inputEnded: end()
    }
  }

  private func receive(_ request: ClientRequest, _ id: RequestID) {
    switch (phase, request) {
    case (.waiting, .initialize(let params)): initialize(params, id)
    case (.waiting, _):
      fail(id, Session.notInitialized)
    case (.running, .initialize):
      fail(id, ResponseError(.invalidRequest, "The session is already initialized."))
    case (.running, .shutdown): shutDown(id)
    case (.running, .unknown(let method)):
      fail(id, ResponseError(.methodNotFound, "Unsupported method '\(method)'."))
    case (.running, let request) where request.feature.map { !advertised.contains($0) } ?? false:
      fail(
        id, ResponseError(.methodNotFound, "Unsupported method '\(request.feature?.rawValue ?? "")'."))
    case (.running, .workspaceDiagnostic(let params)): answerWorkspacePull(params, id)
    case (.running, .documentDiagnostic), (.running, .codeAction), (.running, .resolveCodeAction),
      (.running, .hover), (.running, .completion), (.running, .executeCommand), (.running, .speech),
      (.running, .inlayHint), (.running, .codeLens), (.running, .documentSymbol):
      answerWhenCurrent(ParkedRequest(id: id, request: request))
    case (.shutDown, _): fail(id, Session.alreadyShutDown)
    }
  }

  private func receive(_ notification: ClientNotification) {
    // Source: LSP 3.17, “Initialize Request”: notifications before it are dropped, except for `exit`.
    if case .exit = notification { return end() }
    guard phase == .running else { return }
    switch notification {
    case .initialized: initialized()
    case .exit, .unknown: break
    case .setTrace(let level): trace = level
    case .cancelRequest(let id): cancel(id)
    case .didOpen(let document): open(document)
    case .didChange(let change): apply(change)
    case .didSave(let uri): saved(uri)
    case .didClose(let uri): close(uri)
    case .didChangeConfiguration(let settings): configurationChanged(settings)
    case .didChangeWorkspaceFolders(let change): foldersChanged(change)
    case .didChangeWatchedFiles(let uris): filesChanged(uris)
    case .cancelProgress(let token): cancelProgress(token)
    }
  }

  /// Returns the requests in `events` that a later event cancels, which don't need a result.
  private static func requestsCancelledLater(in events: [Event]) -> Set<RequestID> {
    var later: Set<RequestID> = []
    var requests: Set<RequestID> = []
    for event in events.reversed() {
      switch event {
      case .message(.notification(.cancelRequest(let id))): later.insert(id)
      case .message(.request(let id, let request)) where request.canBeCancelled && later.remove(id) != nil:
        requests.insert(id)
      default: break
      }
    }
    return requests
  }
}
