// The notifications from the client.

/// The supported notifications, and one case for all others.
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
  /// The files that were created, changed, or deleted.
  case didChangeWatchedFiles([DocumentURI])
  /// `window/workDoneProgress/cancel`, with the token.
  case cancelProgress(String)
  /// A notification that the server doesn't use.
  case unknown(method: String)
}
