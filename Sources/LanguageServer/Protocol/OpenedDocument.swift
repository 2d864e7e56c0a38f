// The parameters of a document open notification.

import Source

/// A document that was opened in the editor.
///
/// Source: LSP 3.17, “DidOpenTextDocument Notification”.
package struct OpenedDocument: Sendable {
  var uri: DocumentURI
  var languageID: String
  var version: Int
  var text: SourceText

  init(_ params: JSONValue) throws(ResponseError) {
    let document = try params.required("textDocument")
    uri = DocumentURI(try document.requiredString("uri"))
    languageID = document["languageId"]?.string ?? ""
    version = document["version"]?.int ?? 0
    guard let bytes = try document.required("text").stringBytes else {
      throw ResponseError(.invalidParams, "'text' must be a string.")
    }
    text = SourceText(bytes)
  }
}
