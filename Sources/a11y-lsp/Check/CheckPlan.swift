// The actions on each file beyond linting.

/// The actions of `check` and related commands on each file.
struct CheckPlan: Sendable {
  /// True if safe fixes are applied.
  var fixes = false
  /// True if fixes are only shown: nothing is written.
  var previewsFixes = false
  /// The suppressions to add above the remaining findings, or nil for none.
  var ignoring: Ignoring?
  /// True if all findings are listed as baseline entries.
  var listsEntries = false

  /// True if the data for accessibility reports is gathered.
  var gathersEvidence = false

  /// True if files are changed.
  var writes: Bool { fixes || ignoring != nil }

  /// The content of new suppressions.
  struct Ignoring: Sendable {
    var reason: String?
  }
}
