// The frame-less form of everything that the server says.

import Source

/// A message to the client.
///
/// Source: LSP 3.17, “Base Protocol”.
struct ServerMessage {
  /// The JSON text.
  private(set) var body: [UInt8]

  /// The answer to a request; `writeResult` writes exactly one value.
  static func response(to id: RequestID, _ writeResult: (inout JSONWriter) -> Void) -> ServerMessage {
    ServerMessage { json in
      json.key("id")
      json.raw(id.json.utf8)
      json.key("result")
      writeResult(&json)
    }
  }

  /// The answer to a request that has no result; an id of nil stands for one that could not be read.
  static func failure(of id: RequestID?, _ error: ResponseError) -> ServerMessage {
    ServerMessage { json in
      json.key("id")
      json.raw((id?.json ?? "null").utf8)
      json.key("error")
      error.write(to: &json)
    }
  }

  /// A notification; `writeParams` writes exactly one value.
  static func notification(_ method: String, _ writeParams: (inout JSONWriter) -> Void) -> ServerMessage {
    ServerMessage { json in
      json.member("method", method)
      json.key("params")
      writeParams(&json)
    }
  }

  /// A request to the client; `writeParams` writes exactly one value.
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

  /// A request to the client without parameters.
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
