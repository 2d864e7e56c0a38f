// The parameters of a diagnostics request.

/// A request for a document's diagnostics.
///
/// Source: LSP 3.17, “Document Diagnostics”.
package struct DocumentDiagnosticParams: Sendable {
  var uri: DocumentURI
  /// The result ID of the previous response, to avoid sending equal diagnostics again.
  var previousResultID: String?

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    previousResultID = params["previousResultId"]?.string
  }
}
