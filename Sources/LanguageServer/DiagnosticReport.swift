// What the client can be sent about a document.

/// The diagnostics of a document as JSON, and what the client calls them.
struct DiagnosticReport {
  /// An array of `Diagnostic`.
  var json: [UInt8] = Array("[]".utf8)
  /// Grows over all documents with each report that differs from the one before.
  var id = 0
}
