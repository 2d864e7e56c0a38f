// Errors in messages.

import LanguageServer
import Source

/// An error response: the message is wrong, rather than what a tool was asked for.
///
/// Source: JSON-RPC 2.0, “Error object”; Model Context Protocol 2026-07-28, “Error Codes”.
struct ProtocolError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    /// An unknown resource, until revision 2025-11-25.
    case resourceNotFound = -32002
    case unsupportedRevision = -32022
  }

  var code: Code
  var message: String
  /// The revision that the client named, for `unsupportedRevision`.
  var requested: String?

  init(_ code: Code, _ message: String, requested: String? = nil) {
    self.code = code
    self.message = message
    self.requested = requested
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("message", message)
      guard let requested else { return }
      json.key("data")
      json.object { json in
        json.member("supported", ProtocolRevision.stateless)
        json.member("requested", requested)
      }
    }
  }
}
