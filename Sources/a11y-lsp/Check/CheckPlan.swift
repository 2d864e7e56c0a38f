// The actions on each file beyond linting.

import LanguageServer
import Linter

/// The actions of `check` and related commands on each file.
struct CheckPlan: Sendable {
  /// True if safe fixes are applied.
  var fixes = false
  /// The minimum severity of the findings that are fixed: of those that the run shows.
  var fixedSeverity = Severity.hint
  /// True if fixes are only shown: nothing is written.
  var previewsFixes = false
  /// The suppressions to add above the remaining findings, or nil for none.
  var ignoring: Ignoring?
  /// True if all findings are listed as baseline entries.
  var listsEntries = false

  /// True if the data for accessibility reports is gathered.
  var gathersEvidence = false

  /// True if files are passed on when all facts of their projects are known, and aren't linted before.
  var waitsForFacts = false

  /// The directories in which string tables may be changed, or nil for all.
  var writableFolders: [String]?
  /// Called before each file. If it returns true, the result isn't needed anymore.
  var isCanceled: @Sendable () -> Bool = { false }

  /// Returns whether fixes may add strings to the tables of the project at `root`.
  func addsStrings(toProjectAt root: String) -> Bool {
    writableFolders?.contains { FilePath.isInside(root, of: $0) } ?? true
  }

  /// True if files are changed.
  var writes: Bool { fixes || ignoring != nil }

  /// The content of new suppressions.
  struct Ignoring: Sendable {
    var reason: String?
    /// The minimum severity of the findings that get a suppression: of those that the run shows.
    var minSeverity = Severity.hint
  }
}
