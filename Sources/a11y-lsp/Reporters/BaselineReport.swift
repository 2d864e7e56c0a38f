// Problems of baselines, on standard error.

import LanguageServer
import Linter

/// Baseline problems and stale entries, printed on standard error.
enum BaselineReport {
  /// Prints `problems` with file and line. Returns true if there are none.
  static func show(_ problems: [BaselineLookup.Problem], in folder: String) -> Bool {
    for problem in problems {
      let text = "\(FilePath.displayed(problem.path, in: folder)):\(problem.line): error: \(problem.message)"
      Platform.write(Array((PlainText.path(text) + "\n").utf8), to: .error)
    }
    return problems.isEmpty
  }

  /// Prints a message about stale entries.
  static func showStale(_ result: CheckResult, _ options: CheckOptions) {
    guard let first = result.stale.first, options.failsOnStale || !options.isQuiet else { return }
    let count = result.stale.count
    let entry = "\(first.entry.rule) in \(first.entry.path)"
    let entries = count == 1 ? "1 stale entry: \(entry)" : "\(count) stale entries, such as \(entry)"
    let text =
      "\(result.displayed(first.baseline)) has \(entries). "
      + "Run 'a11y-lsp baseline prune' to remove \(count == 1 ? "it" : "them")."
    if options.failsOnStale { Message.error(text) } else { Message.note(text) }
  }
}
