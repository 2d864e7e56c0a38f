// Messages from the client.

import LanguageServer

/// A message from the client.
///
/// Source: JSON-RPC 2.0; Model Context Protocol 2026-07-28, “Messages”.
enum AgentMessage: Sendable {
  case request(RequestID, method: String, JSONValue)
  case notification(method: String, JSONValue)
  /// A response. The server sends no requests, so it's ignored.
  case response
  /// Not a message. The ID is nil if it can't be read.
  case invalid(RequestID?, String)

  init(_ value: JSONValue) {
    guard value.isObject else {
      self = .invalid(nil, "A message must be a JSON object.")
      return
    }
    let params = value["params"] ?? JSONDocument.null.root
    let id = value["id"].flatMap { $0.isString || $0.int != nil ? RequestID($0) : nil }
    switch (value["method"]?.string, id) {
    case (nil, _) where !value.has("method") && (value.has("result") || value.has("error")): self = .response
    case (nil, _): self = .invalid(id, "'method' must be a string.")
    case (_?, nil) where value.has("id"): self = .invalid(nil, "'id' must be a string or an integer.")
    case (_?, _) where value["jsonrpc"]?.string != "2.0": self = .invalid(id, "'jsonrpc' must be '2.0'.")
    case (_?, _) where value.has("params") && !params.isObject:
      self = .invalid(id, "'params' must be an object.")
    case (let method?, nil): self = .notification(method: method, params)
    case (let method?, let id?): self = .request(id, method: method, params)
    }
  }
}
