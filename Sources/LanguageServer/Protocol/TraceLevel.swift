// The trace level of the server.

/// The level of detail of the server's trace messages.
///
/// Source: LSP 3.17, “TraceValue”.
package enum TraceLevel: String, Sendable {
  case off, messages, verbose

  /// Creates the level from a setting. Unknown values are `off`.
  init(_ value: JSONValue?) {
    self = value?.string.flatMap(TraceLevel.init(rawValue:)) ?? .off
  }
}
