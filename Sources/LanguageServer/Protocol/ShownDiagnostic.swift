// The diagnostics in a code action request.

/// A diagnostic that the client sends back. Some clients omit source, severity, and data, so these aren't used.
struct ShownDiagnostic: Sendable {
  var range: PositionRange
  var code: String

  /// Creates the diagnostic, or nil if it can't be from this server.
  init?(_ value: JSONValue) {
    guard let code = value["code"]?.string, let range = value["range"].flatMap({ try? PositionRange($0) })
    else {
      return nil
    }
    self.code = code
    self.range = range
  }
}
