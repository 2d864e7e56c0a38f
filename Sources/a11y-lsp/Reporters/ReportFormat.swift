// The report formats of `check`.

/// A report format.
enum ReportFormat: String, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle
}
