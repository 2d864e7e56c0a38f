// The framing of messages.

import LanguageServer

/// The way in which a protocol separates messages.
package enum Framing: Sendable {
  /// A header with the length before each message, as in the Language Server Protocol.
  case headers
  /// One message per line, as in the Model Context Protocol.
  case lines

  /// Returns a message as it's sent. With `lines`, it must not contain line breaks.
  package func framed(_ body: [UInt8]) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    case .lines: body + [0x0A]
    }
  }
}
