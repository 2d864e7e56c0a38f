// Everything a client may say. How it is read is in ClientMessage+Decoding.swift.

/// A message from the client.
package enum ClientMessage: Sendable {
  case request(RequestID, ClientRequest)
  case notification(ClientNotification)
  /// The answer to the server's request with this number; nil where the client answers with an error.
  case response(Int, JSONValue?)
}

/// The requests that are understood, and one case for all others.
package enum ClientRequest: Sendable {
  case initialize(InitializeParams)
  case shutdown
  case documentDiagnostic(DocumentDiagnosticParams)
  case codeAction(CodeActionParams)
  case resolveCodeAction(UnresolvedCodeAction)
  case hover(TextDocumentPosition)
  case executeCommand(ExecuteCommandParams)
  /// A request with a method that this server does not offer.
  case unknown(method: String)

  /// Whether a client that loses interest may get an error in place of the result.
  var canBeCancelled: Bool {
    switch self {
    case .initialize, .shutdown, .unknown: false
    case .documentDiagnostic, .codeAction, .resolveCodeAction, .hover, .executeCommand: true
    }
  }
}

/// The notifications that are understood, and one case for all others.
package enum ClientNotification: Sendable {
  case initialized
  case exit
  case setTrace(TraceLevel)
  case cancelRequest(RequestID)
  case didOpen(OpenedDocument)
  case didChange(DocumentChange)
  case didSave(DocumentURI)
  case didClose(DocumentURI)
  case didChangeConfiguration(EditorSettings?)
  case didChangeWorkspaceFolders(WorkspaceFoldersChange)
  case didChangeWatchedFiles
  /// A notification that this server has no use for.
  case unknown(method: String)
}
