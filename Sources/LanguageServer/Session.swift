// One connection to one client: its state and how events reach the code for them. Each topic has a file of
// its own: Session+Lifecycle, +Configuration, +Changes, +Documents, +Diagnostics, +CodeActions, +Teaching, +Commands, +Baseline,
// +Hover, +Speech, +SpeechMarks, +Readings, +Index, +Messages.

import Linter
import Source

/// The server's side of a conversation.
///
/// A plain class that is not `Sendable`: it belongs to the event loop, and the compiler proves that nobody
/// else touches it. Everything here is synchronous; what takes time is handed out as a `Snapshot` and comes
/// back as an `Event`.
package final class Session {
  /// How far the conversation is.
  enum Phase {
    /// Before `initialize`.
    case waiting
    case running
    /// After `shutdown`.
    case shutDown
  }

  // MARK: - Connections

  let analyzer: Analyzer
  /// Starts the analysis of a snapshot, whose result must come back as an event.
  let analyze: (Snapshot) -> Void
  /// Starts a reading of files, whose result must come back as events.
  let read: (IndexJob) -> Void
  /// Starts finding out what is said in a document, whose result must come back as an event.
  let speak: (ReadingJob) -> Void
  /// Takes the body of each message to the client.
  let send: ([UInt8]) -> Void
  /// Watches the process with a number; when it has ended, `inputEnded` must come as an event.
  let watch: (Int) -> Void

  // MARK: - State

  var phase = Phase.waiting
  /// Set when the conversation is over: 0 after an orderly end, else 1.
  package internal(set) var exitCode: Int32?
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var trace = TraceLevel.off
  /// Absolute paths of the workspace's folders.
  var folders: [String] = []
  var settings = EditorSettings()
  /// Those that came with `initialize`, which hold while the client has no others.
  var initialSettings = EditorSettings()
  /// What was offered when the session began, and what the client was asked to use since.
  var offered: Set<SpeechFeature> = []
  var registered: Set<SpeechFeature> = []
  /// All that was ever offered or asked for by a setting: requests cross with what takes a feature back.
  var advertised: Set<SpeechFeature> = []
  /// The names of the files that the client watches because a configuration names them.
  var watchedNames: Set<String> = []
  var projects = Projects()
  /// What the changes so far require, and the configuration files whose texts changed.
  var overdue = Overdue()
  var changedConfigurations: Set<DocumentURI> = []
  var documents: [DocumentURI: Document] = [:]
  /// Documents that may need an analysis, in the order in which they changed.
  var touched: [DocumentURI] = []
  /// The projects of open documents, by root.
  var indexes: [String: IndexedProject] = [:]
  var lastJob = 0
  /// The jobs whose progress the client shows.
  var shownProgress: Set<Int> = []
  /// Whether the client was asked to pull again and has not answered.
  var awaitsRefresh = false
  /// The number of the latest revision of any document, and of the latest report.
  var lastRevision = 0
  var lastReport = 0
  /// Requests that wait for an analysis, oldest first.
  var parked: [ParkedRequest] = []
  /// What the server has asked the client, by the number of the request.
  var questions: [Int: Question] = [:]
  var lastQuestion = 0
  /// Problems that the client was told about already.
  var toldProblems: Set<String> = []

  package init(
    analyzer: Analyzer, analyze: @escaping (Snapshot) -> Void, read: @escaping (IndexJob) -> Void,
    speak: @escaping (ReadingJob) -> Void, send: @escaping ([UInt8]) -> Void,
    watch: @escaping (Int) -> Void = { _ in }
  ) {
    self.analyzer = analyzer
    self.analyze = analyze
    self.read = read
    self.speak = speak
    self.send = send
    self.watch = watch
  }

  // MARK: - Events

  /// Reacts to all events that are there, then starts the analyses that they make necessary. A text that
  /// changes several times in one call is analyzed once.
  package func handle(_ events: [Event]) {
    let cancelled = Session.requestsCancelledLater(in: events)
    // Some clients send a notification for each file. Those in a row are one change.
    var changedFiles: [DocumentURI] = []
    var isAnythingChanged = false
    func flushChangedFiles() {
      // A change of no file means that any may have changed.
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
    case (.running, .documentDiagnostic), (.running, .codeAction), (.running, .resolveCodeAction),
      (.running, .hover), (.running, .completion), (.running, .executeCommand), (.running, .speech),
      (.running, .inlayHint), (.running, .codeLens), (.running, .documentSymbol):
      answerWhenCurrent(ParkedRequest(id: id, request: request))
    case (.shutDown, _): fail(id, Session.alreadyShutDown)
    }
  }

  private func receive(_ notification: ClientNotification) {
    // Source: LSP 3.17, “Initialize Request”: before it notifications are dropped, except for `exit`.
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

  /// The requests among `events` that a later one of them cancels: work that nobody waits for.
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
