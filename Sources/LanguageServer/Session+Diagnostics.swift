// From changed documents to analyses, and from findings to diagnostics, pushed or pulled.

import Linter
import Source

extension Session {
  /// More diagnostics than this help nobody, and some editors grow slow with them.
  private static let mostDiagnostics = 2_000

  // MARK: - Analyses

  /// Starts an analysis of each document that has changed and is not being analyzed. One that is gets its
  /// turn when the running analysis ends.
  func startAnalyses() {
    // What one says to others may touch these.
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
      finish(document, findings)
    } else if !document.placement.isLinted {
      note(document)
      finish(document, [])
    } else if document.text.count > limit {
      noteOmission(
        in: document,
        " is larger than \(limit) bytes ('maxFileSize') and wasn't checked")
      finish(document, [])
    } else {
      documents[uri]?.runningRevision = document.revision
      // What the analysis brings back takes its place.
      documents[uri]?.relinter = nil
      analyze(document.snapshot(in: surroundings(of: document)))
    }
  }

  /// What the other files of a document's project say, as far as they were read.
  func surroundings(of document: Document) -> Surroundings {
    let project = document.placement.root.flatMap { indexes[$0] }
    return (project?.isRead == true ? project?.index.surroundings : nil) ?? .unknown
  }

  /// Takes the result of an analysis. One of a text that has changed since is dropped.
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

  /// Tells once why a document, or a part of it, is not checked.
  private func noteOmission(in document: Document, _ words: String) {
    guard !document.isOmissionNoted else { return }
    documents[document.uri]?.isOmissionNoted = true
    warn("\(document.uri.string)\(words).")
  }

  // MARK: - Diagnostics

  /// Stores what is wrong with the current text of a document, and tells everybody who wants to know.
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

  /// The diagnostics of a document as a JSON array.
  private func diagnostics(of findings: [Finding], in document: Document) -> [UInt8] {
    if findings.count > Session.mostDiagnostics {
      warnOnce("Showing the first \(Session.mostDiagnostics) findings in \(document.uri.string).")
    }
    var conversions = Conversions(document.text, in: encoding)
    var json = JSONWriter()
    json.array { json in
      for finding in findings.prefix(Session.mostDiagnostics) {
        diagnostic(finding, in: document, &conversions).write(to: &json)
      }
    }
    return json.bytes
  }

  func diagnostic(_ finding: Finding, in document: Document, _ conversions: inout Conversions) -> Diagnostic {
    let page = analyzer.rule(finding.rule)?.criteria.first?.understandingPage ?? Session.quickReference
    return conversions.diagnostic(
      finding, in: document.uri, page: finding.rule == Finding.configuration ? nil : page, for: client)
  }

  /// The page for findings that belong to no criterion.
  private static let quickReference = "https://www.w3.org/WAI/WCAG22/quickref/"

  /// Source: LSP 3.17, “PublishDiagnostics Notification”. A client that reads versions gets every version;
  /// another one only what differs from what it shows.
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

  /// Makes the client show nothing for a document that is no longer open.
  func clearDiagnostics(of uri: DocumentURI) {
    publish(Array("[]".utf8), of: uri, version: nil)
  }

  private func publish(_ diagnostics: [UInt8], of uri: DocumentURI, version: Int?) {
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

  /// Answers a request at once where the findings of its document are those of the text, else later.
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
    case .initialize, .shutdown, .unknown: break
    }
  }

  /// Source: LSP 3.17, “Document Diagnostics”. A document that is not open has an empty report.
  private func answerPull(_ params: DocumentDiagnosticParams, _ id: RequestID) {
    let report = documents[params.uri]?.report ?? DiagnosticReport()
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
