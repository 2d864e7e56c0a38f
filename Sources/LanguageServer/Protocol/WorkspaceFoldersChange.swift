// The parameters of a workspace folders notification.

/// Folders that were added to or removed from the workspace.
///
/// Source: LSP 3.17, “DidChangeWorkspaceFolders Notification”.
package struct WorkspaceFoldersChange: Sendable {
  /// The URIs of the added folders.
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
