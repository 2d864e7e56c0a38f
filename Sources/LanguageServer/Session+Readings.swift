// Announcements of whole documents, computed on request and once for each revision.

import Linter
import Source

extension Session {
  /// Answers a request that requires the announcements of a whole document: immediately if they're known, or else after
  /// they've been computed.
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

  /// Returns whether the setting for a request is on. A client may still send requests after it was turned off.
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

  /// Returns whether a document's kind and size are supported.
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

  /// Handles the announcements of a document and answers waiting requests. Discards them if the text has changed since.
  func finishReading(_ result: ReadingJob.Result) {
    guard let readings = result.readings, let job = documents[result.uri]?.readingJob,
      job.revision == result.revision
    else { return }
    documents[result.uri]?.readingJob = nil
    documents[result.uri]?.knownReadings = readings
    documents[result.uri]?.readRevision = result.revision
    for request in takeParked(where: { $0.uri == result.uri && $0.needsReadings }) { answer(request) }
  }

  /// Cancels the reading job of a document, unless a request waits for it.
  func stopReadingUnlessAwaited(_ uri: DocumentURI?) {
    guard let uri, !parked.contains(where: { $0.uri == uri && $0.needsReadings }) else { return }
    stopReading(uri)
  }

  /// Cancels the reading job of a document, because its text has changed.
  func stopReading(_ uri: DocumentURI) {
    documents[uri]?.readingJob?.cancellation.cancel()
    documents[uri]?.readingJob = nil
  }

  /// Discards the announcements of a document, because something other than its text has changed.
  func forgetReadings(of uri: DocumentURI) {
    stopReading(uri)
    documents[uri]?.knownReadings = nil
    documents[uri]?.readRevision = nil
  }

  /// Discards the announcements of a document whose text hasn't changed, and computes them again if a request waits.
  func readAnew(_ uri: DocumentURI) {
    forgetReadings(of: uri)
    guard let document = documents[uri], document.isCurrent,
      parked.contains(where: { $0.uri == uri && $0.needsReadings })
    else { return }
    startReading(document)
  }
}
