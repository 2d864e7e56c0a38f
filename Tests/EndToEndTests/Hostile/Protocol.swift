// Protocol messages for a server.

/// Protocol messages as bytes.
enum Protocol {
  /// Returns a message with its header.
  static func framed(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  /// The first request, with ID 0, of a client that gets published diagnostics and reads versions.
  static let initialize = framed(
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":"#
      + #"{"textDocument":{"publishDiagnostics":{"versionSupport":true}}}}}"#)

  static let shutdown = framed(#"{"jsonrpc":"2.0","id":"shutdown","method":"shutdown"}"#)
  static let exit = framed(#"{"jsonrpc":"2.0","method":"exit"}"#)
}
