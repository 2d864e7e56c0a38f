// The IDs of requests from the client.

/// The ID of a request from the client: a number or a string, stored as JSON and echoed exactly.
///
/// Source: LSP 3.17, “Base Protocol › Request Message”.
package struct RequestID: Hashable, Sendable {
  package let json: String

  /// Creates an ID, or nil if the value can't be one.
  package init?(_ value: JSONValue) {
    guard value.isNumber || value.isString else { return nil }
    json = value.rawText
  }
}
