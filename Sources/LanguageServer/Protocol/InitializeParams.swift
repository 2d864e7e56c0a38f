// The parameters of the initialize request.

/// The first request of a session. All parameters are optional, so that any client can connect.
///
/// Source: LSP 3.17, “Initialize Request”.
package struct InitializeParams: Sendable {
  var capabilities: ClientCapabilities
  /// The ID of the process that started the server, or nil if the client isn't on this system.
  var processID: Int?
  /// The URIs of the workspace folders, or `rootUri` or `rootPath` if the client has none.
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
