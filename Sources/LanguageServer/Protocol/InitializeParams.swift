// What a client says of itself.

/// The first request of a session. Nothing in it is required, so that no client is turned away.
///
/// Source: LSP 3.17, “Initialize Request”.
package struct InitializeParams: Sendable {
  var capabilities: ClientCapabilities
  /// The number of the process that started the server; nil if the client isn't one of this system.
  var processID: Int?
  /// The URIs of the workspace's folders; `rootUri` or `rootPath` where the client has no folders.
  var folders: [String]
  var settings: EditorSettings
  var trace: TraceLevel

  init(_ params: JSONValue) {
    capabilities = params["capabilities"].map(ClientCapabilities.init) ?? ClientCapabilities()
    processID = params["processId"]?.int
    settings = params["initializationOptions"].map(EditorSettings.init) ?? EditorSettings()
    trace = TraceLevel(params["trace"])
    let named = params["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    if !named.isEmpty {
      folders = named
    } else if let root = params["rootUri"]?.string {
      folders = [root]
    } else if let path = params["rootPath"]?.string {
      folders = [DocumentURI(path: path).string]
    } else {
      folders = []
    }
  }
}
