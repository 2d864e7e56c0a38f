// What a client asks.

/// The requests that are understood, and one case for all others.
package enum ClientRequest: Sendable {
  case initialize(InitializeParams)
  case shutdown
  case documentDiagnostic(DocumentDiagnosticParams)
  case codeAction(CodeActionParams)
  case resolveCodeAction(UnresolvedCodeAction)
  case hover(TextDocumentPosition)
  case completion(TextDocumentPosition)
  case executeCommand(ExecuteCommandParams)
  case speech(SpeechParams)
  case inlayHint(InlayHintParams)
  case codeLens(DocumentURI)
  case documentSymbol(DocumentURI)
  /// A request with a method that this server does not offer.
  case unknown(method: String)

  /// What it's part of, if that's offered only when a setting asks for it.
  var feature: SpeechFeature? {
    switch self {
    case .inlayHint: .inlayHint
    case .codeLens: .codeLens
    case .documentSymbol: .documentSymbol
    default: nil
    }
  }

  /// Whether a client that loses interest may get an error in place of the result.
  var canBeCancelled: Bool {
    switch self {
    case .initialize, .shutdown, .unknown: false
    case .documentDiagnostic, .codeAction, .resolveCodeAction, .hover, .completion, .executeCommand, .speech,
      .inlayHint, .codeLens, .documentSymbol:
      true
    }
  }
}
