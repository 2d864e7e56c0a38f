// The parameters of an inlay hint request.

import Source

/// A request for inlay hints.
///
/// Source: LSP 3.17, “Inlay Hint Request”.
package struct InlayHintParams: Sendable {
  var uri: DocumentURI
  /// The visible range.
  var range: PositionRange

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    range = try PositionRange(params.required("range"))
  }
}
