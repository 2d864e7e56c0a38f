// The result of a check, for the reporters.

import LanguageServer
import Linter

/// The complete result of a check.
struct CheckResult: Sendable {
  /// The absolute path of the current directory, which displayed paths are relative to.
  var folder: String
  /// The checked files, in the order of their displayed paths.
  var files: [CheckedFile] = []
  /// The skipped files, in the order of their displayed paths.
  var skipped: [SkippedPath] = []
  /// The minimum severity of displayed findings.
  var minSeverity = Severity.hint

  /// The files that fixes would change, if fixes are only shown.
  var previews: [FixPreview.File] = []
  /// The facts of the files' projects, by root.
  var surroundings: [String: Surroundings] = [:]

  /// The stale baseline entries.
  var stale: [StaleEntry] = []
  /// The announcements at findings, by file and index of the finding, if the plan gathers evidence.
  var announced: [String: [Int: Announced]] = [:]

  /// Returns the displayed form of `path`.
  func displayed(_ path: String) -> String { FilePath.displayed(path, in: folder) }

  func shown(_ file: CheckedFile) -> [Finding] {
    file.findings.filter { $0.severity >= minSeverity }
  }

  /// The number of displayed findings, by severity.
  var counts: [Severity: Int] {
    var counts: [Severity: Int] = [:]
    for file in files {
      for finding in shown(file) { counts[finding.severity, default: 0] += 1 }
    }
    return counts
  }

  /// Returns the number of findings below a severity.
  func hiddenCount(below severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity < severity } }
  }

  /// Returns the number of findings below a severity that are in code that nothing uses.
  func unusedCount(below severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity < severity && $0.isInUnusedCode } }
  }

  /// Returns whether findings below a severity, which aren't shown, determine the exit code.
  func failsSilently(below severity: Severity, _ options: CheckOptions) -> Bool {
    guard let least = options.failOn.severity else { return false }
    return files.contains { $0.findings.contains { $0.severity < severity && $0.severity >= least } }
  }

  /// The number of findings in baselines.
  var knownCount: Int { files.reduce(0) { $0 + $1.knownCount } }

  var fixCount: Int { files.reduce(0) { $0 + $1.fixCount } }
  var heldBackCount: Int { files.reduce(0) { $0 + $1.heldBackCount } }
  var fixedFileCount: Int { files.count { $0.fixCount > 0 } }

  var ignoreCount: Int { files.reduce(0) { $0 + $1.ignoreCount } }
  var ignoredFileCount: Int { files.count { $0.ignoreCount > 0 } }

  func exitCode(_ options: CheckOptions) -> Int32 {
    if skipped.contains(where: \.isFailure) { return ExitCode.unreadable }
    if options.failsOnStale, !stale.isEmpty { return ExitCode.findings }
    guard let least = options.failOn.severity else { return ExitCode.clean }
    let fails = files.contains { $0.findings.contains { $0.severity >= least } }
    return fails ? ExitCode.findings : ExitCode.clean
  }
}
