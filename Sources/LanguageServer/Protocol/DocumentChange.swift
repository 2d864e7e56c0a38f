// The parameters of a document change notification.

/// Changes to an open document. Each one applies to the result of the previous one.
///
/// Source: LSP 3.17, “DidChangeTextDocument Notification”.
package struct DocumentChange: Sendable {
  var uri: DocumentURI
  /// The new version, or nil if the client sends none and the version stays the same.
  var version: Int?
  var changes: [ContentChange]

  init(_ params: JSONValue) throws(ResponseError) {
    let document = try params.required("textDocument")
    uri = DocumentURI(try document.requiredString("uri"))
    version = document["version"]?.int
    guard let elements = try params.required("contentChanges").elements else {
      throw ResponseError(.invalidParams, "'contentChanges' must be an array.")
    }
    changes = []
    for element in elements { changes.append(try ContentChange(element)) }
  }
}
