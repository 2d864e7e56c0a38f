// A position in a document.

import Source

/// A position in a document.
///
/// Source: LSP 3.17, “TextDocumentPositionParams”.
package struct TextDocumentPosition: Sendable {
  var uri: DocumentURI
  var position: Position

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    position = try Position(params.required("position"))
  }
}
