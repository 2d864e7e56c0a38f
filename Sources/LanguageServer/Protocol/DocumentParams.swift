// The parameters of the notifications that keep the server's text equal to the editor's.

import Source

/// A document that the editor shows from now on.
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
      throw ResponseError(.invalidParams, "“text” is no string.")
    }
    text = SourceText(bytes)
  }
}

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
      throw ResponseError(.invalidParams, "“contentChanges” is no array.")
    }
    changes = []
    for element in elements { changes.append(try ContentChange(element)) }
  }
}

/// New text for a stretch of a document, or for all of it.
package struct ContentChange: Sendable {
  /// Nil for the whole text.
  var range: PositionRange?
  /// UTF-8.
  var text: [UInt8]

  init(_ value: JSONValue) throws(ResponseError) {
    if let range = value["range"] { self.range = try PositionRange(range) }
    guard let bytes = try value.required("text").stringBytes else {
      throw ResponseError(.invalidParams, "“text” is no string.")
    }
    text = bytes
  }
}
