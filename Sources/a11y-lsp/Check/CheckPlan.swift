// What is done with each file beyond linting it.

/// What `check` and its relatives do with a file.
struct CheckPlan: Sendable {
  /// Whether safe fixes are applied.
  var fixes = false
  /// The comments to write above the findings that are left; nil for none.
  var ignoring: Ignoring?
  /// Whether the entries of a baseline are made of all findings.
  var listsEntries = false

  /// Whether it is noted what reports that are kept say beside findings.
  var gathersEvidence = false

  /// Whether files are changed.
  var writes: Bool { fixes || ignoring != nil }

  /// What comments that ignore findings say.
  struct Ignoring: Sendable {
    var reason: String?
  }
}
