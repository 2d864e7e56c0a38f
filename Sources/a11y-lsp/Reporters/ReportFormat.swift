// The report formats of `check`.

/// A report format.
enum ReportFormat: String, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle

  /// True if people read the format, so it omits hints unless they're requested.
  var isForPeople: Bool { self == .text || self == .concise }
}
