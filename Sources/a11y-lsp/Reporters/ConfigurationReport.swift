// Problems in configuration files, on standard error.

import LanguageServer
import Linter
import Source

/// Problems in configuration files, printed on standard error.
enum ConfigurationReport {
  /// The maximum number of problems printed.
  private static let most = 100

  /// Prints `problems` with file, line, and column, and returns true if there are none. On the command line, each of
  /// them is an error: a misspelled key would otherwise change what a check in CI covers without anyone noticing.
  static func show(_ problems: [ConfigurationLookup.Problem], in folder: String) -> Bool {
    for problem in problems.prefix(most) {
      let position = problem.position
      let path = FilePath.displayed(problem.path, in: folder)
      let place = "\(path):\(position.line + 1):\(position.character + 1)"
      let text = "\(place): error: \(problem.problem.message)"
      Platform.write(Array((PlainText.path(text) + "\n").utf8), to: .error)
    }
    if problems.count > most {
      Message.note("\(PlainText.counted(problems.count - most, "more configuration problem")) not shown")
    }
    return problems.isEmpty
  }
}
