// The formats of what `check` found.

/// A format that findings are written in.
enum ReportFormat: String, CaseIterable {
  case text, xcode, json, sarif, github, gitlab, junit, checkstyle
}
