// Changes to the text of a document.

/// New text for a range of a document, or for all of it.
package struct ContentChange: Sendable {
  /// The replaced range, or nil for the whole text.
  var range: PositionRange?
  /// The new text in UTF-8.
  var text: [UInt8]

  init(_ value: JSONValue) throws(ResponseError) {
    if let range = value["range"] { self.range = try PositionRange(range) }
    guard let bytes = try value.required("text").stringBytes else {
      throw ResponseError(.invalidParams, "'text' must be a string.")
    }
    text = bytes
  }
}
