// The question what is said in a part of a document.

import Source

/// Source: LSP 3.17, “Inlay Hint Request”.
package struct InlayHintParams: Sendable {
  var uri: DocumentURI
  /// What the editor shows.
  var range: PositionRange

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    range = try PositionRange(params.required("range"))
  }
}
