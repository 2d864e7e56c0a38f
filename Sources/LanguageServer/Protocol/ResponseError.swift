// Error responses.

import Source

/// The error in a response.
///
/// Source: LSP 3.17, “Base Protocol › Response Message” (`ResponseError`, `ErrorCodes`).
package struct ResponseError: Error, Sendable, Equatable {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package var code: Code
  /// A sentence for the client's log.
  package var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static let cancelled = ResponseError(.requestCancelled, "The request was canceled.")
  static let contentModified = ResponseError(.contentModified, "The document has changed since the request.")

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("message", message)
    }
  }
}
