// The requests from the client.

/// The supported requests, and one case for all others.
package enum ClientRequest: Sendable {
  case initialize(InitializeParams)
  case shutdown
  case documentDiagnostic(DocumentDiagnosticParams)
  case workspaceDiagnostic(WorkspaceDiagnosticParams)
  case codeAction(CodeActionParams)
  case resolveCodeAction(UnresolvedCodeAction)
  case hover(TextDocumentPosition)
  case completion(TextDocumentPosition)
  case executeCommand(ExecuteCommandParams)
  case speech(SpeechParams)
  case inlayHint(InlayHintParams)
  case codeLens(DocumentURI)
  case documentSymbol(DocumentURI)
  /// A request with an unsupported method.
  case unknown(method: String)

  /// The feature that a setting must enable for this request, or nil.
  var feature: SpeechFeature? {
    switch self {
    case .inlayHint: .inlayHint
    case .codeLens: .codeLens
    case .documentSymbol: .documentSymbol
    default: nil
    }
  }

  /// True if the client can cancel the request.
  var canBeCancelled: Bool {
    switch self {
    case .initialize, .shutdown, .unknown: false
    case .documentDiagnostic, .workspaceDiagnostic, .codeAction, .resolveCodeAction, .hover, .completion,
      .executeCommand, .speech, .inlayHint, .codeLens, .documentSymbol:
      true
    }
  }
}
