// Problems in configuration files, on standard error.

import LanguageServer
import Linter
import Source

/// Problems in configuration files, printed on standard error.
enum ConfigurationReport {
  /// The maximum number of problems printed.
  private static let most = 100

  /// Prints `problems` with file, line, and column. Returns false if any of them is an error.
  static func show(_ problems: [ConfigurationLookup.Problem], in folder: String) -> Bool {
    for problem in problems.prefix(most) {
      let position = problem.position
      let path = FilePath.displayed(problem.path, in: folder)
      let place = "\(path):\(position.line + 1):\(position.character + 1)"
      let text = "\(place): \(problem.problem.severity.rawValue): \(problem.problem.message)"
      Platform.write(Array((PlainText.path(text) + "\n").utf8), to: .error)
    }
    if problems.count > most {
      Message.note("\(PlainText.counted(problems.count - most, "more configuration problem")) not shown")
    }
    return !problems.contains { $0.problem.severity == .error }
  }
}
