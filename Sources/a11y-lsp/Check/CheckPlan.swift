// What is done with each file beyond linting it.

/// What `check` and its relatives do with a file.
struct CheckPlan: Sendable {
  /// Whether safe fixes are applied.
  var fixes = false
  /// Whether the entries of a baseline are made of all findings.
  var listsEntries = false

  /// Whether files are changed.
  var writes: Bool { fixes }
}
