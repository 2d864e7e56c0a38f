// The messages from the client. ClientMessage+Decoding.swift decodes them.

/// A message from the client.
package enum ClientMessage: Sendable {
  case request(RequestID, ClientRequest)
  case notification(ClientNotification)
  /// The response to the server's request with this number, or nil if it's an error.
  case response(Int, JSONValue?)
}
