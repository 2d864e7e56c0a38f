// What is wrong with baselines, on standard error.

import LanguageServer
import Linter

/// Shows what there is to say about baselines apart from findings.
enum BaselineReport {
  /// Shows `problems` with file and line. Returns whether there is none.
  static func show(_ problems: [BaselineLookup.Problem], in folder: String) -> Bool {
    for problem in problems {
      let text = "\(FilePath.displayed(problem.path, in: folder)):\(problem.line): error: \(problem.message)"
      Platform.write(Array((PlainText.path(text) + "\n").utf8), to: .error)
    }
    return problems.isEmpty
  }

  /// Tells of entries that no longer occur.
  static func showStale(_ result: CheckResult, _ options: CheckOptions) {
    guard let first = result.stale.first, options.failsOnStale || !options.isQuiet else { return }
    let count = result.stale.count
    let others = count > 1 ? " and \(count - 1) more" : ""
    let text =
      "\(result.displayed(first.baseline)) lists \(first.entry.rule) in \(first.entry.path)\(others), which no longer "
      + "\(count > 1 ? "occur" : "occurs"). “a11y-lsp baseline prune” removes what is stale."
    if options.failsOnStale { Message.error(text) } else { Message.note(text) }
  }
}
