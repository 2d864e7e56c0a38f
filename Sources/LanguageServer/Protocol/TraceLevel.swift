// How talkative the server is.

/// How much a client wants to hear about the server's work.
///
/// Source: LSP 3.17, “TraceValue”.
package enum TraceLevel: String, Sendable {
  case off, messages, verbose

  /// Anything unknown is `off`.
  init(_ value: JSONValue?) {
    self = value?.string.flatMap(TraceLevel.init(rawValue:)) ?? .off
  }
}
