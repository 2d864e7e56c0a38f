// The parameters of a workspace diagnostics request.

/// A request for the diagnostics of all files.
///
/// Source: LSP 3.17, “Workspace Diagnostics”.
package struct WorkspaceDiagnosticParams: Sendable {
  /// The result IDs that the client knows, to avoid sending equal diagnostics again.
  var previousResults: [(uri: DocumentURI, id: String)]

  init(_ params: JSONValue) {
    previousResults = (params["previousResultIds"]?.elements ?? []).compactMap { result in
      guard let uri = result["uri"]?.string, let id = result["value"]?.string else { return nil }
      return (DocumentURI(uri), id)
    }
  }
}
