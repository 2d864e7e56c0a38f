// The diagnostics of a document, ready to be sent.

/// The diagnostics of a document as JSON, with an ID that the client can send back.
struct DiagnosticReport {
  /// An array of `Diagnostic`.
  var json: [UInt8] = Array("[]".utf8)
  /// A number that increases, across all documents, with each report that differs from the previous one.
  var id = 0
}
