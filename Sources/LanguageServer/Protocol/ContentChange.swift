// One edit of a document.

/// New text for a stretch of a document, or for all of it.
package struct ContentChange: Sendable {
  /// Nil for the whole text.
  var range: PositionRange?
  /// UTF-8.
  var text: [UInt8]

  init(_ value: JSONValue) throws(ResponseError) {
    if let range = value["range"] { self.range = try PositionRange(range) }
    guard let bytes = try value.required("text").stringBytes else {
      throw ResponseError(.invalidParams, "'text' must be a string.")
    }
    text = bytes
  }
}
