// Requests for the diagnostics of all files.

import Source

extension Session {
  /// Answers a request for workspace diagnostics with the reports that the client doesn't know. Open documents are
  /// pulled one by one and omitted.
  ///
  /// Source: LSP 3.17, “Workspace Diagnostics”.
  func answerWorkspacePull(_ params: WorkspaceDiagnosticParams, _ id: RequestID) {
    background.pullCount += 1
    if background.pullCount > 1 { background.isPolled = true }
    var known: [String: String] = [:]
    var ended: [DocumentURI] = []
    let nothing = DiagnosticReport()
    for (uri, result) in params.previousResults {
      let isOpen = documents[uri] != nil
      if let path = uri.filePath, let file = background.files[path], file.uri == uri,
        file.report.id != nothing.id, isOpen || openPaths[path] == nil
      {
        known[path] = result
      } else if !isOpen, result != String(nothing.id) {
        ended.append(uri)
      }
    }
    let changed = background.reported.compactMap { path in
      let file = openPaths[path] != nil ? nil : background.files[path]
      return file.flatMap { known[path] == String($0.report.id) ? nil : $0 }
    }
    reply(id) { json in
      json.object { json in
        json.key("items")
        json.array { json in
          for file in changed.sorted(by: { $0.report.id < $1.report.id }) {
            write(file.report, of: file.uri, to: &json)
          }
          for uri in ended { write(nothing, of: uri, to: &json) }
        }
      }
    }
  }

  private func write(_ report: DiagnosticReport, of uri: DocumentURI, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", "full")
      json.member("uri", uri.string)
      json.key("version")
      json.null()
      json.member("resultId", String(report.id))
      json.key("items")
      json.raw(report.json)
    }
  }
}
