// What an editor shows at the place that a request is about.

/// A diagnostic as clients echo it. Some leave out source, severity and data, so nothing depends on those.
struct ShownDiagnostic: Sendable {
  var range: PositionRange
  var code: String

  /// Nil for a diagnostic that cannot be one of ours.
  init?(_ value: JSONValue) {
    guard let code = value["code"]?.string, let range = value["range"].flatMap({ try? PositionRange($0) })
    else {
      return nil
    }
    self.code = code
    self.range = range
  }
}
