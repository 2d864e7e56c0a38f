// Puts messages for the client into their frame.

/// A message with the header that announces its length.
///
/// Source: LSP 3.17, “Base Protocol”.
func frame(_ body: [UInt8]) -> [UInt8] {
  var bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
  bytes.append(contentsOf: body)
  return bytes
}
