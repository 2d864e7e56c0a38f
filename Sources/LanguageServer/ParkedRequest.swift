// A request that has to wait.

/// A request about a document whose text is being analyzed.
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
    case .initialize, .shutdown, .unknown: nil
    }
  }

  /// Whether the answer takes what is said in all of the document.
  var needsReadings: Bool {
    switch request {
    case .inlayHint, .codeLens, .documentSymbol: true
    default: false
    }
  }

  /// Whether the request speaks of places, which an edit moves under its feet.
  var namesPositions: Bool {
    switch request {
    case .codeAction, .hover, .completion, .resolveCodeAction, .inlayHint: true
    case .executeCommand(let params): params.position != nil
    case .speech(let params): params.position != nil
    case .documentDiagnostic, .codeLens, .documentSymbol, .initialize, .shutdown, .unknown: false
    }
  }
}
