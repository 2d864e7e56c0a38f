// What `check` found out, for the reporters.

import LanguageServer
import Linter

/// Everything that `check` found out.
struct CheckResult: Sendable {
  /// The absolute path of the working directory, which paths are shown relative to.
  var folder: String
  /// In the order of the paths shown.
  var files: [CheckedFile] = []
  /// In the order of the paths shown.
  var skipped: [SkippedPath] = []
  /// Findings less grave than this are not shown.
  var minSeverity = Severity.hint

  /// Entries of baselines that list what no longer occurs.
  var stale: [StaleEntry] = []

  /// `path` as it is shown.
  func displayed(_ path: String) -> String { FilePath.displayed(path, in: folder) }

  func shown(_ file: CheckedFile) -> [Finding] {
    file.findings.filter { $0.severity >= minSeverity }
  }

  /// The number of findings that are shown, by severity.
  var counts: [Severity: Int] {
    var counts: [Severity: Int] = [:]
    for file in files {
      for finding in shown(file) { counts[finding.severity, default: 0] += 1 }
    }
    return counts
  }

  var hiddenCount: Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity < minSeverity } }
  }

  /// The number of findings that baselines list.
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
