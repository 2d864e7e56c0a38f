// Requests that wait for an analysis.

/// A request about a document that is being analyzed.
struct ParkedRequest {
  var id: RequestID
  var request: ClientRequest

  /// The document that the request is about.
  var uri: DocumentURI? {
    switch request {
    case .documentDiagnostic(let params): params.uri
    case .codeAction(let params): params.uri
    case .resolveCodeAction(let action): action.data.uri
    case .hover(let place), .completion(let place): place.uri
    case .executeCommand(let params): params.uri
    case .speech(let params): params.uri
    case .inlayHint(let params): params.uri
    case .codeLens(let uri), .documentSymbol(let uri): uri
    case .initialize, .shutdown, .workspaceDiagnostic, .unknown: nil
    }
  }

  /// True if the response requires the announcements of the whole document.
  var needsReadings: Bool {
    switch request {
    case .inlayHint, .codeLens, .documentSymbol: true
    default: false
    }
  }

  /// True if the request contains positions, which an edit makes invalid.
  var namesPositions: Bool {
    switch request {
    case .codeAction, .hover, .completion, .resolveCodeAction, .inlayHint: true
    case .executeCommand(let params): params.position != nil
    case .speech(let params): params.position != nil
    case .documentDiagnostic, .workspaceDiagnostic, .codeLens, .documentSymbol, .initialize, .shutdown,
      .unknown:
      false
    }
  }
}
