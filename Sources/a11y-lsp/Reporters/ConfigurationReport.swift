// What is wrong with configuration files, on standard error.

import LanguageServer
import Linter
import Source

/// Shows the problems of configuration files.
enum ConfigurationReport {
  /// Whoever has more begins with these.
  private static let most = 100

  /// Shows `problems` with file, line and column. Returns whether what the team decided is known all the same.
  static func show(_ problems: [ConfigurationLookup.Problem], in folder: String) -> Bool {
    for problem in problems.prefix(most) {
      let position = problem.position
      let path = FilePath.displayed(problem.path, in: folder)
      let place = "\(path):\(position.line + 1):\(position.character + 1)"
      let text = "\(place): \(problem.problem.severity.rawValue): \(problem.problem.message)"
      Platform.write(Array((PlainText.path(text) + "\n").utf8), to: .error)
    }
    if problems.count > most {
      Message.note("\(problems.count - most) more mistakes in configurations are not shown.")
    }
    return !problems.contains { $0.problem.severity == .error }
  }
}
