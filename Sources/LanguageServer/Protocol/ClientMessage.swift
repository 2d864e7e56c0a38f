// Everything a client may say. How it is read is in ClientMessage+Decoding.swift.

/// A message from the client.
package enum ClientMessage: Sendable {
  case request(RequestID, ClientRequest)
  case notification(ClientNotification)
  /// The answer to the server's request with this number; nil where the client answers with an error.
  case response(Int, JSONValue?)
}
