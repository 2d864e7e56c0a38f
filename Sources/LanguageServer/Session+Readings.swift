// What is said in all of a document: found out once for each revision, when it is asked for.

import Linter
import Source

extension Session {
  /// Answers a request that takes what is said in all of a document: at once where that is known, else when it was found
  /// out.
  func answerWithReadings(_ request: ParkedRequest) {
    guard let uri = request.uri, let document = documents[uri], isOn(request) else {
      return reply(request.id) { $0.null() }
    }
    if let readings = document.readings {
      answer(request, readings, of: document)
    } else if isRead(document) {
      parked.append(request)
      startReading(document)
    } else {
      answer(request, [], of: document)
    }
  }

  /// Whether a setting asks for the answer: a client may go on asking for what it was offered once.
  private func isOn(_ request: ParkedRequest) -> Bool {
    request.request.feature?.isOn(in: settings.preview) ?? false
  }

  private func answer(_ request: ParkedRequest, _ readings: [ScreenReading], of document: Document) {
    switch request.request {
    case .inlayHint(let params): reply(request.id, inlayHints: readings, in: params.range, of: document)
    case .codeLens: reply(request.id, codeLenses: readings, of: document)
    case .documentSymbol: reply(request.id, outline: readings, of: document)
    default: reply(request.id) { $0.null() }
    }
  }

  /// Whether a document is of a kind and size that is read.
  func isRead(_ document: Document) -> Bool {
    document.placement.isLinted && document.text.count <= document.placement.configuration.maxFileSize
  }

  private func startReading(_ document: Document) {
    guard document.readingJob == nil else { return }
    let placement = document.placement
    let job = ReadingJob(
      uri: document.uri, revision: document.revision,
      file: SourceFile(path: placement.path, text: document.text), configuration: placement.configuration,
      surroundings: surroundings(of: document), findings: document.findings, style: settings.preview.style,
      known: document.knownReadings)
    documents[document.uri]?.readingJob = job
    speak(job)
  }

  /// Takes what is said in a document, and answers those who wait for it. What was said of a text that has changed since
  /// is dropped.
  func finishReading(_ result: ReadingJob.Result) {
    guard let readings = result.readings, let job = documents[result.uri]?.readingJob,
      job.revision == result.revision
    else { return }
    documents[result.uri]?.readingJob = nil
    documents[result.uri]?.knownReadings = readings
    documents[result.uri]?.readRevision = result.revision
    for request in takeParked(where: { $0.uri == result.uri && $0.needsReadings }) { answer(request) }
  }

  /// Has nobody find out any more what is said in a document, unless a request waits for it.
  func stopReadingUnlessAwaited(_ uri: DocumentURI?) {
    guard let uri, !parked.contains(where: { $0.uri == uri && $0.needsReadings }) else { return }
    stopReading(uri)
  }

  /// Has nobody find out any more what is said in a document: its text has changed.
  func stopReading(_ uri: DocumentURI) {
    documents[uri]?.readingJob?.cancellation.cancel()
    documents[uri]?.readingJob = nil
  }

  /// Forgets what was said in a document: what it depends on beside its text has changed.
  func forgetReadings(of uri: DocumentURI) {
    stopReading(uri)
    documents[uri]?.knownReadings = nil
    documents[uri]?.readRevision = nil
  }

  /// Forgets what was said in a document whose text has not changed, and finds it out anew where a request waits for it.
  func readAnew(_ uri: DocumentURI) {
    forgetReadings(of: uri)
    guard let document = documents[uri], document.isCurrent,
      parked.contains(where: { $0.uri == uri && $0.needsReadings })
    else { return }
    startReading(document)
  }
}
