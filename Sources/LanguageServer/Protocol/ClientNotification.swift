// What a client tells without waiting for an answer.

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
  /// The files that were made, changed or deleted.
  case didChangeWatchedFiles([DocumentURI])
  /// `window/workDoneProgress/cancel`, with the token.
  case cancelProgress(String)
  /// A notification that this server has no use for.
  case unknown(method: String)
}
