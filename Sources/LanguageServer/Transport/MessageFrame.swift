// Framing of messages to the client.

/// Returns a message with the header that contains its length.
///
/// Source: LSP 3.17, “Base Protocol”.
func frame(_ body: [UInt8]) -> [UInt8] {
  var bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
  bytes.append(contentsOf: body)
  return bytes
}
