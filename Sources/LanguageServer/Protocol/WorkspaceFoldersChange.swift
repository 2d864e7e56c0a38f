// The notification that the user opened or closed a folder.

/// Folders that became or stopped being part of the workspace.
///
/// Source: LSP 3.17, “DidChangeWorkspaceFolders Notification”.
package struct WorkspaceFoldersChange: Sendable {
  /// URIs.
  var added: [String]
  var removed: [String]

  init(_ params: JSONValue) {
    func uris(_ name: String) -> [String] {
      params.value(at: "event", name)?.elements?.compactMap { $0["uri"]?.string } ?? []
    }
    added = uris("added")
    removed = uris("removed")
  }
}
