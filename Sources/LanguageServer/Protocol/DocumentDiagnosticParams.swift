// The request of a client that fetches diagnostics itself.

/// A pull of a document's diagnostics.
///
/// Source: LSP 3.17, “Document Diagnostics”.
package struct DocumentDiagnosticParams: Sendable {
  var uri: DocumentURI
  /// What the last answer was called, so that an equal one need not be sent again.
  var previousResultID: String?

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    previousResultID = params["previousResultId"]?.string
  }
}
