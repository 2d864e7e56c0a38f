// The parameters of a workspace folders notification.

/// The workspace folders that were added or removed.
///
/// Source: LSP 3.17, “DidChangeWorkspaceFolders Notification”.
package struct WorkspaceFoldersChange: Sendable {
  /// The URIs of the added workspace folders.
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
