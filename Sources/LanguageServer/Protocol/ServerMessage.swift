// The messages to the client, without their frames.

import Source

/// A message to the client.
///
/// Source: LSP 3.17, “Base Protocol”.
struct ServerMessage {
  /// The JSON text.
  private(set) var body: [UInt8]

  /// Creates a successful response. `writeResult` must write exactly one value.
  static func response(to id: RequestID, _ writeResult: (inout JSONWriter) -> Void) -> ServerMessage {
    ServerMessage { json in
      json.key("id")
      json.raw(id.json.utf8)
      json.key("result")
      writeResult(&json)
    }
  }

  /// Creates an error response. Pass nil for an ID that couldn't be decoded.
  static func failure(of id: RequestID?, _ error: ResponseError) -> ServerMessage {
    ServerMessage { json in
      json.key("id")
      json.raw((id?.json ?? "null").utf8)
      json.key("error")
      error.write(to: &json)
    }
  }

  /// Creates a notification. `writeParams` must write exactly one value.
  static func notification(_ method: String, _ writeParams: (inout JSONWriter) -> Void) -> ServerMessage {
    ServerMessage { json in
      json.member("method", method)
      json.key("params")
      writeParams(&json)
    }
  }

  /// Creates a request to the client. `writeParams` must write exactly one value.
  static func request(
    _ id: Int, _ method: String, _ writeParams: (inout JSONWriter) -> Void
  ) -> ServerMessage {
    ServerMessage { json in
      json.member("id", id)
      json.member("method", method)
      json.key("params")
      writeParams(&json)
    }
  }

  /// Creates a request to the client without parameters.
  static func request(_ id: Int, _ method: String) -> ServerMessage {
    ServerMessage { json in
      json.member("id", id)
      json.member("method", method)
    }
  }

  private init(_ writeMembers: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      writeMembers(&json)
    }
    body = json.bytes
  }
}
