// How a request and its answer find each other.

/// The id of a request from the client: a number or a string, kept as the JSON it came as and echoed exactly.
///
/// Source: LSP 3.17, “Base Protocol › Request Message”.
package struct RequestID: Hashable, Sendable {
  let json: String

  /// Nil for a value that cannot be an id.
  init?(_ value: JSONValue) {
    guard value.isNumber || value.isString else { return nil }
    json = value.rawText
  }
}
