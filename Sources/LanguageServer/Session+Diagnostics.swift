// Analyses of changed documents, and diagnostics, pushed or pulled.

import Linter
import Source

extension Session {
  // MARK: - Analyses

  /// Starts an analysis of each changed document. If one is already running, the document is analyzed again afterward.
  func startAnalyses() {
    // Facts from one document may affect others.
    while !touched.isEmpty {
      let uris = touched
      touched = []
      for uri in uris { startAnalysis(of: uri) }
    }
  }

  private func startAnalysis(of uri: DocumentURI) {
    guard let document = documents[uri], document.needsAnalysis else { return }
    let limit = document.placement.configuration.maxFileSize
    if let findings = configurationFindings(in: document) {
      finish(document, settings.diagnosticMode == .off ? [] : findings)
    } else if !document.placement.isLinted || settings.diagnosticMode == .off {
      note(document)
      finish(document, [])
    } else if document.text.count > limit {
      noteOmission(
        in: document,
        " is larger than \(limit) bytes ('maxFileSize') and wasn't checked")
      finish(document, [])
    } else {
      documents[uri]?.runningRevision = document.revision
      // The analysis returns the next one.
      documents[uri]?.relinter = nil
      analyze(document.snapshot(in: surroundings(of: document)))
    }
  }

  /// Returns the facts from the other files of a document's project, as far as they were read.
  func surroundings(of document: Document) -> Surroundings {
    let project = document.placement.root.flatMap { indexes[$0] }
    return (project?.isRead == true ? project?.index.surroundings : nil) ?? .unknown
  }

  /// Handles the result of an analysis. Discards it if the text has changed since.
  func finishAnalysis(_ analysis: Analysis) {
    let uri = analysis.uri
    guard phase == .running, let document = documents[uri], document.runningRevision == analysis.revision
    else { return }
    documents[uri]?.relinter = analysis.relinter
    documents[uri]?.questions = analysis.relinter?.questions ?? Questions()
    documents[uri]?.runningRevision = nil
    note(document, analysis.summary)
    if let omission = analysis.omission {
      noteOmission(in: document, ": \(omission.reason)")
    } else {
      documents[uri]?.isOmissionNoted = false
    }
    if documents[uri]?.revision == analysis.revision {
      finish(document, analysis.findings)
    } else {
      touched.append(uri)
    }
  }

  /// Logs once per document why all or part of it wasn't checked.
  private func noteOmission(in document: Document, _ words: String) {
    guard !document.isOmissionNoted else { return }
    documents[document.uri]?.isOmissionNoted = true
    warn("\(document.uri.string)\(words).")
  }

  // MARK: - Diagnostics

  /// Stores the findings for the current text of a document, sends its diagnostics, and answers waiting requests.
  private func finish(_ document: Document, _ findings: [Finding]) {
    let uri = document.uri
    let json = diagnostics(of: findings, in: document)
    documents[uri]?.lintedRevision = document.revision
    documents[uri]?.findings = findings
    if document.report.json != json || document.report.id == 0 {
      lastReport += 1
      documents[uri]?.report = DiagnosticReport(json: json, id: lastReport)
      if document.isRefreshed { askToPullAgain() }
    }
    documents[uri]?.isRefreshed = false
    traceWork("Analyzed \(uri.string), version \(document.version): \(findings.count) findings")
    if !client.pullsDiagnostics { push(json, of: document) }
    for request in takeParked(where: { $0.uri == uri }) { answer(request) }
  }

  /// Returns the diagnostics of a document as a JSON array.
  private func diagnostics(of findings: [Finding], in document: Document) -> [UInt8] {
    if findings.count > DiagnosticWriter.mostDiagnostics {
      warnOnce("Showing the first \(DiagnosticWriter.mostDiagnostics) findings in \(document.uri.string).")
    }
    return diagnosticWriter.json(
      findings, in: document.uri, root: document.placement.root, document.text)
  }

  func diagnostic(_ finding: Finding, in document: Document, _ conversions: inout Conversions) -> Diagnostic {
    diagnosticWriter.diagnostic(
      finding, in: document.uri, root: document.placement.root, &conversions)
  }

  var diagnosticWriter: DiagnosticWriter {
    DiagnosticWriter(analyzer: analyzer, client: client, encoding: encoding)
  }

  /// Pushes diagnostics to the client: for every version if it supports versions, or only if they have changed.
  ///
  /// Source: LSP 3.17, “PublishDiagnostics Notification”.
  private func push(_ json: [UInt8], of document: Document) {
    guard
      document.placement.isLinted || document.uri.configurationPath != nil || document.published != nil
    else { return }
    let isNewVersion = client.readsDiagnosticVersions && document.publishedVersion != document.version
    guard isNewVersion || document.published != json else { return }
    documents[document.uri]?.published = json
    documents[document.uri]?.publishedVersion = document.version
    publish(json, of: document.uri, version: client.readsDiagnosticVersions ? document.version : nil)
  }

  /// Removes the diagnostics of a closed document from the client.
  func clearDiagnostics(of uri: DocumentURI) {
    publish(Array("[]".utf8), of: uri, version: nil)
  }

  func publish(_ diagnostics: [UInt8], of uri: DocumentURI, version: Int?) {
    notify("textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", uri.string)
        if let version { json.member("version", version) }
        json.key("diagnostics")
        json.raw(diagnostics)
      }
    }
  }

  // MARK: - Requests that wait

  /// Answers a request immediately if the document's findings are current, or else later.
  func answerWhenCurrent(_ request: ParkedRequest) {
    if let uri = request.uri, let document = documents[uri], !document.isCurrent {
      parked.append(request)
    } else {
      answer(request)
    }
  }

  func takeParked(where isTaken: (ParkedRequest) -> Bool) -> [ParkedRequest] {
    let taken = parked.filter(isTaken)
    if !taken.isEmpty { parked.removeAll(where: isTaken) }
    return taken
  }

  func answer(_ parked: ParkedRequest) {
    switch parked.request {
    case .documentDiagnostic(let params): answerPull(params, parked.id)
    case .codeAction(let params): answerCodeActions(params, parked.id)
    case .resolveCodeAction(let action): resolve(action, parked.id)
    case .hover(let place): answerHover(place, parked.id)
    case .completion(let place): answerCompletion(place, parked.id)
    case .executeCommand(let params): execute(params, parked.id)
    case .speech(let params): answerSpeech(params, parked.id)
    case .inlayHint, .codeLens, .documentSymbol: answerWithReadings(parked)
    case .initialize, .shutdown, .workspaceDiagnostic, .unknown: break
    }
  }

  /// Answers a diagnostics request. The report is empty if the document isn't open and the setting doesn't cover it.
  ///
  /// Source: LSP 3.17, “Document Diagnostics”.
  private func answerPull(_ params: DocumentDiagnosticParams, _ id: RequestID) {
    let report = documents[params.uri]?.report ?? closedFile(params.uri)?.report ?? DiagnosticReport()
    let resultID = String(report.id)
    reply(id) { json in
      json.object { json in
        let isUnchanged = params.previousResultID == resultID
        json.member("kind", isUnchanged ? "unchanged" : "full")
        json.member("resultId", resultID)
        if !isUnchanged {
          json.key("items")
          json.raw(report.json)
        }
      }
    }
  }
}
