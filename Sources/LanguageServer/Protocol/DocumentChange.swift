// What changes in a document that is open.

/// Changes to an open document, each to be applied to the result of the one before.
///
/// Source: LSP 3.17, “DidChangeTextDocument Notification”.
package struct DocumentChange: Sendable {
  var uri: DocumentURI
  /// Nil where the client sends none; the version then stays as it was.
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
